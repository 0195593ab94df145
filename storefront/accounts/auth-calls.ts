import { readReply, sendJson } from '../api/json-calls.ts'
import type { Provider } from '../../shared/api/accounts.ts'
import { readSession, type Session } from './session-record.ts'

export type RegistrationBody = { email: string; password: string; name: string; marketingOptIn: boolean }
export type CredentialsBody = { email: string; password: string }
export type ProviderCodeBody = { code: string; redirectUri: string; codeVerifier?: string; nonce?: string }

/** An answer that is lost for so long is asked for again, while the server still takes the old token. */
const refreshTimeoutMs = 8_000

/** The calls a session is made of (AUTH-48 to AUTH-58). Those that sign in throw on any answer but a session. */
export const authCalls = {
  register: (body: RegistrationBody) => askForSession('/public/auth/register', body),
  login: (body: CredentialsBody) => askForSession('/public/auth/login', body),
  exchange: (provider: Provider, body: ProviderCodeBody) => askForSession(`/public/auth/${provider}`, body),
  refresh: (refreshToken: string) =>
    askForSession('/public/auth/refresh', { refreshToken }, AbortSignal.timeout(refreshTimeoutMs)),
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

async function askForSession(path: string, body: unknown, signal?: AbortSignal): Promise<Session> {
  const response = await sendJson(path, { method: 'POST', body, signal })
  const session = readSession(await readReply(response))
  if (session === null) throw new NoSession('The answer holds no session.')
  const serverTime = Date.parse(response.headers.get('date') ?? '')
  return Number.isNaN(serverTime) ? session : { ...session, clockOffset: serverTime - Date.now() }
}
