import { expect, test } from 'vitest'
import { listRoutes } from '../../../tests/support/shops/list-routes.ts'
import { openStripeShop } from '../../../tests/support/shops/stripe-shop.ts'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'

const shop = await openStripeShop()
const forms = listRoutes(shop.app, 'POST').filter((path) => !/^\/(api|public)\//.test(path))

/** Forms that others may send, each with what proves the sender instead. */
const openToOthers = new Map([
  ['/unsubscribe', 'the signed token of its address (RFC 8058)'],
  ['/webhooks/stripe', 'the signature of its body'],
  // Pages of other sites get 403 there too, as JSON-RPC has it (PLAT-28)
  ['/mcp', 'a token, and nothing that a browser holds'],
])

const post = (url: string, headers: Record<string, string>, { app } = shop as Pick<typeof shop, 'app'>) =>
  app.inject({
    method: 'POST',
    url: url.replace(/:\w+/g, 'x'),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: '',
  })

test('there are forms to ask', () => {
  expect(forms).toEqual(
    expect.arrayContaining(['/newsletter', '/newsletter/confirm', '/quick-order', '/cart/lines']),
  )
  expect([...openToOthers.keys()].filter((path) => !forms.includes(path))).toEqual([])
})

test.each(forms.filter((path) => !openToOthers.has(path)))(
  'POST %s is refused to pages of other sites, whole origins compared (C-52, security polish)',
  async (path) => {
    const senders: { origin: string; host?: string }[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://dray.example' },
      { origin: 'https://dray.example:8443' },
      { origin: 'https://evil.example', host: 'evil.example' },
    ]
    for (const headers of senders) {
      const answer = await post(path, { ...headers })
      expect([answer.statusCode, answer.json().code], headers.origin).toEqual([403, 'other_site'])
    }
    expect((await post(path, { origin: 'https://dray.example' })).statusCode).not.toBe(403)
  },
)

test('a shop on this machine takes its own forms under each of its names, over its own scheme (security polish)', async () => {
  const own = await openWholeShop(undefined, { publicUrl: 'http://localhost:3000' })
  const host = '127.0.0.1:4000'
  const from = async (origin: string) => (await post('/cart/clearing', { host, origin }, own)).statusCode
  expect(await Promise.all([`http://${host}`, `https://${host}`, 'http://evil.example'].map(from))).toEqual([
    303, 403, 403,
  ])
})
