import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { createServerDatabase } from '../../../tests/support/servers/test-database.ts'
import { creditRaces, raceForCredit } from '../../../tests/support/shops/race-for-credit.ts'
import { connectPostgres } from '../../platform/database/postgres-database.ts'

const url = await createServerDatabase()
/** As two processes have them. */
const connections = [await connectPostgres(url), await connectPostgres(url)]
afterAll(async () => void (await Promise.all(connections.map((connection) => connection.close()))))

test(
  '20 orders at once over two pools never pass the limit (INV-13, CRED-02)',
  { timeout: 120_000 },
  async () => {
    const databases = connections.map(({ database }) => database)
    const even = { limitMinor: 100_000, totals: Array.from({ length: 20 }, () => 10_000) }
    const { taken, refused, usedMinor } = await raceForCredit(databases, even)
    expect([taken.length, refused.length, usedMinor]).toEqual([10, 10, 100_000])
    await fc.assert(
      fc.asyncProperty(creditRaces, async (race) => {
        const outcome = await raceForCredit(databases, race)
        expect(outcome.usedMinor).toBe(outcome.taken.reduce((sum, minor) => sum + minor, 0))
        expect(outcome.usedMinor).toBeLessThanOrEqual(race.limitMinor)
        for (const { totalMinor } of outcome.refused)
          expect(outcome.usedMinor + totalMinor).toBeGreaterThan(race.limitMinor)
      }),
      { numRuns: 50 },
    )
  },
)
