import type { SignedIn } from '../shared/api/accounts.ts'
import type { AccountSettings } from '../server/accounts/create-accounts.ts'
import { openWholeShop } from './whole-shop.ts'

export const registration = {
  email: 'maggie@thetap.example',
  password: 'a firkin of mild',
  name: 'Maggie Tapster',
  marketingOptIn: false,
}

type Options = { accounts?: AccountSettings; logLevel?: string; lasts?: 'test' | 'file' }

/** The whole shop with a clock that the test sets on, and calls as the browser makes them. */
export async function openAccountShop({ accounts, ...options }: Options = {}) {
  let time = Date.now()
  const now = () => new Date(time)
  const shop = await openWholeShop(async () => {}, { ...options, accounts: { clock: now, ...accounts } })

  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) => shop.app.inject({ method, url, headers, ...(payload && { payload }) })
  const post = (url: string, payload?: object, headers?: Record<string, string>) =>
    call('POST', url, payload, headers)

  return {
    ...shop,
    now,
    /** Sets the clock on, by seconds. */
    wait: (seconds: number) => void (time += seconds * 1000),
    call,
    post,
    register: async (overrides: Partial<typeof registration> = {}): Promise<SignedIn> =>
      (await post('/public/auth/register', { ...registration, ...overrides })).json(),
  }
}

export const bearer = ({ token }: SignedIn) => ({ authorization: `Bearer ${token.accessToken}` })
