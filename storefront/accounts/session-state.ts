import { sessionKey } from './session-key.ts'
import type { SessionUser } from './session-record.ts'

/**
 * What pages see of the session. 'unknown' on the server, until the page is hydrated, and for clients a moment longer,
 * until what is stored was looked at; 'restoring' while a token is fetched for somebody who was signed in.
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

/** The state now. A browser that keeps nothing is signed out from the start. */
export function sessionState(): SessionState {
  if (state === unknownSession && storedSessionText() === null) state = { ...state, status: 'signed-out' }
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
