import * as fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  answerBank,
  confirmationTokens,
  failRefund,
  refundedOf,
} from '../../../tests/support/builders/stripe-books.ts'
import type { StripeFault } from '../../../tests/support/servers/stripe-server.ts'
import { openStripeShop } from '../../../tests/support/shops/stripe-shop.ts'
import { runCount } from '../../../tests/support/builders/run-counts.ts'

const shop = await openStripeShop()
const { stripe } = shop
const { success, decline, insufficientFunds, authenticate } = confirmationTokens

test('a card pays an order through Stripe, in pounds and pence, and the page gets its Stripe data (OPEN-37)', async () => {
  const { order, intent, mails, pay, now, buyer } = await shop.unpaidOrder()
  expect((await shop.get('/api/orders/payment-methods', buyer)).json()).toMatchObject({
    provider: 'stripe',
    isTestMode: true,
    publishableKey: 'pk_test_stand_in',
  })
  expect((await pay(success)).json()).toMatchObject({ payment: { state: 'paid' } })
  expect(intent()).toMatchObject({ status: 'succeeded', amount: order.totalMinor })
  expect((await pay(`${decline}_2`)).json()).toMatchObject({ payment: { state: 'paid' } })
  expect((await now()).history.map(({ what }) => what)).toEqual(['place', 'pay'])
  expect(await mails()).toEqual(['order-placed', 'brewery-order'])
})

test.each([
  [decline, 'Your bank declined the card. Please try another one.'],
  [insufficientFunds, 'There is not enough money on the card. Please try another one.'],
])('%s fails with its reason, and another card can succeed', async (token, reason) => {
  const { pay } = await shop.unpaidOrder()
  expect((await pay(token)).json().payment).toMatchObject({ state: 'failed', reason })
  expect((await pay(`${success}_1`)).json().payment).toMatchObject({ state: 'paid', reason: null })
})

test.each([
  [true, 'paid', null],
  [false, 'failed', 'Your bank could not confirm that it was you. Please try again.'],
])('the bank asks in between, and hears %s', async (isPassed, state, reason) => {
  const { order, buyer, pay, intent } = await shop.unpaidOrder()
  const secret = async () =>
    (await shop.post(`/api/orders/${order.number}/payment/secret`, undefined, buyer)).json()
  expect([await secret(), intent()]).toEqual([{ clientSecret: null }, undefined])
  expect((await pay(authenticate)).json().payment.state).toBe('action_required')
  expect(await secret()).toEqual({ clientSecret: intent()!.client_secret })
  answerBank(stripe.books, intent()!.id, isPassed)
  expect((await pay('authenticated')).json().payment).toMatchObject({ state, reason })
  expect(await secret()).toEqual({ clientSecret: null })
})

test('Stripe’s webhooks alone, late, repeated and out of order, pay one order once', async () => {
  const { pay, intent, webhooks, mails, now } = await shop.unpaidOrder()
  await pay(decline)
  await pay(`${authenticate}_2`)
  answerBank(stripe.books, intent()!.id, true)
  const sent = webhooks()
  for (const webhook of [...sent.toReversed(), ...sent])
    expect((await shop.deliver(webhook)).statusCode).toBe(204)
  expect(await now()).toMatchObject({
    payment: { state: 'paid' },
    history: [{ what: 'place' }, { what: 'pay' }],
  })
  expect(await mails()).toEqual(['order-placed', 'brewery-order'])
})

test('refuses a webhook with a wrong, old or missing signature, and ignores other shops’ webhooks', async () => {
  const { pay, intent, now } = await shop.unpaidOrder()
  await pay(authenticate)
  answerBank(stripe.books, intent()!.id, true)
  const event = {
    id: 'evt_x',
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: intent()! },
  }
  const good = stripe.sign(event)
  const old = stripe.sign(event, Math.floor(Date.now() / 1000) - 301)
  for (const webhook of [old, { ...good, signature: 't=1,v1=00' }, { ...good, payload: `${good.payload} ` }])
    expect((await shop.deliver(webhook)).json().code).toBe('bad_signature')
  expect((await shop.deliver({ ...good, signature: '' })).statusCode).toBe(400)
  expect((await now()).payment.state).toBe('action_required')
  const others = { ...event, data: { object: { id: 'pi_of_others', object: 'payment_intent' } } }
  expect((await shop.deliver(stripe.sign(others))).statusCode).toBe(204)
  expect((await shop.deliver(good)).statusCode).toBe(204)
  expect((await now()).payment.state).toBe('paid')
})

test('asks Stripe to resend a webhook whose payment cannot be read', async () => {
  const { pay, intent, webhooks, now } = await shop.unpaidOrder()
  await pay(authenticate)
  answerBank(stripe.books, intent()!.id, true)
  stripe.faults.push('down')
  expect((await shop.deliver(webhooks().at(-1)!)).statusCode).toBe(503)
  expect((await shop.deliver(webhooks().at(-1)!)).statusCode).toBe(204)
  expect((await now()).payment.state).toBe('paid')
})

test('without Stripe no payment succeeds, the buyer sees why, and a later attempt works', async () => {
  const { pay } = await shop.unpaidOrder()
  stripe.faults.push('down')
  const reply = await pay(success)
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'payment_unreachable'])
  expect((await pay(success)).json().payment.state).toBe('paid')
})

