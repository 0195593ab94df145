import type { Page } from '@playwright/test'
import type { SignedIn } from '../../../shared/api/accounts-api.ts'
import { runningShop } from '../shops/start-shop-process.ts'
import { mailedLink } from './mail-box.ts'
import { newCaller, storeSession, password, registerClient } from './sessions.ts'

/** A client of the shop, signed in on this page, with a new account. */
export async function signInAgain(page: Page, shop: string): Promise<SignedIn & { email: string }> {
  const client = await registerClient(shop)
  await storeSession(page, client)
  return client
}

/** Another session of the same client, as from another device. */
export async function signInElsewhere(shop: string, email: string, secret = password): Promise<SignedIn> {
  const response = await fetch(`${shop}/public/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: secret }),
  })
  if (!response.ok) throw new Error(`The sign-in answered ${response.status}`)
  return (await response.json()) as SignedIn
}

/** A new client of the shop with a confirmed address, which reviews require (security 6). */
export async function registerConfirmed(shop: string): Promise<SignedIn & { email: string }> {
  const registered = await registerClient(shop)
  const link = await mailedLink(runningShop(shop), registered.email, 'Confirm your email address')
  const response = await fetch(`${shop}/public/auth/confirm-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newCaller() },
    body: JSON.stringify({ token: link.split('#token=')[1] }),
  })
  if (!response.ok) throw new Error(`The confirmation answered ${response.status}`)
  return { ...registered, client: { ...registered.client, emailConfirmed: true } }
}

/** The same, signed in on this page. */
export async function signInConfirmed(page: Page, shop: string): Promise<SignedIn & { email: string }> {
  const client = await registerConfirmed(shop)
  await storeSession(page, client)
  return client
}
