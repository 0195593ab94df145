import * as fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildBrewery, buildBeer, buildContainer } from '../../../tests/support/builders/builders.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { runCount } from '../../../tests/support/builders/run-counts.ts'
import { payments } from '../../finance/payments/payment-tables.ts'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import { createSandbox } from '../../finance/payments/sandbox-provider.ts'
import { orders } from './order-tables.ts'
import { endUnpaidOrder } from './end-unpaid-order.ts'
import { lockOrder } from './order-queries.ts'
import { settlePayment } from './settle-payment.ts'
import { testSealer } from '../../../tests/support/shops/test-sealer.ts'

const shop = await openOrderShop()
const { success, decline, insufficientFunds, timeout, answeredTwice } = sandboxTokens
const { authenticate, authenticationPassed, authenticationFailed } = sandboxTokens

async function unpaidOrder(units = 2) {
  const buyer = await shop.buyer()
  const brewery = await buildBrewery(shop.database, { email: `${crypto.randomUUID()}@brewery.example` })
  const beer = await buildBeer(shop.database, { breweryId: brewery.id })
  const { storefrontVariantId } = await buildContainer(shop.database, { beerId: beer.id, priceMinor: 10_000 })
  const keg = { kind: 'variant', variantId: storefrontVariantId! }
  await shop.add({ ...keg, quantity: units }, buyer)
  const contact = { email: `${crypto.randomUUID()}@pub.example` }
  const order = await shop.placed(buyer, {
    contact: {
      firstname: 'Maggie',
      lastname: 'Tapster',
      streetaddress: '1 Swan Street',
      towncity: 'Leeds',
      postcode: 'LS1 4DY',
      phone: '0113 496 0000',
      ...contact,
    },
  })
  const mails = async () => [
    ...(await shop.mailsTo(contact.email)).map(({ template }) => template),
    ...(await shop.mailsTo(brewery.email!)).map(({ template }) => template),
  ]
  return { buyer, keg, order, mails, pay: (token: string) => shop.pay(order.number, token, buyer) }
}

test('a paid order retains its stock and sends one mail each to buyer and brewery', async () => {
  const { buyer, keg, order, mails, pay } = await unpaidOrder()
  expect(await mails()).toEqual([])
  const reply = await pay(success)
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toMatchObject({
    state: 'placed',
    payment: { state: 'paid', reservedUntil: null, reason: null },
    history: [{ what: 'place' }, { what: 'pay' }],
  })
  shop.wait(16 * 60)
  await shop.sweep()
  expect(await shop.order(order.number, buyer)).toMatchObject({ state: 'placed', payment: { state: 'paid' } })
  expect(await shop.stockOf(keg)).toBe(8)
  expect((await pay(decline)).json().payment.state).toBe('paid')
  expect(await mails()).toEqual(['order-placed', 'brewery-order'])
})

test.each([
  [decline, 'Your bank declined the card. Please try another one.'],
  [insufficientFunds, 'There is not enough money on the card. Please try another one.'],
])('%s fails with its reason, and another try can succeed', async (token, reason) => {
  const { pay } = await unpaidOrder()
  expect((await pay(token)).json().payment).toMatchObject({ state: 'failed', reason })
  expect((await pay(success)).json().payment).toMatchObject({ state: 'paid', reason: null })
})

test('the shop requests extra authentication, which succeeds or fails', async () => {
  const one = await unpaidOrder()
  expect((await one.pay(authenticate)).json().payment.state).toBe('action_required')
  expect((await one.pay(authenticationPassed)).json().payment.state).toBe('paid')
  const two = await unpaidOrder()
  await two.pay(authenticate)
  expect((await two.pay(authenticationFailed)).json().payment).toMatchObject({
    state: 'failed',
    reason: 'Your bank could not confirm that it was you. Please try again.',
  })
  expect((await two.pay(authenticationPassed)).json().payment.state).toBe('failed')
})

test.each([timeout, answeredTwice])('%s makes one paid order, with one mail to each', async (token) => {
  const { mails, pay } = await unpaidOrder()
  expect((await pay(token)).json()).toMatchObject({
    payment: { state: 'paid' },
    history: [{ what: 'place' }, { what: 'pay' }],
  })
  expect(await mails()).toEqual(['order-placed', 'brewery-order'])
})

test('two clicks at once pay once', async () => {
  const { mails, pay } = await unpaidOrder()
  const replies = await Promise.all([pay(success), pay(success), pay(timeout)])
  expect(replies.map((reply) => reply.json().payment.state)).toEqual(['paid', 'paid', 'paid'])
  expect(await mails()).toEqual(['order-placed', 'brewery-order'])
})

test('refuses a card number, or anything except a test token, and stores none of it', async () => {
  const { order, buyer, pay } = await unpaidOrder()
  const reply = await pay('4242424242424242')
  expect([reply.statusCode, reply.json().message]).toEqual([400, 'Only test cards are taken here.'])
  expect(await shop.order(order.number, buyer)).toMatchObject({ payment: { state: 'unpaid' } })
  expect(shop.log()).not.toContain('4242424242424242')
})

