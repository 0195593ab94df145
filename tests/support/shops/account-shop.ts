import { eq } from 'drizzle-orm'
import type { SignedIn } from '../../../shared/api/accounts-api.ts'
import { clients } from '../../../server/identity/accounts/client-tables.ts'
import type { AccountSettings } from '../../../server/identity/accounts/create-accounts.ts'
import type { Dependencies } from '../../../server/open-deps.ts'
import type { Connection } from '../../../server/platform/database/database.ts'
import { mailContext } from '../../../server/platform/mail/mail-queries.ts'
import { mails } from '../../../server/platform/mail/mail-tables.ts'
import { uniteSecret } from '../../../server/platform/mail/secret-fields.ts'
import { testSealer } from './test-sealer.ts'
import { openWholeShop } from './whole-shop.ts'

export const registration = {
  email: 'maggie@thetap.example',
  password: 'a firkin of mild',
  name: 'Maggie Tapster',
  marketingOptIn: false,
}

let made = 0
/** An address no one has had before. */
export const newEmail = () => `maggie-${(made += 1)}@thetap.example`

type Options = {
  accounts?: AccountSettings
  logLevel?: string
  lasts?: 'test' | 'file'
  /** Of a shop that is open already: a second process beside it. */
  connection?: Connection
} & Partial<Pick<Dependencies, 'sealer'>> &
  Pick<Dependencies, 'mediaStore' | 'orders' | 'reviews' | 'payments' | 'reach' | 'role' | 'pushKeys'> & {
    publicUrl?: string
  }
type Headers = Record<string, string>

/**
 * The whole shop with a clock that the test sets on, and calls as browsers make them: each from an address of its
 * own, so that no limit is met by chance.
 */
export async function openAccountShop({ accounts, sealer = testSealer, ...options }: Options = {}) {
  let time = Math.floor(Date.now() / 1000) * 1000
  let callers = 0
  const now = () => new Date(time)
  const shop = await openWholeShop(async () => {}, {
    ...options,
    sealer,
    accounts: { clock: now, secondFactor: 'off', ...accounts },
  })

  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    headers: Headers = {},
  ) => {
    callers += 1
    const from = { 'x-forwarded-for': `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}` }
    return shop.app.inject({ method, url, headers: { ...from, ...headers }, ...(payload && { payload }) })
  }
  const post = (url: string, payload?: object, headers?: Headers) => call('POST', url, payload, headers)

  return {
    ...shop,
    now,
    /** Sets the clock on, by seconds. */
    wait: (seconds: number) => void (time += seconds * 1000),
    call,
    post,
    get: (url: string, headers?: Headers) => call('GET', url, undefined, headers),
    /** A new client, signed in. */
    register: async (overrides: Partial<typeof registration> = {}): Promise<SignedIn> =>
      (await post('/public/auth/register', { ...registration, email: newEmail(), ...overrides })).json(),
    /** Confirms the address, as the link in the mail does. */
    confirm: async ({ client }: SignedIn): Promise<void> => {
      const confirmed = { emailConfirmedAt: now() }
      await shop.connection.database.update(clients).set(confirmed).where(eq(clients.id, client.id))
    },
    signIn: async (email: string, password: string = registration.password): Promise<SignedIn> =>
      (await post('/public/auth/login', { email, password })).json(),
    refresh: ({ refresh: { refreshToken } }: SignedIn) => post('/public/auth/refresh', { refreshToken }),
    /** Mails that wait for this address, the first written first. */
    mailsTo: async (email: string) => {
      const rows = await shop.connection.database
        .select({
          id: mails.id,
          template: mails.template,
          toEmail: mails.toEmail,
          data: mails.data,
          secret: mails.secret,
        })
        .from(mails)
        .orderBy(mails.createdAt)
      return rows
        .filter(({ toEmail }) => toEmail === email)
        .map(({ id, template, data, secret }) => ({
          template,
          data: uniteSecret(template, {
            data,
            secret: secret === null ? '' : (sealer.open(secret, mailContext(id)) ?? ''),
          }) as { link?: string; newEmail?: string; code?: string; change?: string },
        }))
    },
  }
}

export const bearer = ({ token }: SignedIn) => ({ authorization: `Bearer ${token.accessToken}` })

/** The token of a link in a mail. */
export const tokenOf = (link: string | undefined) => new URL(link ?? '').hash.replace('#token=', '')
