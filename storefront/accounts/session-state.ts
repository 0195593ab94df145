import { msUntil, parseSession, sessionKey, type SessionUser } from './session-record.ts'

/**
 * What pages see of the session. 'unknown' on the server and until the page is hydrated; 'restoring' while a token is
 * fetched for a client who was signed in.
 */
export type SessionState = {
  status: 'unknown' | 'signed-out' | 'restoring' | 'signed-in'
  user: SessionUser | null
  /** A sign-in, registration or sign-out is under way (SESS-17). */
  isLoading: boolean
  /** Why the last sign-in or registration failed, until it is cleared (SESS-18). */
  error: string | null
}

export const unknownSession: SessionState = { status: 'unknown', user: null, isLoading: false, error: null }

let state = unknownSession
const listeners = new Set<() => void>()

/** The state now. In a browser the first look goes to storage, so that a client is known before any call. */
export function sessionState(): SessionState {
  if (state.status === 'unknown' && typeof window !== 'undefined') state = firstState()
  return state
}

export function changeSessionState(change: Partial<SessionState>): void {
  state = { ...sessionState(), ...change }
  for (const listener of listeners) listener()
}

/** Hears every change until the returned function is called. */
export function hearSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The stored text; null also where the browser denies storage. */
export function storedSessionText(): string | null {
  try {
    return localStorage.getItem(sessionKey)
  } catch {
    return null
  }
}

function firstState(): SessionState {
  const session = parseSession(storedSessionText())
  const lasts = (moment: string) => msUntil(moment, Date.now(), session?.clockOffset) > 0
  if (session === null) return { ...unknownSession, status: 'signed-out' }
  const { user } = session
  if (lasts(session.accessTokenExpiresAt)) return { ...unknownSession, status: 'signed-in', user }
  if (lasts(session.refreshTokenExpiresAt)) return { ...unknownSession, status: 'restoring', user }
  return { ...unknownSession, status: 'signed-out' }
}
