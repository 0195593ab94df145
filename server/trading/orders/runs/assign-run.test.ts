import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shortDay } from '../../../../shared/delivery/arrival-text.ts'
import { checkoutContact } from '../../../../tests/support/builders/checkout-contact.ts'
import { buildRunShop } from '../../../../tests/support/builders/run-order.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'
import { findNextRuns } from '../../../parties/runs/find-runs.ts'
import { runs } from '../../../parties/runs/run-tables.ts'
import { orders } from '../order-tables.ts'
import type { PlannedOrder } from '../plan-order.ts'
import { assignRun } from './assign-run.ts'

const shop = await openOrderShop()
const { database } = shop

const runOf = async (number: string) => {
  const [row] = await database.select({ runId: orders.runId }).from(orders).where(eq(orders.number, number))
  return row!.runId
}

test('an order belongs to the first open run that has room, and says when it arrives (RUN-02)', async () => {
  const { group, runs: built, order, place } = await buildRunShop(shop, { capacityPallets: 2 })
  const [first, second] = built
  const one = await order()
  expect(await runOf(one.number)).toBe(first!.id)
  const read = await one.read()
  expect(read.pallet).toMatchObject({ leavesOn: first!.day, limitG: 750_000 })
  expect(read.pallet?.runText).toMatch(`Arrives ${shortDay(first!.day)}. Order by `)
  expect(read.consignments[0]).toMatchObject({ deliverBy: first!.day })
  // Twelve kegs take two pallets by tail-lift, which the first run has no room for any more.
  const two = await place(12)
  expect(two.reply.json().pallet).toMatchObject({ leavesOn: second!.day })
  const three = await order()
  expect(await runOf(three.number)).toBe(first!.id)
  const page = await shop.get(`/groups/${group.slug}`)
  expect(page.body).toContain(`Arrives ${shortDay(built[2]!.day)}.`)
  expect((await place()).reply.json().pallet).toMatchObject({ leavesOn: built[2]!.day })
})

test('no order is placed for another day than its buyer saw, and the run that takes it is named (RUN-02)', async () => {
  const { group, runs: built, order, fill } = await buildRunShop(shop, { capacityPallets: 3 })
  await order()
  await order()
  await database.update(runs).set({ tailLiftKg: 500 }).where(eq(runs.id, built[1]!.id))
  // Two pallets, of which the first run has room for one; the second run's tail-lift carries less.
  const buyer = await fill(12)
  const contact = { ...checkoutContact, towncity: 'Edinburgh', postcode: 'EH1 1RE' }
  const seen = { groupId: group.id, contact, expectedTotalMinor: 1 }
  const shown = await findNextRuns(database, shop.now())
  const next = shown.find(({ groupSlug }) => groupSlug === group.slug)!
  expect(next.day).toBe(built[0]!.day)
  for (const expectedRunDay of [next.day!, null]) {
    const refused = (await shop.place(buyer, { ...seen, expectedRunDay })).json()
    expect(refused).toMatchObject({
      code: 'run_changed',
      run: { groupSlug: group.slug, day: built[1]!.day, limitG: 500_000 },
    })
    expect(refused.message).toContain(refused.run.text)
    expect(await shop.items(buyer)).toHaveLength(1)
  }
  const { run, totalMinor } = (await shop.place(buyer, { ...seen, expectedRunDay: next.day! })).json()
  const looked = { ...seen, expectedRunDay: run.day, expectedTotalMinor: totalMinor }
  const { pallet } = await shop.placed(buyer, looked)
  expect(pallet).toMatchObject({ leavesOn: run.day, runText: run.text, limitG: run.limitG })
})

test('what is collected of a group is on no run, whatever its buyer saw (RUN-03)', async () => {
  const { group, breweries, fill } = await buildRunShop(shop)
  const shipping = breweries.map(({ id }) => ({ teamId: id, option: 'collection' as const }))
  const reply = await shop.place(await fill(1), { groupId: group.id, shipping, expectedRunDay: null })
  expect(reply.statusCode).toBe(201)
})

