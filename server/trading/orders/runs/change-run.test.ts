import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dayText, shortDay } from '../../../../shared/delivery/arrival-text.ts'
import { addDays, londonDay, weekdayOf } from '../../../../shared/working-time/working-time.ts'
import { organisedRun } from '../../../../tests/support/builders/organised-run.ts'
import { runPlan } from '../../../../tests/support/builders/run-builder.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'
import { findRunsFrom } from '../../../parties/runs/find-runs.ts'
import { makeRuns } from '../../../parties/runs/make-runs.ts'

const shop = await openOrderShop()
const { database } = shop
const dayOf = (moment: string) => londonDay(new Date(moment))

test('one run is changed on its own: shown first, written down, and left alone by its plan (RUN-01, GORG-08)', async () => {
  const { confirmed, run, runs, send, read, preview, goTo } = await organisedRun(shop)
  await confirmed(2)
  const change = { capacityPallets: 3, capacityKg: 2500, tailLiftKg: 700, carrier: 'Pentland Haulage' }
  const shown = await preview('change', change)
  expect(shown.deadlines).toEqual([
    `Its carrier is Pentland Haulage, no longer ${run.carrier}.`,
    `Its pallets are at most 3, no longer ${run.capacityPallets}.`,
    `It carries at most 2500 kg, no longer ${run.capacityKg} kg.`,
    'By tail-lift a pallet weighs at most 700 kg, no longer 750 kg.',
  ])
  expect(await read()).toMatchObject({ capacityPallets: run.capacityPallets, carrier: run.carrier })
  expect((await send('change', change, `?digest=${shown.digest}`)).json()).toMatchObject(change)
  const { rows } = await database.execute(
    sql`select before, after from audit_entries where verb = 'change run' and subject_id = ${run.id}`,
  )
  expect(rows).toMatchObject([{ before: { tailLiftKg: 750 }, after: { tailLiftKg: 700 } }])
  const stored = await database.execute(
    sql`select id, is_changed_by_hand as by_hand, capacity_kg as kg from runs where group_id = ${run.groupId} order by day`,
  )
  expect(stored.rows.slice(0, 2)).toEqual([
    { id: run.id, by_hand: true, kg: 2500 },
    { id: runs[1]!.id, by_hand: false, kg: runs[1]!.capacityKg },
  ])
  await goTo(run.cutOffAt)
  const late = await send('change', change)
  expect([late.statusCode, late.json().code]).toEqual([409, 'run_not_possible'])
})

test('orders follow a run to its other day and times, and everyone concerned is notified (RUN-01)', async () => {
  const { confirmed, run, runs, send, breweries } = await organisedRun(shop)
  const [order] = await confirmed(2)
  const day = addDays(run.day, 1)
  const bringBy = `${dayOf(run.bringByAt)}T23:30`
  const changed = await send('change', { day, bringBy })
  expect(changed.json()).toMatchObject({ day, state: 'open' })
  const after = await order!.read()
  expect(after.pallet).toMatchObject({ leavesOn: day, runText: expect.stringContaining(shortDay(day)) })
  const { rows } = await database.execute(
    sql`select deliver_by from order_consignments where order_id = (select id from orders where number = ${order!.number})
      and brewery_id is not null`,
  )
  expect(rows).toEqual([{ deliver_by: day }])
  const toBuyer = (await shop.mailsTo(order!.email)).at(-1)
  expect(toBuyer).toMatchObject({
    template: 'order-changed',
    data: { heading: `Your order comes on ${dayText(day)}` },
  })
  const toBrewery = (await shop.mailsTo(breweries[0]!.email!)).at(-1)
  expect(toBrewery).toMatchObject({ data: { heading: `The run of ${dayText(day)} has other times` } })
  const taken = await send('change', { day: runs[1]!.day })
  expect([taken.statusCode, taken.json().field]).toEqual([400, 'day'])
})

test('a run is not made smaller than what it carries, nor its moments put out of order (RUN-02, RUN-05)', async () => {
  const { confirmed, run, send, read } = await organisedRun(shop)
  await confirmed(12)
  const { pallets, loadG } = await read()
  expect(loadG).toBeGreaterThan(200_000)
  const fieldOf = async (change: object) => {
    const reply = await send('change', change)
    return [reply.statusCode, reply.json().field]
  }
  expect(await fieldOf({ capacityKg: 100 })).toEqual([400, 'capacityKg'])
  expect(await fieldOf({ tailLiftKg: 200 })).toEqual([400, 'tailLiftKg'])
  expect(await fieldOf({ cutOff: `${dayOf(run.bringByAt)}T23:50` })).toEqual([400, 'answerBy'])
  expect(await fieldOf({ bringBy: `${addDays(run.day, 2)}T10:00` })).toEqual([400, 'day'])
  expect(await fieldOf({ cutOff: '2020-01-01T10:00' })).toEqual([400, 'cutOff'])
  // A run that is just large enough takes no more, and takes orders again once it is larger.
  expect((await send('change', { capacityPallets: pallets })).json()).toMatchObject({ isFull: true })
  expect((await send('change', { capacityPallets: pallets + 1 })).json()).toMatchObject({ isFull: false })
})

test('operations change a run by command (RUN-01)', async () => {
  const { group, run, read } = await organisedRun(shop)
  const said = await shop.operate('runs', 'change', group.slug, run.day, 'capacityKg=4000')
  expect(said).toContain(`It carries at most 4000 kg, no longer ${run.capacityKg} kg.`)
  expect(await read()).toMatchObject({ capacityKg: 4000 })
  for (const word of ['size=4000', 'capacityKg=1500.9', 'capacityKg='])
    await expect(shop.operate('runs', 'change', group.slug, run.day, word)).rejects.toThrow('runs change')
})

test('a run that is moved to another day is not made again on its old one (RUN-01)', async () => {
  const { group, run, runs, send } = await organisedRun(shop)
  const before = (days: number) => ((weekdayOf(run.day) + 6 - days) % 7) + 1
  const plan = runPlan({
    days: [
      {
        weekday: weekdayOf(run.day),
        cutOff: { weekday: before(2), time: '12:00' },
        answerBy: null,
        bringBy: { weekday: before(1), time: '16:00' },
      },
    ],
  })
  await shop.operate('groups', 'plan', group.slug, `from=${run.day}`, JSON.stringify(plan))
  const daysMade = async () => {
    await makeRuns({ database, clock: () => shop.now() })
    return (await findRunsFrom(database, group.id, run.day)).map(({ day }) => day)
  }
  const planned = await daysMade()
  expect(planned.slice(0, 2)).toEqual([run.day, runs[1]!.day])
  const moved = addDays(run.day, 1)
  expect((await send('change', { day: moved })).statusCode).toBe(200)
  expect(await daysMade()).toEqual([moved, ...planned.slice(1)])
  const further = addDays(run.day, 2)
  expect((await send('change', { day: further })).statusCode).toBe(200)
  expect(await daysMade()).toEqual([further, ...planned.slice(1)])
  // A new version of its plan leaves it there too.
  await shop.operate('groups', 'plan', group.slug, `from=${run.day}`, JSON.stringify(plan))
  expect(await daysMade()).toEqual([further, ...planned.slice(1)])
  expect((await send('change', { day: run.day })).statusCode).toBe(200)
  expect(await daysMade()).toEqual(planned)
})
