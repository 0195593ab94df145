import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { RunQuote, RunRequest } from '../../../../shared/api/delivery-api.ts'
import { shortDay } from '../../../../shared/delivery/arrival-text.ts'
import { checkoutContact } from '../../../../tests/support/builders/checkout-contact.ts'
import { buildRunShop } from '../../../../tests/support/builders/run-order.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'
import { runs } from '../../../parties/runs/run-tables.ts'

const shop = await openOrderShop()
const { database } = shop
const contact = { ...checkoutContact, towncity: 'Edinburgh', postcode: 'EH1 1RE' }

/** A group with runs, and what its checkout asks of so many kegs. */
async function openGroup(wanted: Parameters<typeof buildRunShop>[1] = {}) {
  const group = await buildRunShop(shop, wanted)
  const ask = async (quantity: number, about: Partial<RunRequest> = {}) => {
    const lines = group.variantIds.map((variantId) => ({ variantId, quantity, groupSlug: group.group.slug }))
    const body = {
      groupSlug: group.group.slug,
      postcode: 'EH1 1RE',
      goodsMinor: 10_000 * quantity,
      lines,
      ...about,
    }
    return shop.post('/public/delivery/run', body, {})
  }
  return {
    ...group,
    ask,
    quote: async (...asked: Parameters<typeof ask>) => (await ask(...asked)).json<RunQuote>(),
  }
}

test('the run that takes an order is named before it is placed, and takes it then (RUN-02)', async () => {
  const { group, runs: built, order, quote, fill } = await openGroup({ capacityPallets: 2 })
  await order()
  await database.update(runs).set({ tailLiftKg: 500 }).where(eq(runs.id, built[1]!.id))
  expect(await quote(1)).toMatchObject({ run: { day: built[0]!.day, limitG: 750_000 }, minimum: null })
  // Two pallets, of which the first run has room for one.
  const { run } = await quote(12)
  expect(run).toEqual({
    groupSlug: group.slug,
    day: built[1]!.day,
    text: expect.stringContaining(`Arrives ${shortDay(built[1]!.day)}.`),
    limitG: 500_000,
  })
  const seen = { groupId: group.id, contact, expectedRunDay: run.day! }
  const { pallet } = await shop.placed(await fill(12), seen)
  expect(pallet).toMatchObject({ leavesOn: run.day, runText: run.text, limitG: run.limitG })
})

test('what is asked is not held, and a fork-lift counts as it does for the order (RUN-02, RUN-05)', async () => {
  const { runs: built, quote } = await openGroup({ capacityPallets: 1 })
  // Twelve kegs are two pallets by tail-lift and one by fork-lift.
  for (let again = 0; again < 3; again += 1)
    expect((await quote(12, { unloading: 'fork_lift' })).run.day).toBe(built[0]!.day)
  expect((await quote(12)).run.day).toBeUndefined()
})

test('a run that does not go to the postcode, is closed or is cancelled is not named (RUN-02, RUN-03)', async () => {
  const { group, runs: built, quote, work } = await openGroup()
  await database
    .update(runs)
    .set({ postcodes: ['G'] })
    .where(eq(runs.id, built[0]!.id))
  expect((await quote(1, { postcode: 'G1 1AA' })).run.day).toBe(built[0]!.day)
  expect((await quote(1)).run.day).toBe(built[1]!.day)
  await work('close', built[1]!)
  expect((await quote(1)).run.day).toBe(built[2]!.day)
  await work('cancel', built[2]!, 'Snow.')
  expect((await quote(1)).run).toEqual({
    groupSlug: group.slug,
    text: `No delivery of ${group.name} takes this order: choose collection, or write to us.`,
  })
})

test('what is missing to the run’s minimum is said before the order is refused for it (RUN-01, PRICE-04)', async () => {
  const { group, quote } = await openGroup({ minimumMinor: 30_000 })
  expect((await quote(2)).minimum).toBe(`Add £100.00 more to reach ${group.name}'s minimum of £300.00.`)
  expect((await quote(3)).minimum).toBeNull()
})

test('an unknown group is not found, and lines of other baskets count nothing (RUN-02)', async () => {
  const { ask, quote, runs: built, variantIds } = await openGroup({ capacityPallets: 1 })
  expect((await ask(1, { groupSlug: 'nobody-s' })).statusCode).toBe(404)
  const regular = [{ variantId: variantIds[0]!, quantity: 40 }]
  expect((await quote(1, { lines: regular })).run.day).toBe(built[0]!.day)
})
