import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { londonDay } from '../../../../shared/working-time/working-time.ts'
import { buildBeer, buildContainer } from '../../../../tests/support/builders/builders.ts'
import { placeTwoBreweryOrder } from '../../../../tests/support/builders/two-brewery-order.ts'
import { addMember } from '../../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'
import { levelOf } from '../../../../tests/support/shops/stock-levels.ts'
import { documents } from '../../../finance/documents/document-tables.ts'
import { readBalance, readImbalance } from '../../../finance/ledger/read-balances.ts'
import { findLevelFaults } from '../../stock/read-stock.ts'
import { findLineFaults } from '../find-order-faults.ts'
import { orders } from '../order-tables.ts'

const shop = await openOrderShop()
const { database } = shop
const keyed = (headers: Record<string, string>) => ({ 'idempotency-key': crypto.randomUUID(), ...headers })

/** A paid order of two kegs and of three, at £100 unless said, and what stock, documents and ledger say of it. */
async function bookedOrder(pricesMinor: readonly [number, number] = [10_000, 10_000]) {
  const placed = await placeTwoBreweryOrder(shop, 'card', { pricesMinor })
  const { number, one, two, buyer } = placed
  const [row] = await database.select().from(orders).where(eq(orders.number, number))
  const orderId = row!.id
  const parts = placed.placed.consignments.map(({ id }) => id)
  const sales = await shop.buyer()
  await addMember(database, { clientId: sales.clientId, breweryId: one.brewery.id, role: 'sales' })
  const of = (account: 'brewery_held' | 'brewery_due', id: string) =>
    readBalance(database, account, { owner: id, orderId })
  return {
    ...placed,
    buy: (verb: string, body: object = {}) =>
      shop.post(`/api/orders/${number}/parts/${parts[0]}/${verb}`, body, keyed(buyer)),
    sell: (verb: string, body: object = {}) =>
      shop.post(`/api/sell/${one.brewery.slug}/orders/${parts[0]}/${verb}`, body, keyed(sales)),
    levels: async () => {
      expect([await findLevelFaults(database), await findLineFaults(database)]).toEqual([[], []])
      return [await levelOf(database, one.keg.variantId), await levelOf(database, two.keg.variantId)]
    },
    balances: async () => {
      expect(await readImbalance(database)).toBe(0)
      return {
        buyer: await readBalance(database, 'buyer', { owner: buyer.clientId, orderId }),
        held: [await of('brewery_held', one.brewery.id), await of('brewery_held', two.brewery.id)],
        due: [await of('brewery_due', one.brewery.id), await of('brewery_due', two.brewery.id)],
      }
    },
    credits: async () => {
      const rows = await database.select().from(documents).where(eq(documents.orderId, orderId))
      return rows
        .filter(({ kind }) => kind === 'credit_note')
        .map(({ totalMinor, contents }) => [totalMinor, contents.reason])
    },
  }
}

test('a substitute is reserved, then owed under its own line; what the brewery lacks is gone (LIFE-07, STOCK-01)', async () => {
  const { sell, buy, levels, one } = await bookedOrder()
  const beer = await buildBeer(database, { breweryId: one.brewery.id })
  const other = await buildContainer(database, { beerId: beer.id, availableUnits: 5, priceMinor: 9000 })
  const variantId = other.storefrontVariantId!
  const offer = { lines: [{ position: 0, units: 1, substitute: { variantId, units: 1 } }] }
  expect((await sell('propose', offer)).statusCode).toBe(200)
  expect(await levelOf(database, variantId)).toEqual({ sellable: 4, reserved: 1, promised: 0, onHand: 5 })
  expect((await sell('withdraw')).statusCode).toBe(200)
  expect(await levelOf(database, variantId)).toEqual({ sellable: 5, reserved: 0, promised: 0, onHand: 5 })
  expect((await levels())[0]).toEqual({ sellable: 8, reserved: 0, promised: 2, onHand: 10 })
  await sell('propose', offer)
  expect((await buy('agree')).statusCode).toBe(200)
  expect(await levelOf(database, variantId)).toEqual({ sellable: 4, reserved: 0, promised: 1, onHand: 5 })
  expect((await levels())[0]).toEqual({ sellable: 8, reserved: 0, promised: 1, onHand: 9 })
  expect((await sell('dispatch')).statusCode).toBe(200)
  expect(await levelOf(database, variantId)).toEqual({ sellable: 4, reserved: 0, promised: 0, onHand: 4 })
  expect((await levels())[0]).toEqual({ sellable: 8, reserved: 0, promised: 0, onHand: 8 })
})

test('a substitute of which too few are left is refused, and nothing is proposed or held (LIFE-07, INV-01)', async () => {
  const { sell, order, levels, one } = await bookedOrder()
  const beer = await buildBeer(database, { breweryId: one.brewery.id })
  const other = await buildContainer(database, { beerId: beer.id, availableUnits: 1, priceMinor: 9000 })
  const variantId = other.storefrontVariantId!
  const offer = (units: number) => ({
    lines: [{ position: 0, units: 0, substitute: { variantId, units } }],
  })
  const before = await levels()
  const refused = await sell('propose', offer(2))
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'sold_out'])
  expect((await order()).consignments[0]).toMatchObject({ state: 'placed', proposal: null })
  expect(await levelOf(database, variantId)).toEqual({ sellable: 1, reserved: 0, promised: 0, onHand: 1 })
  expect(await levels()).toEqual(before)
  expect((await sell('propose', offer(1))).statusCode).toBe(200)
  expect(await levelOf(database, variantId)).toEqual({ sellable: 0, reserved: 1, promised: 0, onHand: 1 })
})

