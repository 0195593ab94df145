import type { Page } from '@playwright/test'
import type { SignedIn } from '../../shared/api/accounts.ts'
import { keepSession, password, registerClient } from './sessions.ts'

/** A client of the shop who is signed in on this page, with an account made a moment ago. */
export async function signInAnew(page: Page, shop: string): Promise<SignedIn & { email: string }> {
  const client = await registerClient(shop)
  await keepSession(page, client)
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
