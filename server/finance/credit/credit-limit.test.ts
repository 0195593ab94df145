import fc from 'fast-check'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { creditRaces, raceForCredit } from '../../../tests/support/shops/race-for-credit.ts'

test('orders on one account never use more than its limit, and what fits is taken (INV-13, CRED-02)', async () => {
  const { database } = await useTestDatabase()
  await fc.assert(
    fc.asyncProperty(creditRaces, async (race) => {
      const { taken, refused, usedMinor } = await raceForCredit([database], race)
      expect(usedMinor).toBe(taken.reduce((sum, minor) => sum + minor, 0))
      expect(usedMinor).toBeLessThanOrEqual(race.limitMinor)
      for (const { totalMinor, code } of refused) {
        expect(code).toBe('credit_limit')
        expect(usedMinor + totalMinor).toBeGreaterThan(race.limitMinor)
      }
    }),
    { numRuns: 25 },
  )
})
