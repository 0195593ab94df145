import { expect, test } from 'vitest'
import { openStripeShop } from '../../../tests/support/shops/stripe-shop.ts'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'

const shop = await openStripeShop()
const policyOf = async (url: string, { app } = shop as Pick<typeof shop, 'app'>) =>
  String((await app.inject({ url })).headers['content-security-policy'])

test.each(['/checkout', '/groups/north/checkout?groupId=1', '/account/orders/DRAY-7K3Q-42/payment'])(
  "%s may load Stripe's script, frames and calls, and open wallets from a frame",
  async (url) => {
    const policy = await policyOf(url)
    expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/js\.stripe\.com /)
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;")
    expect(policy).toContain(
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    )
    expect(policy).not.toMatch(/(script|style)-src [^;]*'unsafe-inline'/)
    const { headers } = await shop.app.inject({ url })
    expect(headers['permissions-policy']).toContain('payment=(self "https://js.stripe.com")')
  },
)

test('a client-side navigation to a paying page becomes a full load, so that the page gets this policy', async () => {
  const headers = { accept: 'application/json' }
  for (const url of ['/checkout', '/checkout?groupId=1', '/groups/north/checkout'])
    expect((await shop.app.inject({ url, headers })).statusCode).toBe(204)
  expect((await shop.app.inject({ url: '/cart', headers })).json().route).toBe('cart')
})

test.each(['/', '/shop', '/cart', '/account/orders', '/checkouts'])('%s may not', async (url) => {
  expect(await policyOf(url)).not.toContain('stripe')
})

test('with the sandbox no page has this policy, and there is no webhook', async () => {
  const sandbox = await openWholeShop()
  expect(await policyOf('/checkout', sandbox)).not.toContain('stripe')
  const reply = await sandbox.app.inject({ method: 'POST', url: '/webhooks/stripe', payload: {} })
  expect(reply.statusCode).toBe(404)
})
