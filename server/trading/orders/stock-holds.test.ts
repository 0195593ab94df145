import { expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { createSandbox } from '../../finance/payments/sandbox-provider.ts'
import { payments } from '../../finance/payments/payment-tables.ts'
import { orders } from './order-tables.ts'
import { settlePayment } from './settle-payment.ts'
import { testSealer } from '../../../tests/support/shops/test-sealer.ts'

const shop = await openOrderShop()
const { database } = shop
const { success, decline, authenticate } = sandboxTokens
type Buyer = Awaited<ReturnType<typeof shop.buyer>>
type Keg = Awaited<ReturnType<typeof shop.variant>>

async function orderOf(buyer: Buyer, keg: Keg, quantity: number) {
  await shop.add({ ...keg, quantity }, buyer)
  const order = await shop.placed(buyer)
  return { ...order, pay: (token: string) => shop.pay(order.number, token, buyer) }
}

async function regular(): Promise<Buyer> {
  const buyer = await shop.buyer()
  const order = await orderOf(buyer, await shop.variant({ priceMinor: 100 }), 1)
  await order.pay(success)
  return buyer
}

test('one account cannot empty the shop: what a new client orders beyond its bounds holds nothing (STOCK-08)', async () => {
  const buyer = await shop.buyer()
  const kegs = await Promise.all([20, 20, 20].map((availableUnits) => shop.variant({ availableUnits })))
  for (const keg of kegs) await shop.add({ ...keg, quantity: 20 }, buyer)
  const order = await shop.placed(buyer)
  expect(order.payment).toMatchObject({ state: 'unpaid', held: false, reservedUntil: expect.any(String) })
  for (const keg of kegs) expect(await shop.stockOf(keg)).toBe(20)
})

test('a new client holds 5 of 20 for £400, and nothing with a second order (STOCK-08)', async () => {
  const buyer = await shop.buyer()
  const keg = await shop.variant({ availableUnits: 20, priceMinor: 6000 })
  expect((await orderOf(buyer, keg, 5)).payment.held).toBe(true)
  expect(await shop.stockOf(keg)).toBe(15)
  expect((await orderOf(buyer, keg, 1)).payment.held).toBe(false)
  expect(await shop.stockOf(keg)).toBe(15)
})

test('a client who has paid before holds three orders, and a fourth nothing (STOCK-09)', async () => {
  const buyer = await regular()
  const keg = await shop.variant({ availableUnits: 20, priceMinor: 1000 })
  const held = []
  for (let count = 0; count < 4; count += 1) held.push((await orderOf(buyer, keg, 5)).payment.held)
  expect(held).toEqual([true, true, true, false])
  expect(await shop.stockOf(keg)).toBe(5)
})

test('two orders without a hold for the last 10 kegs, paid at once: one is paid, one refused without a charge (STOCK-10)', async () => {
  const keg = await shop.variant({ availableUnits: 10 })
  const one = await orderOf(await shop.buyer(), keg, 10)
  const two = await orderOf(await shop.buyer(), keg, 10)
  const replies = await Promise.all([one.pay(success), two.pay(success)])
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const refused = replies.find(({ statusCode }) => statusCode === 409)!.json()
  expect(refused).toMatchObject({
    code: 'basket_changed',
    message: 'Some of this beer has sold since you ordered. Nothing was charged.',
    changes: [{ reason: 'sold_out', quantity: 10, availableUnits: 0 }],
  })
  expect(await shop.stockOf(keg)).toBe(0)
  const numbers = new Set([one.number, two.number])
  const rows = await database
    .select({ number: orders.number, state: orders.paymentState, reference: payments.reference })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
  const ours = rows.filter(({ number }) => numbers.has(number))
  expect(ours.map(({ state, reference }) => [state, reference !== null]).toSorted()).toEqual([
    ['paid', true],
    ['unpaid', false],
  ])
})

test('of two lines without a hold the short one alone is named, and the other is not taken (STOCK-10)', async () => {
  const [plenty, scarce] = [
    await shop.variant({ availableUnits: 10 }),
    await shop.variant({ availableUnits: 10 }),
  ]
  const buyer = await shop.buyer()
  await shop.add({ ...plenty, quantity: 10 }, buyer)
  const order = await orderOf(buyer, scarce, 10)
  await shop.change(scarce, { stock: 4 })
  const refused = (await order.pay(success)).json()
  expect(refused.changes).toMatchObject([
    { itemKey: `variant:${scarce.variantId}`, reason: 'fewer_left', quantity: 10, availableUnits: 4 },
  ])
  expect([await shop.stockOf(plenty), await shop.stockOf(scarce)]).toEqual([10, 4])
  expect((await shop.order(order.number, buyer)).payment).toMatchObject({ state: 'unpaid', held: false })
})

test('a declined card gives such units back at once, another try holds them again (STOCK-10)', async () => {
  const buyer = await shop.buyer()
  const keg = await shop.variant({ availableUnits: 10 })
  const order = await orderOf(buyer, keg, 10)
  expect((await order.pay(decline)).json().payment).toMatchObject({ state: 'failed', held: false })
  expect(await shop.stockOf(keg)).toBe(10)
  expect((await order.pay(success)).json().payment).toMatchObject({ state: 'paid', held: true })
  expect(await shop.stockOf(keg)).toBe(0)
})

test('who asks for the secret of a payment holds nothing: no card was submitted (STOCK-08, STOCK-10)', async () => {
  const buyer = await shop.buyer()
  const keg = await shop.variant({ availableUnits: 20 })
  const { number, pay } = await orderOf(buyer, keg, 20)
  const secret = async () =>
    (await shop.post(`/api/orders/${number}/payment/secret`, undefined, buyer)).json()
  expect(await secret()).toEqual({ clientSecret: null })
  expect(await shop.stockOf(keg)).toBe(20)
  expect((await shop.order(number, buyer)).payment).toMatchObject({ state: 'unpaid', held: false })
  await pay(authenticate)
  await secret()
  expect(await shop.stockOf(keg)).toBe(0)
  await pay(decline)
  await secret()
  expect(await shop.stockOf(keg)).toBe(20)
})

test('what is not a card at all holds nothing, and what was held from the start stays held after a decline (STOCK-10)', async () => {
  const keg = await shop.variant({ availableUnits: 10 })
  const large = await orderOf(await shop.buyer(), keg, 10)
  expect((await large.pay('4242424242424242')).statusCode).toBe(400)
  expect(await shop.stockOf(keg)).toBe(10)
  const small = await orderOf(await shop.buyer(), keg, 3)
  expect((await small.pay(decline)).json().payment).toMatchObject({ state: 'failed', held: true })
  expect(await shop.stockOf(keg)).toBe(7)
})

test('a question of the bank holds the units to the end of the 15 minutes, and no longer (STOCK-10)', async () => {
  const buyer = await shop.buyer()
  const keg = await shop.variant({ availableUnits: 10 })
  const order = await orderOf(buyer, keg, 10)
  expect((await order.pay(authenticate)).json().payment).toMatchObject({
    state: 'action_required',
    held: true,
  })
  expect(await shop.stockOf(keg)).toBe(0)
  shop.wait(15 * 60)
  await shop.sweep()
  expect(await shop.stockOf(keg)).toBe(10)
  expect((await shop.order(order.number, buyer)).payment.held).toBe(false)
})

test('an order without a hold that lapses or is cancelled puts back nothing (STOCK-10)', async () => {
  const keg = await shop.variant({ availableUnits: 10 })
  const buyer = await shop.buyer()
  const one = await orderOf(buyer, keg, 10)
  await orderOf(await shop.buyer(), keg, 10)
  await shop.post(`/api/orders/${one.number}/cancellation`, {}, buyer)
  expect(await shop.stockOf(keg)).toBe(10)
  shop.wait(15 * 60)
  await shop.sweep()
  expect(await shop.stockOf(keg)).toBe(10)
})

test.each([
  ['takes its units where they are there', 10, { state: 'paid', held: true }, 0],
  ['goes back where they are not', 4, { state: 'cancelled', held: false }, 4],
] as const)(
  'money that comes past our form for an order without a hold %s (STOCK-10)',
  async (_what, stock, payment, stockAfter) => {
    const keg = await shop.variant({ availableUnits: 10 })
    const buyer = await shop.buyer()
    const order = await orderOf(buyer, keg, 10)
    await order.pay(decline)
    await shop.change(keg, { stock })
    const [row] = await database
      .select({ orderId: orders.id, reference: payments.reference })
      .from(orders)
      .innerJoin(payments, eq(payments.orderId, orders.id))
      .where(eq(orders.number, order.number))
    const { orderId, reference } = row!
    const events = await createSandbox(database).confirmIntent(reference, success, '')
    const settling = {
      orderId,
      events,
      publicUrl: 'https://dray.example',
      sealer: testSealer,
      now: shop.now(),
    }
    await database.transaction((transaction) => settlePayment(transaction, settling))
    expect((await shop.order(order.number, buyer)).payment).toMatchObject(payment)
    expect(await shop.stockOf(keg)).toBe(stockAfter)
    await shop.sweep()
    const { refundedMinor } = (await shop.order(order.number, buyer)).payment
    expect(refundedMinor).toBe(stock === 10 ? 0 : order.totalMinor)
  },
)

test('the thirteenth order of a client within an hour is asked to wait, with Retry-After (STOCK-11)', async () => {
  const buyer = await shop.buyer()
  const keg = await shop.variant({ availableUnits: 100 })
  for (let count = 0; count < 12; count += 1) await orderOf(buyer, keg, 1)
  await shop.add({ ...keg, quantity: 1 }, buyer)
  const refused = await shop.place(buyer)
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_attempts'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
  expect(await shop.stockOf(keg)).toBe(99)
  const anHourAgo = new Date(shop.now().getTime() - 3_601_000).toISOString()
  await database.update(orders).set({ placedAt: anHourAgo }).where(eq(orders.clientId, buyer.clientId))
  expect((await shop.place(buyer)).statusCode).toBe(201)
})

test('one network places so many orders in an hour, no matter who they are, and what is refused does not count (SAFE-06)', async () => {
  const placingLimit = { what: 'order by network', max: 2, seconds: 3600 }
  const narrow = await openOrderShop({ lasts: 'test', orders: { placingLimit } })
  const keg = await narrow.variant({ availableUnits: 100 })
  const codes = []
  for (let count = 0; count < 3; count += 1) {
    const buyer = { ...(await narrow.buyer()), 'x-forwarded-for': '203.0.113.7' }
    expect((await narrow.place(buyer)).json().code).toBe('basket_empty')
    await narrow.add({ ...keg, quantity: 1 }, buyer)
    codes.push((await narrow.place(buyer)).statusCode)
  }
  expect(codes).toEqual([201, 201, 429])
  expect(await narrow.stockOf(keg)).toBe(98)
})
