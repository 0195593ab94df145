import { useSyncExternalStore } from 'react'
import { hearSession, sessionState, unknownSession, type SessionState } from './session-state.ts'

/** The session as it is now; unknown while the page is drawn as the server drew it. */
export function useSession(): SessionState {
  return useSyncExternalStore(hearSession, sessionState, () => unknownSession)
}