test('an order that operations cancel before it is paid is closed at Stripe first, and takes no money (LIFE-17)', async () => {
  const { order, pay, intent, now, mails } = await shop.unpaidOrder()
  await pay(decline)
  expect(intent()).toMatchObject({ status: 'requires_payment_method' })
  await shop.operate('orders', 'cancel', order.number)
  expect(intent()).toMatchObject({ status: 'canceled', amount_received: 0 })
  expect((await pay(success)).statusCode).toBe(409)
  await shop.sweep()
  expect(await now()).toMatchObject({ state: 'cancelled', payment: { state: 'cancelled', refundedMinor: 0 } })
  expect(stripe.books.refunds.filter(({ payment_intent: paid }) => paid === intent()?.id)).toEqual([])
  expect(await mails()).not.toContain('order-paid')
})

test('a lost answer is looked up, whatever it was', async () => {
  const unopened = await shop.unpaidOrder()
  const made = stripe.books.intents.size
  stripe.faults.push('silent')
  expect((await unopened.pay(success)).statusCode).toBe(503)
  expect((await unopened.pay(success)).json().payment.state).toBe('paid')
  expect(stripe.books.intents.size).toBe(made + 1)
  const unconfirmed = await shop.unpaidOrder()
  stripe.faults.push(undefined, 'silent')
  expect((await unconfirmed.pay(success)).json().payment.state).toBe('paid')
})

test('a refund is sent once, waits while it is pending, and is sent again after a bank returns it', async () => {
  const { order, pay, intent, now, webhooks } = await shop.unpaidOrder()
  await pay(success)
  stripe.books.refundsBecome.push('pending')
  await shop.operate('orders', 'cancel', order.number)
  await shop.sweep()
  expect((await now()).payment.state).toBe('paid')
  const first = stripe.books.refunds.at(-1)!
  first.status = 'succeeded'
  shop.wait(6 * 60)
  await Promise.all([shop.sweep(), shop.sweep()])
  expect((await now()).payment).toMatchObject({ state: 'refunded', refundedMinor: order.totalMinor })
  failRefund(stripe.books, first)
  await shop.deliver(webhooks().at(-1)!)
  expect(refundedOf(stripe.books, intent()!.id)).toBe(0)
  shop.wait(25 * 3600)
  await shop.sweep()
  expect(refundedOf(stripe.books, intent()!.id)).toBe(order.totalMinor)
  expect((await now()).payment.refundedMinor).toBe(order.totalMinor)
})

test('any sequence of attempts, losses and webhooks ends in one paid order or none', async () => {
  const token = fc.constantFrom(success, decline, insufficientFunds, authenticate, 'authenticated')
  const fault = fc.constantFrom<StripeFault | undefined>('lost', 'down', undefined, undefined)
  const anyTry = fc.record({ token, fault, passes: fc.option(fc.boolean()), delivered: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyTry, { maxLength: 4 }),
      fc.array(fc.nat(11), { maxLength: 8 }),
      fc.constantFrom('nothing', 'late', 'cancelled'),
      async (tries, order, ending) => {
        const one = await shop.unpaidOrder()
        let intentId = ''
        for (const [at, { token: wanted, fault: wrong, passes, delivered }] of tries.entries()) {
          if (wrong !== undefined) stripe.faults.push(wrong)
          await one.pay(wanted === 'authenticated' ? wanted : `${wanted}_${at}`)
          stripe.faults.length = 0
          intentId = one.intent()?.id ?? ''
          if (passes !== null) answerBank(stripe.books, intentId, passes)
          if (delivered) for (const webhook of one.webhooks().slice(-1)) await shop.deliver(webhook)
        }
        if (ending === 'cancelled' && (await one.now()).payment.state !== 'paid')
          await shop.operate('orders', 'cancel', one.order.number)
        answerBank(stripe.books, intentId, true)
        if (ending === 'late') stripe.faults.push('lost')
        shop.wait(16 * 60)
        await shop.sweep()
        stripe.faults.length = 0
        shop.wait(6 * 60)
        const sent = one.webhooks()
        for (const place of order) if (sent[place]) await shop.deliver(sent[place])
        for (const webhook of sent) await shop.deliver(webhook)
        await shop.sweep()
        await shop.sweep()

        const { state, payment, history } = await one.now()
        const intent = one.intent()
        const held = (intent?.amount_received ?? 0) - refundedOf(stripe.books, intentId)
        const isPaid = state === 'placed'
        expect(held).toBe(isPaid ? one.order.totalMinor : 0)
        expect(payment.state === 'paid').toBe(isPaid)
        expect(state).toBe(isPaid ? 'placed' : 'cancelled')
        expect(history.filter(({ what }) => what === 'pay')).toHaveLength(isPaid ? 1 : 0)
        expect(await shop.stockOf(one.keg)).toBe(isPaid ? 8 : 10)
      },
    ),
    { numRuns: runCount(10) },
  )
})

test('numbers of cards reach neither Stripe through us, nor the database, nor the log', async () => {
  const { pay, now } = await shop.unpaidOrder()
  for (const number of ['4242424242424242', '4000 0025 0000 3155', 'ctoken_4242-4242-4242-4242']) {
    const reply = await pay(number)
    expect([reply.statusCode, reply.body.includes(number)]).toEqual([400, false])
  }
  await pay(decline)
  await pay(`${success}_1`)
  expect((await now()).payment.state).toBe('paid')
  const { rows } = await shop.database.execute(
    sql`select table_name::text as name from information_schema.tables where table_schema = 'public'`,
  )
  const stored: string[] = []
  for (const { name } of rows as { name: string }[]) {
    const found = await shop.database.execute(
      sql`select row_to_json(kept)::text as row from ${sql.identifier(name)} kept`,
    )
    stored.push(...(found.rows as { row: string }[]).map(({ row }) => row))
  }
  expect(stored.length).toBeGreaterThan(10)
  for (const text of [...stored, ...stripe.bodies, shop.log()])
    expect(text).not.toMatch(/4242[ -]?4242|4000[ -]?0025[ -]?0000/)
})