test('weight fills a run as pallets do, and an order that lapses gives its room back (RUN-02)', async () => {
  const { runs: built, place, order } = await buildRunShop(shop, { capacityKg: 200, count: 1 })
  const first = await place(2)
  expect(first.reply.statusCode).toBe(201)
  expect((await place(1)).reply.json().code).toBe('no_run')
  shop.wait(16 * 60)
  await shop.sweep()
  const [run] = await database.select().from(runs).where(eq(runs.id, built[0]!.id))
  expect(run!.isFull).toBe(false)
  expect(await runOf((await order(2)).number)).toBe(built[0]!.id)
})

test('without a run delivery is refused before payment, and collection stays open (RUN-03)', async () => {
  const { place } = await buildRunShop(shop, { postcodes: ['G', 'FK1'] })
  const refused = await place()
  expect([refused.reply.statusCode, refused.reply.json().code]).toEqual([409, 'no_run'])
  expect(await shop.items(refused.buyer)).toHaveLength(1)
  const collected = await place(1, { collected: true })
  expect(collected.reply.statusCode).toBe(201)
  expect(await runOf(collected.reply.json().number)).toBeNull()
})

test('at its cut-off a run takes no orders, before any clock has closed it (RUN-03, RUN-04)', async () => {
  const { runs: built, place, work } = await buildRunShop(shop, { count: 2 })
  shop.wait((Date.parse(built[0]!.cutOffAt) - shop.now().getTime()) / 1000 - 1)
  expect((await place()).reply.json().pallet.leavesOn).toBe(built[0]!.day)
  shop.wait(1)
  expect((await place()).reply.json().pallet.leavesOn).toBe(built[1]!.day)
  await work('close', built[1]!)
  expect((await place()).reply.json().code).toBe('no_run')
  await expect(work('close', built[1]!)).rejects.toMatchObject({ code: 'run_not_possible' })
})

test('goods below a run’s minimum are refused with what is missing (RUN-01)', async () => {
  const { group, place } = await buildRunShop(shop, { minimumMinor: 30_000 })
  const { reply } = await place(2)
  expect(reply.json()).toMatchObject({
    code: 'below_minimum',
    message: `Add £100.00 more to reach ${group.name}'s minimum of £300.00.`,
  })
  expect((await place(3)).reply.statusCode).toBe(201)
})

test('without a fork-lift no pallet weighs more than the run’s tail-lift carries (RUN-05)', async () => {
  const { place } = await buildRunShop(shop, { tailLiftKg: 500 })
  const tailLift = (await place(12)).reply.json().pallet
  expect(tailLift.pallets.map(({ step }: { step: string }) => step)).toEqual(['Light pallet', 'Half pallet'])
  expect(tailLift.chargeMinor).toBe(8100 + 6800)
  const forkLift = (await place(12, { handover: { unloading: 'fork_lift' } })).reply.json()
  expect(forkLift.pallet).toMatchObject({ chargeMinor: 9200, pallets: [{ step: 'Full pallet' }] })
  expect(forkLift.handover).toEqual({ unloading: 'fork_lift' })
})

test('pallets weigh no more than the tail-lift takes that is set while the order is planned (RUN-02)', async () => {
  const { group, runs: built } = await buildRunShop(shop, { capacityPallets: 4 })
  const limits: (number | undefined)[] = []
  const taken = await database.transaction((transaction) =>
    assignRun(transaction, {
      group: { id: group.id, name: group.name },
      postcode: 'EH1 1RE',
      handover: { ...checkoutContact, unloading: 'tail_lift' },
      now: shop.now(),
      planWith: (limitG) => {
        // It comes before the lock of the run.
        if (limits.length === 0)
          void transaction
            .update(runs)
            .set({ tailLiftKg: 500 })
            .where(eq(runs.id, built[0]!.id))
            .then(() => {})
        limits.push(limitG)
        const pallets =
          limitG === 500_000 ? [{ weightG: 350_000 }, { weightG: 350_000 }] : [{ weightG: 700_000 }]
        return { pallet: { limitG, pallets }, goodsMinor: 10_000_000 } as PlannedOrder
      },
    }),
  )
  expect(limits).toEqual([750_000, 500_000])
  expect(taken.run).toMatchObject({ id: built[0]!.id, tailLiftKg: 500 })
  expect(taken.plan?.pallet).toMatchObject({ limitG: 500_000 })
  expect(taken.plan?.pallet?.pallets).toHaveLength(2)
})
