import { expect, test } from 'vitest'
import { bearer } from '../../../tests/support/shops/account-shop.ts'
import { openBasketShop } from '../../../tests/support/shops/basket-shop.ts'
import { cartCookieSeconds } from '../../../shared/limits/limits.ts'
import { carts } from './cart-tables.ts'
import { tidyCarts } from './stored-baskets.ts'

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
    /^__Host-dray_cart=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
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
  for (const cookie of ['other=1', '__Host-dray_cart=', `__Host-dray_cart=${'x'.repeat(43)}`]) {
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
  const chosen = { cookie: `__Host-dray_cart=${'x'.repeat(43)}` }
  const answer = await shop.add({ ...(await shop.variant()), quantity: 1 }, chosen)
  expect(sentBack(answer)).not.toEqual(chosen)
  const [, token = ''] = sentBack(answer).cookie.split('=')
  expect(JSON.stringify(await database.select().from(carts))).not.toContain(token)
})

test('a cart under the cookie’s old name is found, and goes on under the new one (security polish)', async () => {
  const item = await shop.variant()
  const plain = await openBasketShop({ publicUrl: 'http://localhost:3000', connection: shop.connection })
  const old = sentBack(await plain.add({ ...item, quantity: 1 }))
  expect(await shop.items(old)).toMatchObject([{ quantity: 1 }])
  const next = await shop.add({ ...item, quantity: 2 }, old)
  expect(next.headers['set-cookie']).toEqual([
    expect.stringMatching(
      /^__Host-dray_cart=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    ),
    'dray_cart=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
  ])
  expect(await shop.items(sentBack(next))).toMatchObject([{ quantity: 3 }])
})

test('a cookie that a subdomain planted under the old name is not in for the cart (security polish)', async () => {
  const item = await shop.variant()
  const visitor = sentBack(await shop.add({ ...item, quantity: 1 }))
  const planted = sentBack(await shop.add({ ...item, quantity: 9 })).cookie.replace('__Host-', '')
  expect(await shop.items({ cookie: `${planted}; ${visitor.cookie}` })).toMatchObject([{ quantity: 1 }])
})

test('nor is a cart planted on a visitor who has none: what is added goes to a new one (security polish)', async () => {
  const item = await shop.variant()
  const strangers = sentBack(await shop.add({ ...item, quantity: 9 }))
  const planted = { cookie: strangers.cookie.replace('__Host-', '') }
  expect(await shop.items(planted)).toEqual([])
  const added = sentBack(await shop.add({ ...item, quantity: 1 }, planted))
  expect(await shop.items(added)).toMatchObject([{ quantity: 1 }])
  expect(await shop.items(strangers)).toMatchObject([{ quantity: 9 }])
})

test('over http, where browsers refuse the prefix, the cart has its plain cookie (security polish)', async () => {
  const plain = await openBasketShop({ publicUrl: 'http://localhost:3000' })
  const answer = await plain.add({ ...(await plain.variant()), quantity: 1 })
  expect(cookieOf(answer)).toMatch(/^dray_cart=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
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

test('the address a server is called by is not of this site where the site has one (security polish)', async () => {
  const item = { ...(await shop.variant()), quantity: 1 }
  const called = { origin: 'http://127.0.0.1:4730', host: '127.0.0.1:4730' }
  expect((await shop.add(item, called)).statusCode).toBe(403)
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