test('an unpaid order lapses after 15 minutes: stock returns, the buyer gets a mail, and payment fails', async () => {
  const { buyer, keg, order, mails, pay } = await unpaidOrder()
  shop.wait(14 * 60)
  await shop.sweep()
  expect(await shop.stockOf(keg)).toBe(8)
  shop.wait(60)
  const late = await pay(success)
  expect([late.statusCode, late.json().code]).toEqual([409, 'reservation_over'])
  await Promise.all([shop.sweep(), shop.sweep(), shop.sweep()])
  expect(await shop.stockOf(keg)).toBe(10)
  expect(await shop.order(order.number, buyer)).toMatchObject({
    state: 'cancelled',
    payment: { state: 'cancelled', reservedUntil: null },
    consignments: [{ state: 'cancelled' }],
    history: [{ what: 'place' }, { what: 'lapse' }],
  })
  expect(await mails()).toEqual(['order-changed'])
  expect((await pay(success)).json().code).toBe('reservation_over')
})

test('a payment that the bank still asks about is closed when the order lapses', async () => {
  const { buyer, keg, order, pay } = await unpaidOrder()
  await pay(authenticate)
  shop.wait(15 * 60)
  await shop.sweep()
  expect(await shop.stockOf(keg)).toBe(10)
  expect((await pay(authenticationPassed)).statusCode).toBe(409)
  expect(await shop.order(order.number, buyer)).toMatchObject({ payment: { state: 'cancelled' } })
})

test('refunds money that arrives after an order has lapsed, once', async () => {
  const { buyer, keg, order, pay } = await unpaidOrder()
  await pay(decline)
  // As if its payment had been closed and the provider had taken money all the same.
  await shop.database.transaction(async (transaction) => {
    const held = (await lockOrder(transaction, { number: order.number }))!
    await endUnpaidOrder(transaction, held, { publicUrl: 'https://dray.example', now: shop.now() })
  })
  expect(await shop.stockOf(keg)).toBe(10)
  const { id: orderId } = (
    await shop.database.select().from(orders).where(eq(orders.number, order.number))
  )[0]!
  const reference = (await shop.database.select().from(payments).where(eq(payments.orderId, orderId)))[0]!
    .reference
  const events = await createSandbox(shop.database).confirmIntent(reference, success, '')
  const deliver = () =>
    shop.database.transaction((transaction) =>
      settlePayment(transaction, {
        orderId,
        events,
        publicUrl: 'https://dray.example',
        sealer: testSealer,
        now: shop.now(),
      }),
    )
  await Promise.all([deliver(), deliver()])
  await deliver()
  await Promise.all([shop.sweep(), shop.sweep()])
  await deliver()
  await shop.sweep()
  expect(await shop.order(order.number, buyer)).toMatchObject({
    state: 'cancelled',
    payment: { state: 'refunded', refundedMinor: order.totalMinor },
  })
  expect(await createSandbox(shop.database).readIntent(reference)).toHaveLength(3)
  expect(await shop.stockOf(keg)).toBe(10)
})

test.each([1, 2, 3, 4, 5])(
  'an operator who cancels while a card is confirmed leaves it uncharged, or paid back (%i) (LIFE-17)',
  async () => {
    const { buyer, keg, order, pay } = await unpaidOrder()
    await Promise.all([pay(success), shop.operate('orders', 'cancel', order.number)])
    await shop.sweep()
    const { state, payment } = await shop.order(order.number, buyer)
    expect(state).toBe('cancelled')
    expect([
      ['cancelled', 0],
      ['refunded', order.totalMinor],
    ]).toContainEqual([payment.state, payment.refundedMinor])
    expect(await shop.stockOf(keg)).toBe(10)
  },
)

test("a payment for another client's order, or an unknown one, is not found", async () => {
  const { order } = await unpaidOrder()
  const stranger = await shop.buyer()
  expect((await shop.pay(order.number, success, stranger)).statusCode).toBe(404)
  expect((await shop.pay('DRAY-0000-00', success, stranger)).statusCode).toBe(404)
})

test('any sequence of attempts ends in one paid order or none', async () => {
  const token = fc.constantFrom(...Object.values(sandboxTokens))
  await fc.assert(
    fc.asyncProperty(fc.array(token, { maxLength: 5 }), fc.boolean(), async (tokens, atOnce) => {
      const { buyer, keg, order, mails, pay } = await unpaidOrder()
      if (atOnce) await Promise.all(tokens.map(pay))
      else for (const one of tokens) await pay(one)
      shop.wait(16 * 60)
      await shop.sweep()
      const { state, payment, history } = await shop.order(order.number, buyer)
      const isPaid = payment.state === 'paid'
      expect([state, payment.state]).toEqual(isPaid ? ['placed', 'paid'] : ['cancelled', 'cancelled'])
      expect(history.map(({ what }) => what)).toEqual(['place', isPaid ? 'pay' : 'lapse'])
      expect(await shop.stockOf(keg)).toBe(isPaid ? 8 : 10)
      expect(await mails()).toEqual(isPaid ? ['order-placed', 'brewery-order'] : ['order-changed'])
    }),
    { numRuns: runCount(15) },
  )
})
