import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkoutContact } from '../../../tests/support/builders/checkout-contact.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { runCount } from '../../../tests/support/builders/run-counts.ts'

const shop = await openOrderShop()

const anything = fc.jsonValue({ maxDepth: 2 })
const field = fc.oneof(anything, fc.string({ unit: 'binary', maxLength: 600 }), fc.constant('\0'))
const body = fc.record(
  {
    groupId: field,
    contact: fc.oneof(
      field,
      fc.dictionary(fc.constantFrom(...Object.keys(checkoutContact), 'cardnumber', '__proto__'), field),
      fc
        .record({ firstname: fc.string({ unit: 'binary' }), towncity: fc.string({ unit: 'binary' }) })
        .map((typed) => ({ ...checkoutContact, ...typed })),
    ),
    shipTo: field,
    shipping: fc.oneof(field, fc.array(fc.record({ teamId: field, option: field }))),
    payment: fc.oneof(field, fc.constant('card'), fc.constant('invoice')),
    expectedTotalMinor: field,
  },
  { requiredKeys: [] },
)

test('no body makes an order call fail on our side, and none places an order of an empty basket', async () => {
  const buyer = await shop.buyer()
  await fc.assert(
    fc.asyncProperty(body, async (sent) => {
      const reply = await shop.post('/api/orders', sent, { 'idempotency-key': crypto.randomUUID(), ...buyer })
      expect(reply.statusCode).toBeGreaterThanOrEqual(400)
      expect(reply.statusCode).toBeLessThan(500)
      expect(reply.json()).toHaveProperty('message')
    }),
    { numRuns: runCount(150) },
  )
})

test('no number and no token makes a payment or a read fail on our side', async () => {
  const buyer = await shop.buyer()
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), field, async (number, token) => {
      const path = `/api/orders/${encodeURIComponent(number)}x`
      for (const reply of [
        await shop.get(path, buyer),
        await shop.get(`${path}/reorder`, buyer),
        await shop.post(`${path}/payment`, { token }, buyer),
      ])
        expect([400, 404, 414, 429]).toContain(reply.statusCode)
    }),
    { numRuns: runCount(60) },
  )
})

test('no order call accepts the fields of a card', async () => {
  const buyer = await shop.buyer()
  await shop.add({ ...(await shop.variant()), quantity: 1 }, buyer)
  const card = { cardnumber: '4242424242424242' }
  const reply = await shop.post(
    '/api/orders',
    { contact: { ...checkoutContact, ...card }, payment: 'card' },
    { 'idempotency-key': crypto.randomUUID(), ...buyer },
  )
  expect([reply.statusCode, reply.json().field]).toEqual([400, 'contact.cardnumber'])
  expect(shop.log()).not.toContain(card.cardnumber)
})
