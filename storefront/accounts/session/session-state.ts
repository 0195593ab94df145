import { useSyncExternalStore } from 'react'
import { createObservable } from '../../sync/observable.ts'
import type { SessionUser } from '../session-record.ts'

/**
 * What pages see of the session. 'unknown' on the server, until the page is hydrated, and for clients a moment longer,
 * until storage is read; 'restoring' while a token is fetched for a client who was signed in.
 */
export type SessionState = {
  status: 'unknown' | 'signed-out' | 'restoring' | 'signed-in'
  user: SessionUser | null
  /** A sign-in, registration or sign-out is under way (SESS-17). */
  isLoading: boolean
  /** Why the last sign-in or registration failed, until it is cleared (SESS-18). */
  error: string | null
}

/** Where the browser stores the session (SESS-20, SESS-21, OPEN-13). */
export const sessionKey = 'dray-auth-state'

export const unknownSession: SessionState = { status: 'unknown', user: null, isLoading: false, error: null }
const signedOut: SessionState = { ...unknownSession, status: 'signed-out' }

/** Where the browser stores whose session expired, until the next sign-in: their basket stays (S-05). */
export const endedSessionKey = 'dray-ended-session'

/** A browser that stores nothing is signed out from the start. */
const state = createObservable(() => (storedSessionText() === null ? signedOut : unknownSession))

export const sessionState = state.read
export const subscribeToSession = state.subscribe

export function changeSessionState(change: Partial<SessionState>): void {
  state.write({ ...state.read(), ...change })
}

/** Whose basket, orders and addresses these are: of the site that the client acts for, or the client's own. */
export const buyerIdOf = (user: SessionUser | null | undefined): string | null =>
  user?.siteId ?? user?.id ?? null

/** The stored text; null also where the browser denies storage. */
export const storedSessionText = () => storedText(sessionKey)

/** The id of the client whose session expired; null where none did, or one signed out by hand. */
export const endedClientId = () => storedText(endedSessionKey)

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The session as it is now; unknown while the page is as the server rendered it. */
export function useSession(): SessionState {
  return useSyncExternalStore(state.subscribe, state.read, () => unknownSession)
}
