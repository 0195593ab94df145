import { expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { placeTwoBreweryOrder } from '../../../tests/support/builders/two-brewery-order.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { londonMoment } from '../../../shared/working-time/working-time.ts'
import { billFees } from '../../finance/documents/bill-fees.ts'
import { documents } from '../../finance/documents/document-tables.ts'
import { readBalance, readImbalance, readOrderBookings } from '../../finance/ledger/read-balances.ts'
import { agreeFeeRate } from '../../finance/payments/fee-rates.ts'
import { orders } from './order-tables.ts'

const shop = await openOrderShop()
const { database } = shop

/** An order of £240 and £360 with VAT, and what documents and ledger say of it. */
async function walkedOrder(payment: 'card' | 'invoice' = 'card') {
  const placed = await placeTwoBreweryOrder(shop, payment, { wish: 'send_what_you_have' })
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
    events: async () => new Set((await readOrderBookings(database, orderId)).map(({ key }) => key)).size,
  }
}

test('a card order is booked step by step: paid, invoiced, sent, credited, paid back (LEDG-02, LEDG-04, DOC-03)', async () => {
  const { run, one, two, balances, papers, events } = await walkedOrder()
  expect(await balances()).toEqual({ buyer: -60_000, held: [0, 0], due: [0, 0], clearing: 60_000 })
  await run('accept')
  expect(await balances()).toEqual({ buyer: 0, held: [-24_000, -36_000], due: [0, 0], clearing: 60_000 })
  expect(await papers()).toEqual(['invoice 24000', 'invoice 36000'])
  shop.wait(1)
  await run('propose', two.brewery.slug, '1=2')
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

test('a part that is refused before it is accepted has no document and no claim (DOC-03)', async () => {
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
  expect(await issued()).toEqual([])
  await shop.operate('orders', 'accept', placed.number, brewery!.team!.slug)
  expect((await issued()).filter(([series]) => series === 'DRY')).toEqual([['DRY', 6000]])
  expect(await readBalance(database, 'accessories')).toBe(-5000)
})

test('the CSV has a row for each line and credit, and its gross adds up to what is charged (DOC-14)', async () => {
  const { buyer, run, one, two, number } = await walkedOrder()
  const { body: before } = await shop.get('/api/orders/export.csv', buyer)
  expect(grossOf(before)).toEqual([24_000, 36_000])
  await run('accept')
  await run('propose', two.brewery.slug, '1=1')
  await run('dispatch', one.brewery.slug)
  const { body } = await shop.get('/api/orders/export.csv', buyer)
  expect(grossOf(body)).toEqual([24_000, 36_000, -24_000])
  const { totalMinor } = await shop.order(number, buyer)
  expect(grossOf(body).reduce((sum, gross) => sum + gross, 0)).toBe(totalMinor)
  expect(body.split('\r\n')[3]).toMatch(/,[A-Z]+-C-000001,.*,-2,100\.00,-200\.00,20,-40\.00,-240\.00,/)
})

/** Tax point and day of issue of an order's documents. */
const daysOf = async (orderId: string) => {
  const rows = await database.select().from(documents).where(eq(documents.orderId, orderId))
  return rows.map(({ contents }) => [contents.taxPoint, contents.issuedOn])
}
/** The fee invoices of a brewery. */
const bills = async (breweryId: string) => {
  const rows = await database.select().from(documents).where(eq(documents.breweryId, breweryId))
  return rows.filter(({ series }) => series === 'DRY-F')
}
const at = (moment: Date) => ({ database, clock: () => moment })
const agree = (breweryId: string, rate: number, now: Date) =>
  agreeFeeRate(database, { breweryId, rate, setBy: 'finance', now })

/** The column of gross in pence. */
const grossOf = (csv: string) =>
  csv
    .split('\r\n')
    .slice(1, -1)
    .map((row) => Math.round(Number(row.split(',').at(-4)) * 100))

test('on the 1st each brewery is billed for the fees of the month before, once (DOC-12)', async () => {
  const { run, one, two, number } = await walkedOrder('invoice')
  for (const { brewery } of [one, two])
    await agreeFeeRate(database, { breweryId: brewery.id, rate: 300, setBy: 'finance', now: new Date(0) })
  await run('accept')
  await run('dispatch')
  await run('refund', two.brewery.slug)
  const nextMonth = new Date(Date.UTC(shop.now().getUTCFullYear(), shop.now().getUTCMonth() + 1, 1, 0, 30))
  await billFees(at(shop.now()))
  // A booking of the last second may be on its way still.
  await billFees(at(londonMoment(nextMonth.toISOString().slice(0, 10), '00:09')))
  expect(await bills(one.brewery.id)).toEqual([])
  await Promise.all([billFees(at(nextMonth)), billFees(at(nextMonth))])
  const [bill, ...more] = await bills(one.brewery.id)
  expect(more).toEqual([])
  expect(bill).toMatchObject({ kind: 'fee_invoice', netMinor: 600, vatMinor: 120, totalMinor: 720 })
  expect(bill!.contents.closing).toEqual(['Taken off your balance. Nothing to pay.'])
  const [line] = bill!.contents.sections[0]!.lines
  expect(line!.description).toMatch(new RegExp(`^Fee, order ${number}, invoice [A-Z]+-00000`))
  expect(line!.details).toEqual(['3% of £240.00'])
  expect(await bills(two.brewery.id)).toEqual([])
})
