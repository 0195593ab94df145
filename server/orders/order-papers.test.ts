import { expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { placeTwoBreweryOrder } from '../../tests/support/builders/two-brewery-order.ts'
import { openOrderShop } from '../../tests/support/shops/order-shop.ts'
import { documents } from '../documents/document-tables.ts'
import { readBalance, readImbalance, readOrderBookings } from '../ledger/read-balances.ts'
import { agreeFeeRate } from '../payments/fee-rates.ts'
import { orders } from './order-tables.ts'

const shop = await openOrderShop()
const { database } = shop

/** An order of £240 and £360 with VAT, and what papers and ledger say of it. */
async function walkedOrder(payment: 'card' | 'invoice' = 'card') {
  const placed = await placeTwoBreweryOrder(shop, payment)
  const [row] = await database.select().from(orders).where(eq(orders.number, placed.number))
  const orderId = row!.id
  return {
    ...placed,
    orderId,
    /** Pence by account; those of breweries by theirs. */
    balances: async () => {
      const held = (id: string) => readBalance(database, 'brewery_held', { owner: id, orderId })
      const due = (id: string) => readBalance(database, 'brewery_due', { owner: id, orderId })
      const { one, two } = placed
      return {
        buyer: await readBalance(database, 'buyer', { owner: placed.buyer.clientId, orderId }),
        held: [await held(one.brewery.id), await held(two.brewery.id)],
        due: [await due(one.brewery.id), await due(two.brewery.id)],
        clearing: await readBalance(database, 'clearing', { owner: 'sandbox', orderId }),
      }
    },
    papers: async () =>
      (
        await database
          .select({ kind: documents.kind, total: documents.totalMinor })
          .from(documents)
          .where(eq(documents.orderId, orderId))
          .orderBy(documents.issuedAt, documents.totalMinor)
      ).map(({ kind, total }) => `${kind} ${total}`),
    events: async () =>
      [...new Set((await readOrderBookings(database, orderId)).map(({ key }) => key))].length,
  }
}

test('a card order is booked step by step: paid, invoiced, sent, credited, paid back (LEDG-02, LEDG-04, DOC-03)', async () => {
  const { run, one, two, balances, papers, events } = await walkedOrder()
  expect(await balances()).toEqual({ buyer: -60_000, held: [0, 0], due: [0, 0], clearing: 60_000 })
  await run('accept')
  expect(await balances()).toEqual({ buyer: 0, held: [-24_000, -36_000], due: [0, 0], clearing: 60_000 })
  expect(await papers()).toEqual(['invoice 24000', 'invoice 36000'])
  shop.wait(1)
  await run('adjust', two.brewery.slug, '1=2')
  expect(await balances()).toEqual({
    buyer: -12_000,
    held: [-24_000, -24_000],
    due: [0, 0],
    clearing: 60_000,
  })
  await run('dispatch', one.brewery.slug)
  expect(await balances()).toMatchObject({ held: [0, -24_000], due: [-24_000, 0] })
  await shop.sweep()
  await shop.sweep()
  expect(await balances()).toEqual({ buyer: 0, held: [0, -24_000], due: [-24_000, 0], clearing: 48_000 })
  await run('refund', one.brewery.slug)
  expect(await balances()).toMatchObject({ buyer: -24_000, due: [0, 0] })
  await shop.sweep()
  expect(await balances()).toEqual({ buyer: 0, held: [0, -24_000], due: [0, 0], clearing: 24_000 })
  expect((await papers()).toSorted()).toEqual([
    'credit_note 12000',
    'credit_note 24000',
    'invoice 24000',
    'invoice 36000',
  ])
  const before = await events()
  await shop.sweep()
  expect(await events()).toBe(before)
  expect(await readImbalance(database)).toBe(0)
})

test('a part on account is the brewery’s claim as one by card is (LEDG-04)', async () => {
  const { run, one, balances } = await walkedOrder('invoice')
  expect(await balances()).toEqual({ buyer: 0, held: [0, 0], due: [0, 0], clearing: 0 })
  await run('accept', one.brewery.slug)
  expect(await balances()).toEqual({ buyer: 24_000, held: [-24_000, 0], due: [0, 0], clearing: 0 })
  await run('dispatch', one.brewery.slug)
  expect(await balances()).toEqual({ buyer: 24_000, held: [0, 0], due: [-24_000, 0], clearing: 0 })
})

test('a card’s tax point is the day of payment, an account’s the day of issue (DOC-03)', async () => {
  const [card, account] = [await walkedOrder(), await walkedOrder('invoice')]
  const paidOn = shop.now().toISOString().slice(0, 10)
  shop.wait(2 * 86_400)
  for (const { run } of [card, account]) await run('accept')
  const daysOf = async (orderId: string) => {
    const rows = await database.select().from(documents).where(eq(documents.orderId, orderId))
    return rows.map(({ contents }) => [contents.taxPoint, contents.issuedOn])
  }
  const today = shop.now().toISOString().slice(0, 10)
  expect(today).not.toBe(paidOn)
  expect(await daysOf(card.orderId)).toEqual([
    [paidOn, today],
    [paidOn, today],
  ])
  expect(await daysOf(account.orderId)).toEqual([
    [today, today],
    [today, today],
  ])
})

test('a part that is refused before it is accepted has no paper and no claim (DOC-03)', async () => {
  const { run, two, balances, papers } = await walkedOrder()
  await run('cancel', two.brewery.slug)
  expect(await papers()).toEqual([])
  await shop.sweep()
  expect(await balances()).toEqual({ buyer: -24_000, held: [0, 0], due: [0, 0], clearing: 24_000 })
})

test('the fee is that of the day of the order, on what is sent, and given back with a credit (LEDG-06, INV-07)', async () => {
  const { one, two, orderId, run, balances } = await walkedOrder('invoice')
  const fees = async () => [
    await readBalance(database, 'fees', { orderId }),
    await readBalance(database, 'vat', { orderId }),
  ]
  // Agreed for orders from before this one on, then changed.
  const agree = (breweryId: string, rate: number, now: Date) =>
    agreeFeeRate(database, { breweryId, rate, setBy: 'finance', now })
  await agree(one.brewery.id, 300, new Date(shop.now().getTime() - 60_000))
  shop.wait(1)
  await agree(one.brewery.id, 900, shop.now())
  await run('accept')
  expect(await fees()).toEqual([0, 0])
  await run('dispatch', one.brewery.slug)
  expect(await fees()).toEqual([-600, -120])
  expect((await balances()).due).toEqual([-24_000 + 720, 0])
  await run('refund', one.brewery.slug)
  expect(await fees()).toEqual([0, 0])
  expect((await balances()).due).toEqual([0, 0])
  await run('dispatch', two.brewery.slug)
  expect(await fees()).toEqual([0, 0])
})

test('accessories are on Dray’s own invoice, issued when the last part is answered (DOC-04)', async () => {
  const buyer = await shop.buyer()
  const keg = await shop.variant({ priceMinor: 10_000 })
  await shop.add({ ...keg, quantity: 1 }, buyer)
  await shop.add({ ...(await shop.upsell({ priceMinor: 2500 })), quantity: 2 }, buyer)
  const placed = await shop.placed(buyer)
  await shop.pay(placed.number, 'sandbox_success', buyer)
  const [brewery] = placed.consignments
  const issued = async () => {
    const rows = await database.select().from(documents).where(eq(documents.clientId, buyer.clientId))
    return rows.map(({ series, totalMinor }) => [series, totalMinor])
  }
  await shop.operate('orders', 'accept', placed.number, brewery!.team!.slug)
  expect((await issued()).filter(([series]) => series === 'DRY')).toEqual([])
  await shop.operate('orders', 'accept', placed.number)
  expect((await issued()).filter(([series]) => series === 'DRY')).toEqual([['DRY', 6000]])
  expect(await readBalance(database, 'accessories')).toBe(-5000)
})
