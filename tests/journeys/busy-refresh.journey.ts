import type { SignedIn } from '../../shared/api/accounts-api.ts'
import { storeSession, storedText, registerClient } from '../support/pages/sessions.ts'
import { expect, test } from '../support/shops/shop-fixture.ts'

/** More than a session may be refreshed in a minute (server/accounts/account-limits.ts). */
const tooMany = 61

test('a session survives a busy server, and the client stays signed in', async ({ page, shop }) => {
  const client = await registerClient(shop)
  let newest: SignedIn = client
  let status = 200
  for (let tried = 0; tried < tooMany && status === 200; tried += 1) {
    const answer = await refresh(shop, newest.refresh.refreshToken)
    status = answer.status
    if (answer.ok) newest = (await answer.json()) as SignedIn
  }
  expect(status).toBe(429)

  await storeSession(page, { ...client, ...newest }, { accessTokenExpiresAt: '2020-01-01T00:00:00Z' })
  const refused = page.waitForResponse('**/public/auth/refresh')
  await page.goto('/account/overview')
  const answer = await refused
  expect(answer.status()).toBe(429)
  expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveCount(0)
  expect(await storedText(page)).toContain(newest.refresh.refreshToken)
})

const refresh = (shop: string, refreshToken: string) =>
  fetch(`${shop}/public/auth/refresh`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  })
