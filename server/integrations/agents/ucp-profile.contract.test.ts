import { afterAll, expect, test } from 'vitest'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'
import { openTestDatabase } from '../../../tests/support/servers/test-database.ts'

const connection = await openTestDatabase()
afterAll(() => connection.close())
const { database } = connection
const brewery = await buildBrewery(database, { slug: 'tern', name: 'Tern' })
const beer = await buildBeer(database, { breweryId: brewery.id, name: 'Best' })
const size = { beerId: beer.id, type: 'cask', name: 'Firkin', priceMinor: 9_850 }
const firkin = (await buildContainer(database, { ...size, availableUnits: 7 })).storefrontVariantId!
const { app } = await openWholeShop(async () => {}, { connection, lasts: 'file' })
const get = (url: string, headers = {}) => app.inject({ url, headers })

test('the business profile names the service, its capabilities and no payment, and is cached (PLAT-21)', async () => {
  const answer = await get('/.well-known/ucp')
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
  const { ucp, keys } = answer.json()
  expect([ucp.version, keys, ucp.payment_handlers]).toEqual(['2026-08-25', undefined, {}])
  expect(ucp.services['dev.ucp.shopping']).toMatchObject([
    { version: '2026-08-25', transport: 'mcp', endpoint: 'https://dray.example/mcp' },
  ])
  expect(Object.keys(ucp.capabilities)).toEqual(
    ['catalog.search', 'catalog.lookup', 'cart', 'checkout', 'permalink'].map(
      (name) => `dev.ucp.shopping.${name}`,
    ),
  )
  // Each is under the origin of its own namespace, without which platforms refuse it.
  for (const [entry] of Object.values(ucp.capabilities) as { version: string; schema: string }[][])
    expect([entry!.version, new URL(entry!.schema).origin]).toEqual(['2026-08-25', 'https://ucp.dev'])
  expect(ucp.capabilities['dev.ucp.shopping.permalink'][0].config).toEqual({
    endpoint: 'https://dray.example/buy',
  })
  const again = await get('/.well-known/ucp', { 'if-none-match': answer.headers['etag'] })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('a shop without https has no profile (PLAT-21)', async () => {
  const { app: plain } = await openWholeShop(async () => {}, { publicUrl: 'http://localhost:3000' })
  expect((await plain.inject({ url: '/.well-known/ucp' })).statusCode).toBe(404)
})

test('a link that offers items leads to the basket page and changes no basket (PLAT-24)', async () => {
  for (const token of [firkin, `~${Buffer.from(firkin).toString('base64url')}`]) {
    const answer = await get(`/buy/${token}:9`)
    expect(answer.statusCode).toBe(302)
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      location: `/cart?offer=${firkin}%3A9`,
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
  const page = await get(`/cart?offer=${firkin}:9`)
  expect(page.headers['set-cookie']).toBeUndefined()
  expect(page.body).toContain('Put these into the basket')
  expect(page.body).toContain('£98.50')
  // Capped by stock
  expect(page.body).toMatch(/name="quantity" value="7"/)
})

test('the button puts the offered lines into the basket and leads on (PLAT-23, PLAT-24)', async () => {
  const page = await get(`/cart?offer=${firkin}:9&continue_to=/shop`)
  const form = /<form[^>]*action="\/cart\/lines"[^>]*>(.*?)<\/form>/s.exec(page.body)?.[1] ?? ''
  const fields = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!])
  const pressed = await app.inject({
    method: 'POST',
    url: '/cart/lines',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
  expect([pressed.statusCode, pressed.headers['location']]).toEqual([303, '/shop'])
  const cookie = String(pressed.headers['set-cookie']).split(';')[0]!
  const basket = await get('/cart', { cookie, accept: 'application/json' })
  expect(basket.json().data.basket.items).toMatchObject([{ variantId: firkin, quantity: 7 }])
})

test.each([
  '//evil.example',
  '%2F%2Fevil.example',
  '/%2Fevil.example',
  'https://evil.example',
  '/\\evil.example',
  '/a%0d%0aset-cookie:x',
])('continue_to=%s leads to the basket alone (PLAT-24)', async (to) => {
  const answer = await get(`/buy/${firkin}:1?continue_to=${to}`)
  expect(answer.headers['location']).toBe(`/cart?offer=${firkin}%3A1`)
})

test.each([
  '',
  '/',
  '/x:1',
  `/${firkin}`,
  `/${firkin}:0`,
  `/${firkin}:01`,
  `/${firkin}:-1`,
  `/${firkin}:1,`,
  `/${'9'.repeat(400)}:1`,
])('a link whose items are ‘%s’ says that nothing was offered (PLAT-24)', async (items) => {
  const answer = await get(`/buy${items}`)
  expect([answer.statusCode, answer.headers['location']]).toEqual([302, '/cart?fault=unknown_item'])
})

test('a link offers fifty items (PLAT-24)', async () => {
  const items = Array.from({ length: 50 }, () => `${crypto.randomUUID()}:12`).join(',')
  const { headers } = await get(`/buy/${items}`)
  expect(headers['location']).toBe(`/cart?${new URLSearchParams({ offer: items })}`)
})
