import { readReply, sendJson } from '../api/json-calls.ts'
import type { Provider } from '../../shared/accounts/sign-in-providers.ts'
import type { PasskeyAnswer } from '../../shared/api/second-factor-api.ts'
import { readSession, type Session } from './session-record.ts'

export type RegistrationBody = { email: string; password: string; name: string; marketingOptIn: boolean }
export type CredentialsBody = { email: string; password: string }
export type ProviderCodeBody = { code: string; redirectUri: string; codeVerifier?: string; nonce?: string }

/** Finishes a sign-in that was answered 403 `second_factor_needed`. */
export type SecondStepBody = { token: string; code: string }

/** After this time without an answer the browser retries, while the server still accepts the old token. */
const refreshTimeoutMs = 8_000
/** The wait after a 429 without a Retry-After in seconds. */
const usualWaitMs = 60_000
/** The longest wait before the next refresh, whatever Retry-After says. */
const longestWaitMs = 15 * 60_000

/** The calls a session is made of (AUTH-48 to AUTH-58). Those that sign in throw on any answer but a session. */
export const authCalls = {
  register: (body: RegistrationBody) => requestSession('/public/auth/register', body),
  login: (body: CredentialsBody) => requestSession('/public/auth/login', body),
  exchange: (provider: Provider, body: ProviderCodeBody) => requestSession(`/public/auth/${provider}`, body),
  finishStep: (body: SecondStepBody) => requestSession('/public/auth/second-step', body),
  passkey: (body: PasskeyAnswer) => requestSession('/public/auth/passkey', body),
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

/** The server answered 429; the token may still be valid. */
export class TooManyRefreshes extends Error {
  override name = 'TooManyRefreshes'
  /** When to retry, in milliseconds since 1970 by this device's clock. */
  readonly until: number

  constructor(until: number) {
    super('Too many refreshes.')
    this.until = until
  }
}

async function requestSession(path: string, body: unknown): Promise<Session> {
  // The device's cookie separates the client's own attempts from guesses of strangers
  return sessionOf(await sendJson(path, { method: 'POST', body, credentials: 'include' }))
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
