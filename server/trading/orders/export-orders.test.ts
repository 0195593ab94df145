import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { openCreditShop } from '../../../tests/support/shops/credit-shop.ts'

const shop = await openCreditShop()
type Buyer = Awaited<ReturnType<typeof shop.creditBuyer>>

const rowsOf = async (buyer: Buyer) =>
  parse((await shop.get('/api/orders/export.csv', buyer)).body, { bom: true, columns: true }) as Record<
    string,
    string
  >[]
const daysOf = async (buyer: Buyer, number: string) => [
  ...new Set((await rowsOf(buyer)).filter(({ order }) => order === number).map((row) => row['paid day'])),
]
const today = () => londonDay(shop.now())

test('each row of the orders’ CSV names the buyer’s PO number (DOC-14)', async () => {
  const buyer = await shop.creditBuyer()
  await shop.fill(buyer, 12_000)
  const known = await shop.placed(buyer, { payment: 'invoice', handover: { poNumber: 'PO-4711, "cellar"' } })
  await shop.fill(buyer, 6000)
  const without = await shop.placed(buyer, { payment: 'card' })
  await shop.pay(without.number, 'sandbox_success', buyer)
  await shop.operate('orders', 'accept', known.number)
  const rows = await rowsOf(buyer)
  const numbersOf = (number: string) =>
    new Set(rows.filter(({ order }) => order === number).map((row) => row['PO number']))
  expect(numbersOf(known.number)).toEqual(new Set(['PO-4711, "cellar"']))
  expect(numbersOf(without.number)).toEqual(new Set(['']))
})

test('spreadsheets read the orders’ CSV as UTF-8, with days and moments as such (DOC-14)', async () => {
  const buyer = await shop.creditBuyer()
  const number = await shop.invoiced(buyer, 12_000)
  const file = (await shop.get('/api/orders/export.csv', buyer)).body
  expect(file.startsWith('\uFEFForder,placed,')).toBe(true)
  const row = (await rowsOf(buyer)).find(({ order }) => order === number)
  expect(row!['placed']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  expect(row!['document day']).toBe(today())
})

test('an invoice has its paid day once it is paid in full, each its own (DOC-14)', async () => {
  const buyer = await shop.creditBuyer()
  const first = await shop.invoiced(buyer, 12_000)
  // Payments go to the older invoice first.
  shop.wait(60)
  const second = await shop.invoiced(buyer, 24_000)
  await shop.markPaid(buyer.clientId, 11_999)
  expect([await daysOf(buyer, first), await daysOf(buyer, second)]).toEqual([[''], ['']])
  await shop.waitDays(1)
  await shop.markPaid(buyer.clientId, 1)
  const firstDay = today()
  expect([await daysOf(buyer, first), await daysOf(buyer, second)]).toEqual([[firstDay], ['']])
  await shop.waitDays(1)
  await shop.markPaid(buyer.clientId, 24_000)
  expect([await daysOf(buyer, first), await daysOf(buyer, second)]).toEqual([[firstDay], [today()]])
})

test('an invoice that credits alone took away was never paid, and a card is paid on its day (DOC-14)', async () => {
  const buyer = await shop.creditBuyer()
  const number = await shop.invoiced(buyer, 12_000)
  await shop.operate('orders', 'dispatch', number)
  await shop.operate('orders', 'refund', number)
  expect((await rowsOf(buyer)).map(({ gross }) => gross)).toEqual(['120.00', '-120.00'])
  expect(await daysOf(buyer, number)).toEqual([''])
  await shop.fill(buyer, 6000)
  const card = await shop.placed(buyer, { payment: 'card' })
  await shop.pay(card.number, 'sandbox_success', buyer)
  const day = today()
  await shop.waitDays(1)
  await shop.operate('orders', 'accept', card.number)
  expect(await daysOf(buyer, card.number)).toEqual([day])
})

test('the credit note of a paid invoice has the invoice’s paid day (DOC-14)', async () => {
  const buyer = await shop.creditBuyer()
  const number = await shop.invoiced(buyer, 12_000)
  await shop.operate('orders', 'dispatch', number)
  await shop.markPaid(buyer.clientId, 12_000)
  const day = today()
  await shop.waitDays(1)
  const [part] = (await shop.order(number, buyer)).consignments
  const rebate = { part: part!.id, what: 'rebate', position: 0, amountMinor: 1000 }
  const body = { items: [rebate], reason: 'price', cause: 'brewery', note: 'Ten pounds too dear.' }
  const given = await shop.post(`/api/admin/orders/${number}/refunds`, body, shop.keyed(shop.finance))
  expect(given.json()).toMatchObject({ state: 'done' })
  expect((await rowsOf(buyer)).map((row) => [row['gross'], row['paid day']])).toEqual([
    ['120.00', day],
    ['-12.00', day],
  ])
})
