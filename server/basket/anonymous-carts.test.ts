import { expect, test } from 'vitest'
import { bearer } from '../../tests/support/shops/account-shop.ts'
import { openBasketShop } from '../../tests/support/shops/basket-shop.ts'
import { cartCookieSeconds } from '../../shared/limits/limits.ts'
import { carts } from './cart-tables.ts'
import { tidyCarts } from './own-basket.ts'

const shop = await openBasketShop()
const { database } = shop.connection

const cookieOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['set-cookie'])
const sentBack = (answer: { headers: Record<string, unknown> }) => ({
  cookie: cookieOf(answer).split(';')[0]!,
})
const countCarts = () => database.$count(carts)

test('without a bearer the cart is tied to a cookie that no script reads (OPEN-48, C-52)', async () => {
  const item = await shop.variant()
  const first = await shop.add({ ...item, quantity: 1 })
  expect(first.statusCode).toBe(200)
  expect(cookieOf(first)).toMatch(
    /^dray_cart=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  )
  const visitor = sentBack(first)
  const second = await shop.add({ ...item, quantity: 2 }, visitor)
  expect(sentBack(second)).toEqual(visitor)
  const [line] = await shop.items(visitor)
  expect(line?.quantity).toBe(3)
  expect((await shop.patch(line!.cartItemId, 5, visitor)).json().item.quantity).toBe(5)
  expect((await shop.acknowledge({ itemId: line!.cartItemId }, visitor)).statusCode).toBe(200)
  expect((await shop.remove(line!.cartItemId, visitor)).statusCode).toBe(204)
  expect(await shop.items(visitor)).toEqual([])
})

test('a visitor without a cart gets an empty one, and reading it stores nothing', async () => {
  const before = await countCarts()
  for (const cookie of ['other=1', 'dray_cart=', `dray_cart=${'x'.repeat(43)}`]) {
    const headers = { cookie }
    const answer = await shop.get('/api/cart', headers)
    expect([answer.statusCode, answer.json().items]).toEqual([200, []])
    expect(answer.headers).not.toHaveProperty('set-cookie')
    expect((await shop.remove(crypto.randomUUID(), headers)).statusCode).toBe(204)
    expect((await shop.patch(crypto.randomUUID(), 1, headers)).statusCode).toBe(404)
    expect((await shop.acknowledge({ itemId: crypto.randomUUID() }, headers)).statusCode).toBe(404)
  }
  expect(await countCarts()).toBe(before)
})

test('a visitor cannot choose the token of a future cart, and the database stores no token in clear', async () => {
  const chosen = { cookie: `dray_cart=${'x'.repeat(43)}` }
  const answer = await shop.add({ ...(await shop.variant()), quantity: 1 }, chosen)
  expect(sentBack(answer)).not.toEqual(chosen)
  const [, token = ''] = sentBack(answer).cookie.split('=')
  expect(JSON.stringify(await database.select().from(carts))).not.toContain(token)
})

test('a bearer token takes precedence over the cookie, and an invalid one is refused (C-52)', async () => {
  const item = await shop.variant()
  const visitor = sentBack(await shop.add({ ...item, quantity: 1 }))
  const client = bearer(await shop.register())
  const answer = await shop.add({ ...item, quantity: 4 }, { ...client, ...visitor })
  expect(answer.headers).not.toHaveProperty('set-cookie')
  expect(await shop.items({ ...client, ...visitor })).toMatchObject([{ quantity: 4 }])
  expect(await shop.items(visitor)).toMatchObject([{ quantity: 1 }])
  const stale = { authorization: 'Bearer stale', ...visitor }
  expect((await shop.get('/api/cart', stale)).statusCode).toBe(401)
  expect((await shop.add({ ...item, quantity: 1 }, stale)).statusCode).toBe(401)
})

test.each(['https://evil.example', 'null', 'https://dray.example.evil.example', 'http://dray.example'])(
  'refuses a call from a page of %s, even with the cookie (C-52)',
  async (origin) => {
    const item = await shop.variant()
    const visitor = sentBack(await shop.add({ ...item, quantity: 1 }, { origin: 'https://dray.example' }))
    const [line] = await shop.items(visitor)
    const there = { ...visitor, origin }
    const answers = [
      await shop.add({ ...item, quantity: 1 }, there),
      await shop.patch(line!.cartItemId, 2, there),
      await shop.remove(line!.cartItemId, there),
      await shop.acknowledge({ itemId: line!.cartItemId }, there),
    ]
    expect(answers.map((answer) => answer.statusCode)).toEqual([403, 403, 403, 403])
    expect(new Set(answers.map((answer) => answer.json().code))).toEqual(new Set(['other_site']))
    expect(await shop.items(visitor)).toMatchObject([{ quantity: 1 }])
    const client = { ...bearer(await shop.register()), origin }
    expect((await shop.add({ ...item, quantity: 1 }, client)).statusCode).toBe(200)
  },
)

test('a page at the address the server is called by is of this site', async () => {
  const own = { origin: 'http://127.0.0.1:4730', host: '127.0.0.1:4730' }
  expect((await shop.add({ ...(await shop.variant()), quantity: 1 }, own)).statusCode).toBe(200)
})

test('an anonymous cart is deleted when its cookie expires; a client’s cart stays', async () => {
  const item = await shop.variant()
  const client = bearer(await shop.register())
  await shop.add({ ...item, quantity: 1 }, client)
  const old = sentBack(await shop.add({ ...item, quantity: 1 }))
  shop.wait(cartCookieSeconds / 2)
  const used = sentBack(await shop.add({ ...item, quantity: 1 }))
  shop.wait(cartCookieSeconds / 2 + 1)
  await tidyCarts(database, shop.now())
  expect(await shop.items(old)).toEqual([])
  expect(await shop.items(used)).toHaveLength(1)
  const rows = await database.select({ clientId: carts.clientId }).from(carts)
  expect(rows.filter(({ clientId }) => clientId !== null)).not.toEqual([])
})
