import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bearer } from '../../../tests/support/shops/account-shop.ts'
import { openBasketShop } from '../../../tests/support/shops/basket-shop.ts'
import { runCount } from '../../../tests/support/builders/run-counts.ts'

const shop = await openBasketShop()
const item = await shop.variant()
const client = bearer(await shop.register())
const key = () => ({ 'idempotency-key': crypto.randomUUID() })

const calls = [
  ['POST', '/api/cart/items'],
  ['PATCH', '/api/cart/items/1'],
  ['POST', '/api/cart/acknowledge-price'],
  ['POST', '/api/cart/merge'],
  ['POST', '/public/basket/quote'],
  ['POST', '/public/marketplace/wishlist'],
  ['DELETE', '/public/marketplace/wishlist'],
  ['POST', '/public/marketplace/wishlist/merge'],
] as const

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', ' ', '\u0000', 'x'.repeat(101), '../..', item.variantId, item.variantId.toUpperCase()),
)
const anyNumber = fc.oneof(
  fc.double(),
  fc.constantFrom(0, -1, 1e308, 2 ** 31, Number.MAX_SAFE_INTEGER, '1', '1e999'),
)
const field = fc.constantFrom(
  'kind',
  'variantId',
  'upsellId',
  'groupId',
  'groupSlug',
  'groupName',
  'beerId',
  'itemId',
)
const line = fc
  .tuple(fc.dictionary(field, fc.oneof(anyText, fc.jsonValue()), { maxKeys: 4 }), anyNumber)
  .map(([fields, quantity]) => ({ variantId: item.variantId, quantity, ...fields }))
const body = fc.oneof(
  fc.jsonValue(),
  line,
  fc.record({ lines: fc.array(line, { maxLength: 3 }) }),
  fc.record({ itemIds: fc.array(fc.oneof(anyText, fc.jsonValue())) }),
  fc.record({ beerIds: fc.array(anyText) }),
  fc.record({ quantity: anyNumber }),
)

test('every hostile body gets a sentence, never a 5xx', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...calls), body, fc.boolean(), async ([method, url], body, isClient) => {
      const answer = await shop.app.inject({
        method,
        url,
        payload: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...key(), ...(isClient && client) },
      })
      const isSentence =
        answer.statusCode < 400 || /^[A-Z].*\.$|^Authentication required$/s.test(answer.json().message)
      expect([answer.statusCode === 500, isSentence, answer.body]).toEqual([false, true, answer.body])
    }),
    { numRuns: runCount(300) },
  )
})

const send = (quantity: string) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/cart/items',
    payload: `{"variantId":"${item.variantId}","quantity":${quantity}}`,
    headers: { 'content-type': 'application/json', ...client },
  })

test('a number beyond all numbers is refused, and one beyond all stock is capped', async () => {
  const refused = await send('1e999')
  expect([refused.statusCode, refused.json().field]).toEqual([400, 'quantity'])
  expect((await send('1e300')).json().item.quantity).toBe(10)
})

test.each(['groupSlug', 'groupId', 'variantId'])(
  'a %s that no database can hold is refused (SAFE-16)',
  async (field) => {
    for (const name of ['a\u0000', '\u0000', '\ud800']) {
      const answer = await shop.add({ ...item, quantity: 1, [field]: name }, client)
      expect([answer.statusCode, answer.json().field]).toEqual([400, field])
    }
  },
)

test('a key that is too short or too long is refused', async () => {
  for (const idempotency of ['', '1234567', 'x'.repeat(201)]) {
    const answer = await shop.add({ ...item, quantity: 1 }, { ...client, 'idempotency-key': idempotency })
    expect([answer.statusCode, answer.json().field]).toEqual([400, 'idempotency-key'])
  }
})

test.each(['/api/cart/items', '/api/cart/merge', '/public/basket/quote'])(
  '%s accepts only JSON',
  async (url) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const headers = { 'content-type': type, ...client, ...key() }
      const answer = await shop.app.inject({ method: 'POST', url, payload: '{}', headers })
      expect(answer.statusCode).toBe(415)
    }
  },
)

test('the reference documents every call of basket and wishlist', async () => {
  const { paths } = (await shop.get('/docs/api/buyer.json')).json()
  const documented = Object.keys(paths).filter((path) => /cart|basket|wishlist/.test(path))
  expect(documented.toSorted()).toEqual([
    '/api/cart',
    '/api/cart/acknowledge-price',
    '/api/cart/items',
    '/api/cart/items/{id}',
    '/api/cart/merge',
    '/public/basket/quote',
    '/public/marketplace/wishlist',
    '/public/marketplace/wishlist/merge',
  ])
})
