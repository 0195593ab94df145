import { expect, test } from 'vitest'
import { buildBeer } from '../../../tests/support/builders/builders.ts'
import { openStripeShop } from '../../../tests/support/shops/stripe-shop.ts'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'
import { loadBuiltRenderer } from '../../content/pages/page-renderer.ts'

const stored = { beerId: '' }
const shop = await openWholeShop(
  async ({ database }) => {
    stored.beerId = (await buildBeer(database)).id
  },
  { lasts: 'file' },
)
const headersOf = async (url: string, app = shop.app) => (await app.inject(url)).headers

test.each(['/', '/shop', '/cart', '/no-such-page', '/api/account', '/service-worker.js', '/robots.txt'])(
  '%s is for pages of this site alone (security polish)',
  async (url) => {
    expect((await headersOf(url))['cross-origin-resource-policy']).toBe('same-origin')
  },
)

test.each([
  '/pictures/scene/dray-on-quay.svg',
  '/public/beers/latest',
  '/releases/latest.atom',
  '/docs/api/buyer.json',
  '/.well-known/security.txt',
])('%s may be shown by pages of other sites: previews, mails, feeds (security polish)', async (url) => {
  const answer = await shop.app.inject(url)
  expect([answer.statusCode, answer.headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin'])
})

test('a file runs nothing, wherever it is opened, and carries no line that pages alone heed (security polish)', async () => {
  const [script] = /\/assets\/[^" ]+\.js/.exec((await shop.app.inject('/')).body) ?? []
  for (const url of [script!, '/pictures/scene/dray-on-quay.svg', '/pictures/icons.svg']) {
    const { statusCode, headers } = await shop.app.inject(url)
    expect([url, statusCode, headers['x-content-type-options']]).toEqual([url, 200, 'nosniff'])
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; (?!.*script-src)/)
    expect(headers['permissions-policy']).toBeUndefined()
    expect(JSON.stringify(headers).length).toBeLessThan(600)
  }
  const absent = await headersOf('/assets/none.js')
  expect(absent['content-security-policy']).toContain("script-src 'self'")
  expect(absent['permissions-policy']).toBeDefined()
})

const showingPictures = ['/', '/shop', '/no-such-page', '/sell', '/admin', '/account/orders']

test.each(showingPictures)('%s shows pictures of the shop alone (security polish)', async (url) => {
  expect((await headersOf(url))['content-security-policy']).toContain("; img-src 'self' data:; ")
})

test('pages show pictures of the hosts that the installation names, and of no other (security polish)', async () => {
  const renderer = await loadBuiltRenderer(['pictures.example', '*.photos.example'])
  const { app } = await openWholeShop(undefined, { renderer })
  for (const url of showingPictures)
    expect((await headersOf(url, app))['content-security-policy']).toContain(
      "; img-src 'self' data: https://pictures.example https://*.photos.example; ",
    )
})

test.each(['/', '/shop', '/account/login', '/cart', '/no-such-page'])(
  '%s makes HTML and script addresses from trusted types alone (security polish)',
  async (url) => {
    const policy = String((await headersOf(url))['content-security-policy'])
    expect(policy).toContain(
      "require-trusted-types-for 'script'; trusted-types dray-early dray-frame dray-worker;",
    )
    expect(policy).not.toMatch(/allow-duplicates|trusted-types [^;]*\*|script-src[^;]*'unsafe/)
  },
)

test('paying pages go without trusted types where Stripe’s script runs, and no other page does (security polish)', async () => {
  const { app } = await openStripeShop()
  expect((await headersOf('/checkout', app))['content-security-policy']).not.toContain('trusted-types')
  expect((await headersOf('/cart', app))['content-security-policy']).toContain('trusted-types')
})
