import { readReply, sendJson } from '../api/json-calls.ts'
import type { Provider } from '../../shared/api/accounts.ts'
import { readSession, type Session } from './session-record.ts'

export type RegistrationBody = { email: string; password: string; name: string; marketingOptIn: boolean }
export type CredentialsBody = { email: string; password: string }
export type ProviderCodeBody = { code: string; redirectUri: string; codeVerifier?: string; nonce?: string }

/** An answer that is lost for so long is asked for again, while the server still takes the old token. */
const refreshTimeoutMs = 8_000
/** For an answer that came too often and does not tell in seconds how long to wait. */
const usualWaitMs = 60_000
/** Whatever it tells, nobody waits longer than this to have a session back. */
const longestWaitMs = 15 * 60_000

/** The calls a session is made of (AUTH-48 to AUTH-58). Those that sign in throw on any answer but a session. */
export const authCalls = {
  register: (body: RegistrationBody) => askForSession('/public/auth/register', body),
  login: (body: CredentialsBody) => askForSession('/public/auth/login', body),
  exchange: (provider: Provider, body: ProviderCodeBody) => askForSession(`/public/auth/${provider}`, body),
  refresh: async (refreshToken: string): Promise<Session> => {
    const signal = AbortSignal.timeout(refreshTimeoutMs)
    const response = await sendJson('/public/auth/refresh', {
      method: 'POST',
      body: { refreshToken },
      signal,
    })
    if (response.status === 429) throw new TooManyRefreshes(Date.now() + retryAfterOf(response))
    return sessionOf(response)
  },
  logout: async (refreshToken: string | null): Promise<void> => {
    const body = refreshToken === null ? {} : { refreshToken }
    await readReply(await sendJson('/public/auth/logout', { method: 'POST', body, keepalive: true }))
  },
}

export type AuthCalls = typeof authCalls

/** The server answered, but not with a session. */
export class NoSession extends Error {
  override name = 'NoSession'
}

/** The server was asked too often, which says nothing about the token. */
export class TooManyRefreshes extends Error {
  override name = 'TooManyRefreshes'
  /** When to ask again, in milliseconds since 1970 by this device's clock. */
  readonly until: number

  constructor(until: number) {
    super('Too many refreshes.')
    this.until = until
  }
}

async function askForSession(path: string, body: unknown): Promise<Session> {
  return sessionOf(await sendJson(path, { method: 'POST', body }))
}

async function sessionOf(response: Response): Promise<Session> {
  const session = readSession(await readReply(response))
  if (session === null) throw new NoSession('The answer holds no session.')
  const serverTime = Date.parse(response.headers.get('date') ?? '')
  return Number.isNaN(serverTime) ? session : { ...session, clockOffset: serverTime - Date.now() }
}

/** Milliseconds until a server that is asked too often wants to be asked again. */
function retryAfterOf(response: Response): number {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Math.min(longestWaitMs, seconds >= 0 ? seconds * 1_000 : usualWaitMs)
}
