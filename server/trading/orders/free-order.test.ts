import { expect, test } from 'vitest'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { readPlacingRecord } from './order-queries.ts'

const shop = await openOrderShop()
const { database } = shop

/** A buyer with a keg of this price in the basket. */
async function keg(priceMinor: number) {
  const buyer = await shop.buyer()
  const item = await shop.variant({ priceMinor, availableUnits: 10 })
  await shop.add({ ...item, quantity: 1 }, buyer)
  return buyer
}

test('an order of £0.00 is paid as it is placed, and does not count as having paid before (STOCK-08)', async () => {
  const buyer = await keg(0)
  const { number, payment, consignments } = await shop.placed(buyer)
  expect(payment.state).toBe('paid')
  expect(consignments[0]!.state).toBe('placed')
  await shop.operate('orders', 'accept', number)
  expect((await shop.order(number, buyer)).consignments[0]!.state).toBe('accepted')
  const record = await readPlacingRecord(database, { clientId: buyer.clientId, since: new Date(0) })
  expect(record.hasPaid).toBe(false)
})

test('a card pays £0.30 or more', async () => {
  const refused = await shop.place(await keg(24))
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'card_too_small'])
  expect((await shop.place(await keg(25))).statusCode).toBe(201)
})
