import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomRuns } from '../../../tests/support/builders/run-counts.ts'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { listPageSize } from '../../../shared/api/list-api.ts'
import { worklistViews } from '../../../shared/worklist/worklist-kinds.ts'
import type { Database } from '../database/database.ts'
import { foldCounters } from '../counters/counters.ts'
import { counters } from '../counters/counter-tables.ts'
import { findWorklistCounterFaults, listEntries } from './worklist.ts'
import { worklistEntries } from './worklist-tables.ts'

const numRuns = randomRuns({ quick: 15, thorough: 150 })
const me = randomUUID()
const noon = new Date('2026-11-23T12:00:00Z')
const hours = (count: number) => new Date(noon.getTime() + count * 3_600_000)
/** Hours from noon: days before, today and after, and the moment itself. */
const hour = fc.oneof(fc.constantFrom(-12, 0, 12), fc.integer({ min: -60, max: 60 }))
const entry = fc.record({
  due: fc.option(hour),
  closed: fc.option(hour, { freq: 2 }),
  snoozed: fc.option(hour),
  taker: fc.constantFrom(null, me, randomUUID()),
  kind: fc.constantFrom('trade' as const, 'escalate_answer' as const),
})
const moments = fc.array(
  fc.record({
    opened: fc.array(entry, { maxLength: 5 }),
    changed: fc.array(fc.record({ at: fc.nat(), to: entry }), { maxLength: 4 }),
    isFolded: fc.boolean(),
    now: hour,
  }),
  { maxLength: 6 },
)

test('views of the worklist count what they list, at whatever time, as it changes (STAF-04)', async () => {
  const { database } = await useTestDatabase()
  await fc.assert(
    fc.asyncProperty(moments, async (history) => {
      await database.delete(worklistEntries)
      await database.delete(counters)
      const ids: string[] = []
      for (const { opened, changed, isFolded, now } of history) {
        for (const each of opened) ids.push(await insert(database, each))
        for (const { at, to } of changed) await update(database, ids[at % ids.length], to)
        if (isFolded) await foldCounters(database)
        expect(await findWorklistCounterFaults(database)).toEqual([])
        await expectViews(database, hours(now))
      }
    }),
    { numRuns, endOnFailure: true },
  )
})

type Entry = typeof entry extends fc.Arbitrary<infer Value> ? Value : never

const columnsOf = ({ due, closed, snoozed, taker, kind }: Entry) => ({
  dueAt: due === null ? null : hours(due),
  closedAt: closed === null ? null : hours(closed),
  snoozedUntil: snoozed === null ? null : hours(snoozed),
  takenById: taker,
  kind,
})

async function insert(database: Database, each: Entry): Promise<string> {
  const about = { subject: randomUUID(), about: 'A pub waits.', owner: 'support', openedAt: noon } as const
  const [row] = await database
    .insert(worklistEntries)
    .values({ ...about, ...columnsOf(each) })
    .returning({ id: worklistEntries.id })
  return row!.id
}

async function update(database: Database, id: string | undefined, to: Entry): Promise<void> {
  if (id !== undefined)
    await database.update(worklistEntries).set(columnsOf(to)).where(eq(worklistEntries.id, id))
}

/** With all kinds the counts are of the counter, of one kind they are of the rows. */
async function expectViews(database: Database, now: Date): Promise<void> {
  const all = (await database.select().from(worklistEntries)).filter(({ closedAt }) => closedAt === null)
  for (const kind of [undefined, 'trade'] as const) {
    const open = all.filter((each) => kind === undefined || each.kind === kind)
    const isAwake = ({ snoozedUntil }: (typeof open)[number]) => snoozedUntil === null || snoozedUntil <= now
    const awake = open.filter(isAwake)
    const counts = {
      waiting: awake.length,
      mine: awake.filter(({ takenById }) => takenById === me).length,
      late: awake.filter(({ dueAt }) => dueAt !== null && dueAt < now).length,
      snoozed: open.length - awake.length,
    }
    for (const view of worklistViews) {
      const list = await listEntries(database, { view, clientId: me, now, kind })
      expect(Object.fromEntries(list.views.map(({ key, count }) => [key, count]))).toEqual(counts)
      expect(list.total).toBe(counts[view])
      expect(list.entries).toHaveLength(Math.min(counts[view], listPageSize))
    }
  }
}
