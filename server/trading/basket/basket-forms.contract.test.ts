import { beforeAll, expect, test } from 'vitest'
import {
  basketCookieName,
  type CookieLine,
  readBasketCookie,
  writeBasketCookie,
} from '../../../shared/basket/basket-cookie.ts'
import { basketLineLimit } from '../../../shared/limits/limits.ts'
import { openBasketShop } from '../../../tests/support/shops/basket-shop.ts'

type Fields = string[][] | Record<string, string>
let shop: Awaited<ReturnType<typeof openBasketShop>>

beforeAll(async () => {
  shop = await openBasketShop()
})

const stored = (itemId: string, quantity = 1, more: Partial<CookieLine> = {}): CookieLine => ({
  kind: 'variant',
  itemId,
  groupSlug: null,
  quantity,
  baselinePriceMinor: null,
  ...more,
})
const cookieOf = (lines: readonly CookieLine[]) => `${basketCookieName}=${writeBasketCookie(lines)}`

/** What a browser without scripts does: sends the form, keeps the cookie. */
async function send(path: string, fields: Fields, before: readonly CookieLine[] = [], headers = {}) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: path,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: cookieOf(before),
      origin: 'https://dray.example',
      ...headers,
    },
  })
  const cookie = String(answer.headers['set-cookie'] ?? '')
  const value = /^dray_basket=([^;]*)/.exec(cookie)?.[1]
  return {
    answer,
    cookie,
    location: answer.headers.location,
    lines: value === undefined ? null : readBasketCookie(value),
  }
}
const add = (id: string, quantity: string, more: Record<string, string> = {}) => ({
  kind: 'variant',
  itemId: id,
  quantity,
  ...more,
})
const page = async (lines: readonly CookieLine[], url = '/cart') =>
  (await shop.app.inject({ url, headers: { cookie: cookieOf(lines), accept: 'application/json' } })).json()

test('what a form adds is in a cookie for 30 days, of this site only (CONST-01, CONST-02)', async () => {
  const { variantId } = await shop.variant({ availableUnits: 10, priceMinor: 9600 })
  const { answer, cookie, location, lines } = await send('/cart/lines', add(variantId, '2'))
  expect(answer.statusCode).toBe(303)
  expect(location).toBe('/cart')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(cookie).toMatch(/; Max-Age=2592000; Path=\/; SameSite=Lax; Secure$/)
  expect(lines).toEqual([stored(variantId, 2, { baselinePriceMinor: 9600 })])
})

test('adding again adds up, and ends at the stock', async () => {
  const { variantId } = await shop.variant({ availableUnits: 5 })
  expect((await send('/cart/lines', add(variantId, '2'), [stored(variantId, 1)])).lines).toMatchObject([
    { quantity: 3 },
  ])
  expect((await send('/cart/lines', add(variantId, '9'), [stored(variantId, 1)])).lines).toMatchObject([
    { quantity: 5 },
  ])
})

test('several sizes go in at once, and those without a quantity stay out', async () => {
  const [one, two, three] = [await shop.variant(), await shop.variant(), await shop.variant()]
  const fields = [one, two, three].flatMap(({ variantId }, at) => [
    ['kind', 'variant'],
    ['itemId', variantId],
    ['quantity', String(at)],
  ])
  const { lines } = await send('/cart/lines', fields)
  expect(lines?.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
    [two.variantId, 1],
    [three.variantId, 2],
  ])
})

test('the same beer is in the regular basket and in a group’s (C-69)', async () => {
  const { variantId } = await shop.variant()
  const { slug } = await shop.group()
  const { lines } = await send('/cart/lines', add(variantId, '1', { groupSlug: slug }), [
    stored(variantId, 2),
  ])
  expect(lines?.map(({ groupSlug, quantity }) => [groupSlug, quantity])).toEqual([
    [null, 2],
    [slug, 1],
  ])
})

test('a form leads back to where it was, never off this site', async () => {
  const { variantId } = await shop.variant()
  const back = async (returnTo: string) =>
    (await send('/cart/lines', add(variantId, '1', { returnTo }))).location
  expect(await back('/brewery/learmonth')).toBe('/brewery/learmonth')
  expect(await back('//elsewhere.example')).toBe('/')
  expect(await back('https://elsewhere.example')).toBe('/')
})

test.each([
  ['C-22 sold out', { availableUnits: 0 }, 'sold_out'],
  ['nothing chosen', { availableUnits: 3 }, 'nothing_chosen'],
])('%s is said on the page, and what was there stays', async (_what, stock, fault) => {
  const held = await shop.variant()
  const { variantId } = await shop.variant(stock)
  const quantity = fault === 'nothing_chosen' ? '0' : '1'
  const { location, lines } = await send('/cart/lines', add(variantId, quantity), [stored(held.variantId, 4)])
  expect(location).toBe(`/cart?fault=${fault}`)
  expect(lines).toMatchObject([{ itemId: held.variantId, quantity: 4 }])
  expect((await page([], location)).data.problem).toEqual({ fault, itemKey: null, typed: '' })
})

test('an item or a group that no one knows is named', async () => {
  const { variantId } = await shop.variant()
  const unknown = '00000000-0000-4000-8000-000000000000'
  expect((await send('/cart/lines', add(unknown, '1'))).location).toBe('/cart?fault=unknown_item')
  const other = await send('/cart/lines', add(variantId, '1', { groupSlug: 'nowhere' }))
  expect(other.location).toBe('/cart?fault=unknown_group')
  expect(other.lines).toEqual([])
})