test('a later day moves no penny of a part that had less VAT of its order than on its own (DOC-06, LIFE-04)', async () => {
  // £40.02 of VAT are on £200.08 on their own; of £100.03's share of the order's £100.02 there are £40.01.
  const { sell, buy, run, order, balances, credits } = await bookedOrder([10_004, 10_003])
  await run('accept')
  const before = await order()
  expect(before.consignments[0]).toMatchObject({ goodsMinor: 20_008, totalMinor: 24_009 })
  const later = { dispatchOn: londonDay(new Date(shop.now().getTime() + 60 * 86_400_000)) }
  expect((await sell('propose', later)).statusCode).toBe(200)
  const { proposal } = (await order()).consignments[0]!
  expect(proposal!.agree).toMatchObject({ totalMinor: before.totalMinor, backMinor: 0 })
  expect((await buy('agree')).statusCode).toBe(200)
  expect(await order()).toMatchObject({ totalMinor: before.totalMinor })
  expect(await credits()).toEqual([])
  expect((await balances()).buyer).toBe(0)
})

test('unwanted units may be bought again, refused ones that are not there are gone (STOCK-06)', async () => {
  const { sell, buy, levels, run, two, credits } = await bookedOrder()
  await sell('propose', { lines: [{ position: 0, units: 1 }] })
  expect((await buy('decline-part')).statusCode).toBe(200)
  await run('refuse', two.brewery.slug, 'reason=no_stock')
  expect(await levels()).toEqual([
    { sellable: 9, reserved: 0, promised: 0, onHand: 9 },
    { sellable: 7, reserved: 0, promised: 0, onHand: 7 },
  ])
  expect(await credits()).toEqual([])
})

test('each shipment makes its money due and takes its units; the rest is credited (LIFE-11, LEDG-02)', async () => {
  const { run, two, levels, balances, credits } = await bookedOrder()
  await run('accept')
  await run('dispatch', two.brewery.slug, '1=1')
  expect(await balances()).toEqual({ buyer: 0, held: [-24_000, -24_000], due: [0, -12_000] })
  expect((await levels())[1]).toEqual({ sellable: 7, reserved: 0, promised: 2, onHand: 9 })
  await expect(run('refund', two.brewery.slug)).rejects.toThrow('part_dispatched')
  await run('close-rest', two.brewery.slug)
  await shop.sweep()
  expect(await balances()).toEqual({ buyer: 0, held: [-24_000, 0], due: [0, -12_000] })
  expect((await levels())[1]).toEqual({ sellable: 9, reserved: 0, promised: 0, onHand: 9 })
  expect(await credits()).toEqual([[24_000, 'What had not left is not sent.']])
})

test('what had not left when its part is delivered is given up and credited (LIFE-11, DOC-06)', async () => {
  const { run, order, two, levels, balances, credits } = await bookedOrder()
  await run('accept')
  await run('dispatch', two.brewery.slug, '1=1')
  await run('deliver', two.brewery.slug, 'name=Jo Barr', 'note=In the yard')
  await shop.sweep()
  const { consignments, history } = await order()
  expect(consignments[1]).toMatchObject({ state: 'delivered', totalMinor: 12_000, lines: [{ quantity: 1 }] })
  expect(history.slice(-2).map(({ what }) => what)).toEqual(['close_rest', 'deliver'])
  expect(await balances()).toEqual({ buyer: 0, held: [-24_000, 0], due: [0, -12_000] })
  expect((await levels())[1]).toEqual({ sellable: 9, reserved: 0, promised: 0, onHand: 9 })
  expect(await credits()).toEqual([[24_000, 'What had not left is not sent.']])
})

test('a claim that is admitted is credited and paid back, one that is refused changes no document (DOC-06, LEDG-02)', async () => {
  const { run, buy, one, balances, credits } = await bookedOrder()
  await run('accept')
  await run('dispatch', one.brewery.slug)
  const claim = { kind: 'missing', text: 'One keg is not there.', lines: [{ position: 0, units: 1 }] }
  expect((await buy('claim', claim)).statusCode).toBe(200)
  await run('decide-claim', one.brewery.slug, 'decision=refused')
  expect(await credits()).toEqual([])
  expect((await buy('claim', claim)).statusCode).toBe(200)
  await run('decide-claim', one.brewery.slug, 'decision=admitted')
  expect(await credits()).toEqual([[12_000, 'A claim was admitted.']])
  expect(await balances()).toEqual({ buyer: -12_000, held: [0, -36_000], due: [-12_000, 0] })
  await shop.sweep()
  expect((await balances()).buyer).toBe(0)
})
