import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { randomRuns } from '../../../tests/support/builders/run-counts.ts'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import type { Database } from '../database/database.ts'
import { foldCounters, readCounter } from './counters.ts'
import { counters } from './counter-tables.ts'

const numRuns = randomRuns({ quick: 20, thorough: 300 })
const change = fc.record({
  owner: fc.constantFrom('one', 'other'),
  key: fc.constantFrom('placed', 'packed', 'closed'),
  change: fc.integer({ min: -3, max: 3 }),
})
const moments = fc.array(fc.record({ changes: fc.array(change, { maxLength: 6 }), isFolded: fc.boolean() }), {
  maxLength: 8,
})

test('a counter is the sum of its changes, folded or not, and zeros leave no row (STAF-08, SELL-05)', async () => {
  const { database } = await useTestDatabase()
  await fc.assert(
    fc.asyncProperty(moments, async (history) => {
      await database.delete(counters)
      const plain = { one: new Map<string, number>(), other: new Map<string, number>() }
      for (const { changes, isFolded } of history) {
        const rows = changes.map((each) => ({ ...each, list: 'brewery_parts' }))
        if (rows.length > 0) await database.insert(counters).values(rows)
        for (const { owner, key, ...each } of changes) {
          const sums = plain[owner as keyof typeof plain]
          sums.set(key, (sums.get(key) ?? 0) + each.change)
        }
        if (isFolded) await foldCounters(database)
        await expectSums(database, plain)
      }
      await foldCounters(database)
      await expectSums(database, plain)
      const left = [...plain.one.values(), ...plain.other.values()].filter((sum) => sum !== 0)
      expect(await database.$count(counters)).toBe(left.length)
    }),
    { numRuns, endOnFailure: true },
  )
})

async function expectSums(database: Database, plain: Record<'one' | 'other', ReadonlyMap<string, number>>) {
  for (const owner of ['one', 'other'] as const) {
    const found = await readCounter(database, { list: 'brewery_parts', owner })
    const wanted = [...plain[owner]].filter(([, sum]) => sum !== 0)
    expect([...found].toSorted()).toEqual(wanted.toSorted())
    expect(await readCounter(database, { list: 'fees', owner })).toEqual(new Map())
    const joined = await readCounter(database, { list: 'brewery_parts', owner }, sql`'all'`)
    expect(joined.get('all') ?? 0).toBe(wanted.reduce((sum, [, each]) => sum + each, 0))
  }
}