test.each([
  ['CART-33 floored', '2.7', 2],
  ['CART-34 capped', '99', 5],
  ['CART-37 kept', '4', 4],
])('%s: %s becomes %i', async (_what, typed, quantity) => {
  const { variantId } = await shop.variant({ availableUnits: 5 })
  const line = `variant:${variantId}`
  const { lines, location } = await send('/cart/lines/quantity', { line, quantity: typed }, [
    stored(variantId),
  ])
  expect(lines).toMatchObject([{ quantity }])
  expect(location).toBe('/cart')
})

test.each(['0', '-2', '0.4'])('typing %s removes the line (CART-32)', async (typed) => {
  const { variantId } = await shop.variant()
  const fields = { line: `variant:${variantId}`, quantity: typed }
  expect((await send('/cart/lines/quantity', fields, [stored(variantId)])).lines).toEqual([])
})

test.each(['', 'two', 'NaN', 'Infinity'])(
  'typing %o changes nothing and is shown again (CART-35)',
  async (typed) => {
    const { variantId } = await shop.variant()
    const fields = { line: `variant:${variantId}`, quantity: typed }
    const { lines, location } = await send('/cart/lines/quantity', fields, [stored(variantId, 3)])
    expect(lines).toMatchObject([{ quantity: 3 }])
    const { data } = await page(lines!, location)
    expect(data.problem).toEqual({ fault: 'bad_quantity', itemKey: `variant:${variantId}`, typed })
  },
)

test('a line that sold out stays until it is taken out (C-22)', async () => {
  const item = await shop.variant({ availableUnits: 5 })
  const other = await shop.variant()
  await shop.change(item, { stock: 0 })
  const before = [stored(item.variantId, 3)]
  const added = await send('/cart/lines', add(other.variantId, '1'), before)
  expect(added.lines).toMatchObject([{ itemId: item.variantId, quantity: 3 }, { itemId: other.variantId }])
  const removed = await send('/cart/lines/removal', { line: `variant:${item.variantId}` }, before)
  expect(removed.lines).toEqual([])
})

test('clearing empties one basket, or all of them (C-55)', async () => {
  const { variantId } = await shop.variant()
  const group = await shop.group()
  const before = [stored(variantId, 1), stored(variantId, 2, { groupSlug: group.slug })]
  expect((await send('/cart/clearing', { groupId: group.id }, before)).lines).toMatchObject([
    { groupSlug: null },
  ])
  expect((await send('/cart/clearing', { groupId: '' }, before)).lines).toMatchObject([
    { groupSlug: group.slug },
  ])
  expect((await send('/cart/clearing', {}, before)).lines).toEqual([])
})

test('new prices are acknowledged', async () => {
  const { variantId } = await shop.variant({ priceMinor: 9720 })
  const before = [stored(variantId, 2, { baselinePriceMinor: 9600 })]
  expect((await page(before)).data.basket.items).toMatchObject([{ priceChangeMinor: 120 }])
  const { lines } = await send('/cart/prices', {}, before)
  expect(lines).toMatchObject([{ baselinePriceMinor: 9720 }])
  expect((await page(lines!)).data.basket.items).toMatchObject([{ priceChangeMinor: 0 }])
})

test('a basket that is full says so and keeps what it has', async () => {
  const { variantId } = await shop.variant()
  const most = Array.from({ length: basketLineLimit }, (_, at) =>
    stored(`00000000-0000-4000-8000-${String(at).padStart(12, '0')}`),
  )
  const full = readBasketCookie(writeBasketCookie(most))
  const { location, cookie } = await send('/cart/lines', add(variantId, '1'), full)
  expect(location).toBe('/cart?fault=basket_full')
  expect(cookie).toBe('')
})

test('what the shop does not know just now stays in the cookie', async () => {
  const { variantId } = await shop.variant()
  const unknown = stored('00000000-0000-4000-8000-00000000000a', 7)
  const { lines } = await send('/cart/lines', add(variantId, '1'), [unknown])
  expect(lines).toContainEqual(unknown)
})

test('a form leads back to a path with any letters, percent-encoded (security polish)', async () => {
  const fields = { ...add((await shop.variant()).variantId, '1'), returnTo: '/\u3000/evil?q=Märzen' }
  const { answer, location } = await send('/cart/lines', fields)
  expect([answer.statusCode, location]).toEqual([303, '/%E3%80%80/evil?q=M%C3%A4rzen'])
})

test.each(['/cart/lines', '/cart/lines/quantity', '/cart/lines/removal', '/cart/clearing', '/cart/prices'])(
  '%s is refused to the page of another site (C-52)',
  async (path) => {
    const { variantId } = await shop.variant()
    const headers = { origin: 'https://elsewhere.example' }
    const { answer, cookie } = await send(path, add(variantId, '1'), [stored(variantId)], headers)
    expect(answer.statusCode).toBe(403)
    expect(cookie).toBe('')
  },
)

test.each(['%', '1~~', '1~%~v*', 'v'.repeat(5000), '1~..~....'])(
  'a cookie of nonsense, %o, is an empty basket',
  async (value) => {
    const answer = await shop.app.inject({
      url: '/cart',
      headers: { cookie: `dray_basket=${value}`, accept: 'application/json' },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data.basket.items).toEqual([])
  },
)

test('/cart is the page of the visitor, and no one keeps it (CART-01, CART-02)', async () => {
  const { variantId } = await shop.variant({ priceMinor: 9600 })
  const headers = { cookie: cookieOf([stored(variantId, 2)]) }
  const html = await shop.app.inject({ url: '/cart', headers })
  const json = await shop.app.inject({ url: '/cart', headers: { ...headers, accept: 'application/json' } })
  expect(html.headers['cache-control']).toBe('private, no-store')
  expect(html.body).toContain('name="robots" content="noindex')
  expect(html.body).toContain('£192.00')
  expect(json.json()).toMatchObject({
    route: 'cart',
    data: { basket: { regularSummary: { subtotalMinor: 19_200 } } },
  })
})
