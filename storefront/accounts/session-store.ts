import type { Provider } from '../../shared/api/accounts.ts'
import { CallError } from '../api/json-calls.ts'
import {
  type AuthCalls,
  type CredentialsBody,
  type ProviderCodeBody,
  type RegistrationBody,
  TooManyRefreshes,
} from './auth-calls.ts'
import type { Exclusively } from './exclusively.ts'
import { keepSession } from './kept-session.ts'
import { oweMerges, type OwedMerges } from './owed-merges.ts'
import { refreshSession } from './refresh-session.ts'
import { refreshDelay } from './refresh-delay.ts'
import type { MergeKind } from './session-events.ts'
import { msUntil, type Session } from './session-record.ts'
import type { SessionState } from './session-state.ts'
import type { Storing } from './steady-storage.ts'

type Means = {
  calls: AuthCalls
  storage: Storing
  exclusively: Exclusively
  /** Tells pages what changed. */
  show: (change: Partial<SessionState>) => void
  raiseMerge: (kind: MergeKind) => void
}

export type SessionStore = {
  /** Restores what is stored, or clears it (SESS-01 to SESS-06). Again whenever another tab changed it. */
  restore: () => Promise<void>
  register: (body: RegistrationBody) => Promise<void>
  login: (body: CredentialsBody) => Promise<void>
  exchange: (provider: Provider, body: ProviderCodeBody) => Promise<void>
  /** Ends the session here at once and tells the server; a failure of that is only logged (SESS-16, AUTH-59). */
  logout: () => Promise<void>
  /** A token that is good by our clock, renewed if need be; null when nobody is signed in. */
  accessToken: () => Promise<string | null>
  /** Another token in place of this one, or of the present one; null when the session is over. */
  renew: (spent?: string) => Promise<string | null>
  /** Ends the session if this is still its token. */
  end: (accessToken: string) => Promise<void>
  clearError: () => void
  requestMerges: OwedMerges['request']
  runMerge: OwedMerges['run']
}

/** The session of one tab, in step with those of the others (s0 §4 'Session'). */
export function createSessionStore({ calls, storage, exclusively, show, raiseMerge }: Means): SessionStore {
  const kept = keepSession(storage)
  const merges = oweMerges({ storage, exclusively, raise: raiseMerge })
  let session: Session | null = null
  let refreshing: Promise<Session | null> | null = null
  let lostRefreshes = 0
  let putOff: TooManyRefreshes | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function adopt(next: Session | null): void {
    session = next
    clearTimeout(timer)
    if (next === null) return show({ status: 'signed-out', user: null })
    const isGood = isAlive(next, 'accessTokenExpiresAt')
    show({ status: isGood ? 'signed-in' : 'restoring', user: next.user })
    timer = setTimeout(
      refreshInTime,
      refreshDelay(next, Date.now(), { lostRefreshes, notBefore: putOff?.until }),
    )
  }

  function clear(): void {
    kept.remove()
    merges.forget()
    adopt(null)
  }

  async function ask(refreshToken: string): Promise<Session> {
    if (putOff !== null && Date.now() < putOff.until) throw putOff
    return calls.refresh(refreshToken)
  }

  function refresh(spent: string): Promise<Session | null> {
    refreshing ??= refreshSession({ kept, exclusively, ask }, spent)
      .then((next) => {
        lostRefreshes = 0
        if (next === null && kept.read() === null) merges.forget()
        adopt(next)
        return next
      })
      .catch((lost: unknown) => {
        if (lost instanceof TooManyRefreshes) putOff = lost
        else lostRefreshes += 1
        adopt(kept.read())
        throw lost
      })
      .finally(() => (refreshing = null))
    return refreshing
  }

  /** A lost answer has set the timer anew. */
  function refreshInTime(): void {
    if (session !== null) refresh(session.accessToken).catch(() => {})
  }

  async function signIn(ask: () => Promise<Session>, failure: string): Promise<void> {
    show({ isLoading: true, error: null })
    try {
      const next = await ask()
      kept.write(next)
      merges.owe()
      adopt(next)
      show({ isLoading: false })
      merges.request()
    } catch (error) {
      show({ isLoading: false, error: (error instanceof CallError && error.serverMessage) || failure })
      throw error
    }
  }

  return {
    restore: async () => {
      const stored = kept.read()
      if (stored === null) return adopt(null)
      if (isAlive(stored, 'accessTokenExpiresAt')) return adopt(stored)
      if (!isAlive(stored, 'refreshTokenExpiresAt')) return clear()
      adopt(stored)
      await refresh(stored.accessToken).catch(() => {})
    },
    register: (body) => signIn(() => calls.register(body), 'Registration failed'),
    login: (body) => signIn(() => calls.login(body), 'Login failed'),
    exchange: (provider, body) => signIn(() => calls.exchange(provider, body), 'Login failed'),
    logout: async () => {
      const { refreshToken = null } = kept.read() ?? session ?? {}
      clear()
      show({ isLoading: true, error: null })
      try {
        await calls.logout(refreshToken)
      } catch (error) {
        // oxlint-disable-next-line no-console -- the specification asks for this and nothing else (ERR-21)
        console.warn('The server could not be told of the sign-out.', error)
      }
      show({ isLoading: false })
    },
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
      if (session?.accessToken === accessToken) clear()
    },
    clearError: () => show({ error: null }),
    requestMerges: merges.request,
    runMerge: merges.run,
  }
}

const isAlive = (session: Session, expiry: 'accessTokenExpiresAt' | 'refreshTokenExpiresAt') =>
  msUntil(session[expiry], Date.now(), session.clockOffset) > 0
