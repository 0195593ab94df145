import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import { buildGroup } from '../../../tests/support/builders/builders.ts'
import { runPlan } from '../../../tests/support/builders/run-builder.ts'
import { operatorContext } from '../../../tests/support/shops/operator-context.ts'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { commandFor } from '../../backoffice/operate/find-command.ts'
import { makeRuns } from './make-runs.ts'
import { runs } from './run-tables.ts'

const now = new Date('2026-11-22T10:00:00Z')

async function openPlans() {
  const { database } = await useTestDatabase()
  const group = await buildGroup(database, { slug: 'forth', hasRuns: false })
  const context = { ...operatorContext, clock: () => now }
  return {
    database,
    make: (at: Date) => makeRuns({ database, clock: () => at }),
    plan: (from: string, plan: object) =>
      commandFor(['groups', 'plan', 'forth', `from=${from}`, JSON.stringify(plan)])(database, context),
    operate: (...words: string[]) => commandFor(words)(database, context),
    built: () => database.select().from(runs).where(eq(runs.groupId, group.id)).orderBy(runs.day),
  }
}

test('a plan makes its runs eight weeks ahead, and the night job doubles none (RUN-01)', async () => {
  const { plan, make, built, database } = await openPlans()
  await plan('2026-11-23', runPlan())
  const first = await built()
  expect(first.map(({ day }) => day)).toEqual(
    Array.from({ length: 8 }, (_, week) => addDays('2026-11-25', week * 7)),
  )
  expect(first[0]).toMatchObject({
    state: 'open',
    carrier: 'Forth Vans',
    depot: { town: 'Linlithgow' },
    capacityPallets: 100,
    capacityKg: 100_000,
    tailLiftKg: 750,
    postcodes: null,
    minimumMinor: null,
  })
  expect(new Date(first[0]!.answerByAt)).toEqual(new Date('2026-11-23T16:00:00Z'))
  await database.update(runs).set({ capacityPallets: 3 }).where(eq(runs.id, first[1]!.id))
  await make(now)
  await make(now)
  expect((await built()).map(({ id }) => id)).toEqual(first.map(({ id }) => id))
  expect((await built())[1]!.capacityPallets).toBe(3)
  await make(new Date('2026-11-25T10:00:00Z'))
  expect((await built()).at(-1)!.day).toBe('2027-01-20')
})

test('a changed plan counts from a run on, and leaves runs that were changed by hand (GORG-08)', async () => {
  const { plan, built, database } = await openPlans()
  await plan('2026-11-23', runPlan())
  const byHand = (await built())[4]!
  await database.update(runs).set({ isChangedByHand: true }).where(eq(runs.id, byHand.id))
  const days = [{ ...runPlan().days[0]!, cutOff: { weekday: 2, time: '09:00' } }]
  await plan('2026-12-09', runPlan({ days, capacityPallets: 6 }))
  const cutOffs = (await built()).map(({ cutOffAt }) => londonDay(new Date(cutOffAt)))
  expect(cutOffs.slice(0, 5)).toEqual(['2026-11-23', '2026-11-30', '2026-12-08', '2026-12-15', '2026-12-21'])
  expect((await built()).map(({ capacityPallets }) => capacityPallets)).toEqual([
    100, 100, 6, 6, 100, 6, 6, 6,
  ])
})

test('a plan with another weekday takes away runs without orders, and two a week are possible (RUN-01)', async () => {
  const { plan, built, operate } = await openPlans()
  await plan('2026-11-23', runPlan())
  const [wednesday] = runPlan().days
  const friday = {
    ...wednesday!,
    weekday: 5,
    cutOff: { weekday: 3, time: '12:00' },
    bringBy: { weekday: 4, time: '16:00' },
  }
  const tuesday = { ...wednesday!, weekday: 2, bringBy: { weekday: 2, time: '08:00' } }
  await plan('2026-11-23', runPlan({ days: [friday, tuesday] }))
  expect((await built()).slice(0, 4).map(({ day }) => day)).toEqual([
    '2026-11-24',
    '2026-11-27',
    '2026-12-01',
    '2026-12-04',
  ])
  const list = await operate('runs', 'list', 'forth')
  expect(list.split('\n')[0]).toContain(
    '0 of 100 pallets, 0 of 100000 kg  Arrives Tue 24 Nov. Order by Mon 23 Nov, 12:00.',
  )
  expect(JSON.parse(await operate('groups', 'show-plan', 'forth'))).toMatchObject([
    { version: 2 },
    { version: 1 },
  ])
})

test.each([
  [{ ...runPlan(), capacityPallets: 0 }, 'capacityPallets'],
  [{ ...runPlan(), days: [] }, 'days'],
  [runPlan({ days: [runPlan().days[0]!, runPlan().days[0]!] }), 'named once'],
])('a faulty plan is refused with its fault (RUN-01)', async (faulty, named) => {
  const { plan, built } = await openPlans()
  await expect(plan('2026-11-23', faulty)).rejects.toThrow(named)
  expect(await built()).toEqual([])
})
