import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'

const shop = await openWholeShop(undefined, { lasts: 'file' })
const policyOf = async (url: string) => {
  const { headers } = await shop.app.inject(url)
  return String(headers['content-security-policy'])
}

test('the API reference has a policy of its own: a sandbox, no other host, no frame (PLAT-06, security 10)', async () => {
  const { statusCode, body } = await shop.app.inject('/docs/api/')
  expect(statusCode).toBe(200)
  const policy = (await policyOf('/docs/api/')).split('; ')
  expect(policy).toContain('sandbox allow-scripts allow-forms allow-popups')
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"]),
  )
  const [, script = ''] = /<script type="text\/javascript">([^]*?)<\/script>/.exec(body) ?? []
  const scriptHash = hash('sha256', script, 'base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${scriptHash}'`)
  expect(policy.join('; ')).not.toMatch(/https?:/)
})

test('its page asks for no outside fonts, no proxy and no telemetry (security 10)', async () => {
  const { body } = await shop.app.inject('/docs/api/')
  expect(body).toMatch(/"withDefaultFonts": false/)
  expect(body).toMatch(/"telemetry": false/)
  expect(body).not.toMatch(/proxy|https?:\/\//)
})

test('what the page loads may be read from the origin that its sandbox gives it (security 10)', async () => {
  for (const url of ['/docs/api/buyer.json', '/docs/api/seller.json', '/docs/api/js/scalar.js']) {
    const { statusCode, headers } = await shop.app.inject(url)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
  }
})

test('its document lists the calls, and none of its own pages', async () => {
  const { paths } = (await shop.app.inject('/docs/api/buyer.json')).json()
  expect(Object.keys(paths)).toContain('/public/beers/latest')
  expect(Object.keys(paths).filter((path) => path.startsWith('/docs'))).toEqual([])
})

test.each(['/docs/apixyz', '/docs/api/nothing', '/docs/api/openapi.json', '/docs/api/openapi.yaml', '/docs'])(
  '%s is not found, under the shop’s own policy (security 10)',
  async (url) => {
    expect((await shop.app.inject(url)).statusCode).toBe(404)
    expect(await policyOf(url)).toBe(await policyOf('/no-such-page'))
    expect(await policyOf(url)).toContain("script-src 'self' 'sha256-")
  },
)

test('API_DOCS=off takes the page and the document away, and no call (security 10)', async () => {
  const { app } = await openWholeShop(undefined, { showsApiReference: false })
  for (const url of [
    '/docs/api',
    '/docs/api/',
    '/docs/api/buyer.json',
    '/docs/api/seller.json',
    '/docs/api/js/scalar.js',
  ])
    expect((await app.inject(url)).statusCode, url).toBe(404)
  expect((await app.inject('/public/beers/latest')).statusCode).toBe(200)
})

test.each([' ', 'a b', 'x:y:z', '<script>'])(
  'a host %j, which is none, is no fault of the server (SAFE-16)',
  async (host) => {
    for (const name of ['x-forwarded-host', 'host']) {
      const { statusCode } = await shop.app.inject({ url: '/docs/api/', headers: { [name]: host } })
      expect(statusCode, name).toBeLessThan(500)
    }
  },
)
