import type { BrowserContext, Page } from '@playwright/test'
import type { SignedIn } from '../../../shared/api/accounts-api.ts'

const sessionKey = 'dray-auth-state'
export const password = 'a long enough one'

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()

/** An answer of the calls that sign in, for pages with a simulated server. */
export function playedAnswer(): SignedIn {
  return {
    client: { id: 'c1', email: 'ada@pub.example', name: 'Ada Lovelace', emailConfirmed: true },
    token: { accessToken: `access-${Math.random()}`, expiresAt: inMs(15 * 60_000) },
    refresh: { refreshToken: `refresh-${Math.random()}`, expiresAt: inMs(30 * 24 * 3_600_000) },
  } as SignedIn
}

/** An address of a network of its own, so that limits by network do not add up over journeys. */
export const newCaller = (): string => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`

/** A new client of the real server. */
export async function registerClient(shop: string): Promise<SignedIn & { email: string }> {
  const email = `client-${crypto.randomUUID()}@pub.example`
  const response = await fetch(`${shop}/public/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newCaller() },
    body: JSON.stringify({ email, password, name: 'Ada Lovelace', marketingOptIn: false }),
  })
  if (response.status !== 201) throw new Error(`No client: ${response.status} ${await response.text()}`)
  return { ...((await response.json()) as SignedIn), email }
}

/** Puts a session into the browser's storage before any page runs; only if there is none. */
export async function storeSession(
  target: Page | BrowserContext,
  { client, token, refresh }: SignedIn,
  change: Record<string, unknown> = {},
): Promise<void> {
  const record = {
    user: client,
    accessToken: token.accessToken,
    accessTokenExpiresAt: token.expiresAt,
    refreshToken: refresh.refreshToken,
    refreshTokenExpiresAt: refresh.expiresAt,
    ...change,
  }
  if (token.accessToken.startsWith('access-')) await loseOwnCalls(target)
  await storeText(target, JSON.stringify(record))
}

/** No server knows a played token: a client's own calls find no connection instead of an end of the session. */
export async function loseOwnCalls(target: Page | BrowserContext): Promise<void> {
  await target.route(/\/api\/|\/marketplace\/wishlist/, (route) => route.abort())
}

async function storeText(target: Page | BrowserContext, text: string): Promise<void> {
  await target.addInitScript(
    ([key, stored]) => {
      // Once in a tab's life, so that what the page does with it stays done
      if (
        sessionStorage.getItem('stored-by-test') !== null ||
        localStorage.getItem('stored-by-test') !== null
      )
        return
      sessionStorage.setItem('stored-by-test', '')
      localStorage.setItem('stored-by-test', '')
      localStorage.setItem(key!, stored!)
    },
    [sessionKey, text],
  )
}

export const storedText = (page: Page) => page.evaluate((key) => localStorage.getItem(key), sessionKey)
