import type { Page } from '@playwright/test'
import type { SignedIn } from '../../shared/api/accounts.ts'

export const password = 'a firkin of mild'
let made = 0

/** A client of the shop who is signed in on this page, with an account made a moment ago. */
export async function signInAnew(page: Page, shop: string): Promise<SignedIn & { email: string }> {
  made += 1
  const email = `maggie-${process.pid}-${made}-${Date.now()}@thetap.example`
  const signedIn = await call<SignedIn>(shop, '/public/auth/register', {
    email,
    password,
    name: 'Maggie Tapster',
    marketingOptIn: false,
  })
  const { client, token, refresh } = signedIn
  const session = {
    user: client,
    accessToken: token.accessToken,
    accessTokenExpiresAt: token.expiresAt,
    refreshToken: refresh.refreshToken,
    refreshTokenExpiresAt: refresh.expiresAt,
  }
  await page.goto('/privacy-policy')
  await page.evaluate((text) => localStorage.setItem('dray-auth-state', text), JSON.stringify(session))
  return { ...signedIn, email }
}

/** Another session of the same client, as from another device. */
export const signInElsewhere = (shop: string, email: string, secret = password) =>
  call<SignedIn>(shop, '/public/auth/login', { email, password: secret })

/** Each call comes from an address of its own, so that no limit is met by chance. */
async function call<T>(shop: string, path: string, body: object): Promise<T> {
  made += 1
  const response = await fetch(shop + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${made >> 8}.${made & 255}` },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}
