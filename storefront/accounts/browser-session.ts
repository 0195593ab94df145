import { authCalls } from './auth-calls.ts'
import { markCellar } from './cellar/mark-cellar.ts'
import { exclusivelyBy } from './exclusively.ts'
import { mergeRequestEvent, type MergeRequest } from './session-events.ts'
import { changeSessionState } from './session-state.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'
import { steadyStorage } from './steady-storage.ts'

/** The session of this tab, restored from what the browser keeps. */
export function startSession(): SessionStore {
  const store = createSessionStore({
    calls: authCalls,
    storage: steadyStorage(() => localStorage),
    exclusively: exclusivelyBy(navigator.locks),
    show: (change) => {
      if (change.user !== undefined) markCellar(change.user?.couplers ?? null)
      changeSessionState(change)
    },
    raiseMerge: (kind) => {
      const request: MergeRequest = new CustomEvent(mergeRequestEvent, { detail: { kind } })
      window.dispatchEvent(request)
    },
  })
  void store.restore()
  window.addEventListener('online', () => void store.accessToken().catch(() => {}))
  return store
}
