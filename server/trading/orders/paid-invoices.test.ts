import { expect, test } from 'vitest'
import type { Order, OrderList } from '../../../shared/api/orders-api.ts'
import { openCreditShop } from '../../../tests/support/shops/credit-shop.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'

const shop = await openCreditShop()
const today = () => londonDay(shop.now())

/** An order on account of £360.00 that its brewery confirmed. */
async function invoiced() {
  const buyer = await shop.creditBuyer()
  await shop.fill(buyer, 36_000)
  const { number } = await shop.placed(buyer, { payment: 'invoice' })
  const read = async () => (await shop.get(`/api/orders/${number}`, buyer)).json() as Order
  const listed = async () => ((await shop.get('/api/orders', buyer)).json() as OrderList).orders[0]!
  const papers = async () =>
    (await shop.get(`/api/orders/${number}/documents`, buyer)).json().documents as {
      openMinor: number | null
      settledOn: string | null
    }[]
  return { buyer, number, read, listed, papers }
}

test('an order on account says what of its invoices is open, and once paid by bank the day (CRED-07)', async () => {
  const { buyer, number, read, listed, papers } = await invoiced()
  expect((await read()).invoices).toEqual([])
  await shop.operate('orders', 'accept', number)
  const [invoice] = (await read()).invoices!
  expect(invoice).toMatchObject({ chargedMinor: 36_000, openMinor: 36_000, settledOn: null })
  expect((await listed()).settledOn).toBeNull()
  await shop.markPaid(buyer.clientId, 6000)
  expect((await read()).invoices).toMatchObject([{ paidMinor: 6000, openMinor: 30_000, settledOn: null }])
  expect(await papers()).toMatchObject([{ openMinor: 30_000, settledOn: null }])
  await shop.markPaid(buyer.clientId, 30_000)
  expect((await read()).invoices).toMatchObject([{ openMinor: 0, settledOn: today() }])
  expect((await listed()).settledOn).toBe(today())
  expect(await papers()).toMatchObject([{ openMinor: 0, settledOn: today() }])
})

test('an order paid by card has no invoices to pay (CRED-07)', async () => {
  const buyer = await shop.buyer()
  await shop.add({ ...(await shop.variant({ priceMinor: 100 })), quantity: 1 }, buyer)
  const { number } = await shop.placed(buyer)
  await shop.pay(number, 'sandbox_success', buyer)
  await shop.operate('orders', 'accept', number)
  expect(((await shop.get(`/api/orders/${number}`, buyer)).json() as Order).invoices).toBeUndefined()
  const { documents } = (await shop.get(`/api/orders/${number}/documents`, buyer)).json()
  expect(documents).toMatchObject([{ openMinor: null, settledOn: null }])
})
