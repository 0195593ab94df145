import type { Provider } from '../../shared/accounts/sign-in-providers.ts'
import type { PasskeyAnswer } from '../../shared/api/second-factor-api.ts'
import { CallError } from '../api/json-calls.ts'
import {
  type AuthCalls,
  type CredentialsBody,
  type ProviderCodeBody,
  type RegistrationBody,
  type SecondStepBody,
} from './auth-calls.ts'
import type { WithLock } from '../sync/tab-lock.ts'
import { consoleActionsKey, consoleDraftsKey, type TextStorage } from '../storage/safe-storage.ts'
import { storedSession } from './stored-session.ts'
import { owedMerges, type OwedMerges } from './owed-merges.ts'
import { renewSession } from './renew-session.ts'
import { createRefreshSchedule } from './refresh-schedule.ts'
import type { MergeKind } from './session/session-events.ts'
import { msUntil, type Session } from './session-record.ts'
import type { SessionState } from './session/session-state.ts'

type SessionDeps = {
  calls: AuthCalls
  storage: TextStorage
  withLock: WithLock
  /** Shows pages what changed. */
  show: (change: Partial<SessionState>) => void
  raiseMerge: (kind: MergeKind) => void
}

export type SessionStore = {
  /** Restores what is stored, or clears it (SESS-01 to SESS-06). Again whenever another tab changed it. */
  restore: () => Promise<void>
  register: (body: RegistrationBody) => Promise<void>
  login: (body: CredentialsBody) => Promise<void>
  exchange: (provider: Provider, body: ProviderCodeBody) => Promise<void>
  finishStep: (body: SecondStepBody) => Promise<void>
  passkey: (body: PasskeyAnswer) => Promise<void>
  /** Ends the session here at once, and on the server; a failure of that is only logged (SESS-16, AUTH-59). */
  logout: () => Promise<void>
  /** A token that is valid by our clock, renewed if need be; null without a session. */
  accessToken: () => Promise<string | null>
  /** Another token in place of this one, or of the present one; null when the session is over. */
  renew: (spent?: string) => Promise<string | null>
  /** Ends the session if this is still its token. */
  end: (accessToken: string) => Promise<void>
  clearError: () => void
  requestMerges: OwedMerges['request']
  runMerge: OwedMerges['run']
}

/** The session of one tab, in step with those of the others (SESS-01 to SESS-22). */
export function createSessionStore({
  calls,
  storage,
  withLock,
  show,
  raiseMerge,
}: SessionDeps): SessionStore {
  const stored = storedSession(storage)
  const merges = owedMerges({ storage, withLock, raise: raiseMerge })
  const schedule = createRefreshSchedule(() => {
    // A failure has planned the next refresh
    if (session !== null) refresh(session.accessToken).catch(() => {})
  })
  let session: Session | null = null
  let refreshing: Promise<Session | null> | null = null

  function adopt(next: Session | null): void {
    session = next
    schedule.cancel()
    if (next === null) return show({ status: 'signed-out', user: null })
    show({ status: isAlive(next, 'accessTokenExpiresAt') ? 'signed-in' : 'restoring', user: next.user })
    schedule.plan(next)
  }

  function clear(): void {
    stored.remove()
    merges.forget()
    adopt(null)
  }

  /** It is over without the client's doing. */
  function lapse(ended: Session): void {
    stored.end(ended)
    merges.forget()
    adopt(null)
  }

  async function askServer(refreshToken: string): Promise<Session> {
    schedule.checkPutOff()
    return calls.refresh(refreshToken)
  }

  async function refreshNow(spent: string): Promise<Session | null> {
    try {
      const next = await renewSession({ stored, withLock, ask: askServer }, spent)
      schedule.answered()
      if (next === null && stored.read() === null) merges.forget()
      adopt(next)
      return next
    } catch (error) {
      schedule.failed(error)
      adopt(stored.read())
      throw error
    }
  }

  function refresh(spent: string): Promise<Session | null> {
    refreshing ??= refreshNow(spent).finally(() => (refreshing = null))
    return refreshing
  }

  async function signIn(ask: () => Promise<Session>, failure: string): Promise<void> {
    show({ isLoading: true, error: null })
    try {
      const next = await ask()
      stored.write(next)
      merges.owe()
      adopt(next)
      show({ isLoading: false })
      merges.request()
    } catch (error) {
      show({ isLoading: false, error: (error instanceof CallError && error.serverMessage) || failure })
      throw error
    }
  }

  async function signOut(): Promise<void> {
    const { refreshToken = null } = stored.read() ?? session ?? {}
    clear()
    for (const key of [consoleDraftsKey, consoleActionsKey]) storage.removeItem(key)
    show({ isLoading: true, error: null })
    try {
      await calls.logout(refreshToken)
    } catch (error) {
      // oxlint-disable-next-line no-console -- the specification requires only this log line (ERR-21)
      console.warn('The server could not be notified of the sign-out.', error)
    }
    show({ isLoading: false })
  }

  return {
    restore: async () => {
      const found = stored.read()
      if (found === null) return adopt(null)
      if (isAlive(found, 'accessTokenExpiresAt')) return adopt(found)
      if (!isAlive(found, 'refreshTokenExpiresAt')) return lapse(found)
      adopt(found)
      await refresh(found.accessToken).catch(() => {})
    },
    register: (body) => signIn(() => calls.register(body), 'Registration failed'),
    login: (body) => signIn(() => calls.login(body), 'Login failed'),
    exchange: (provider, body) => signIn(() => calls.exchange(provider, body), 'Login failed'),
    finishStep: (body) => signIn(() => calls.finishStep(body), 'Login failed'),
    passkey: (body) => signIn(() => calls.passkey(body), 'Login failed'),
    logout: signOut,
    accessToken: async () => {
      if (session === null || isAlive(session, 'accessTokenExpiresAt')) return session?.accessToken ?? null
      return (await refresh(session.accessToken))?.accessToken ?? null
    },
    renew: async (spent = session?.accessToken) => {
      if (session === null || spent === undefined) return null
      if (session.accessToken !== spent) return session.accessToken
      return (await refresh(spent))?.accessToken ?? null
    },
    end: async (accessToken) => {
      if (session?.accessToken === accessToken) lapse(session)
    },
    clearError: () => show({ error: null }),
    requestMerges: merges.request,
    runMerge: merges.run,
  }
}

const isAlive = (session: Session, expiry: 'accessTokenExpiresAt' | 'refreshTokenExpiresAt') =>
  msUntil(session[expiry], Date.now(), session.clockOffset) > 0
