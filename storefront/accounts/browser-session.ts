import { authCalls } from './auth-calls.ts'
import { withTabLock } from '../sync/tab-lock.ts'
import { mergeRequestEvent, type MergeRequest } from './session/session-events.ts'
import { changeSessionState } from './session/session-state.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'
import { browserStorage } from '../storage/safe-storage.ts'

/** The session of this tab, restored from the browser's storage. */
export function startSession(): SessionStore {
  const store = createSessionStore({
    calls: authCalls,
    storage: browserStorage,
    withLock: withTabLock,
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

/**
 * Marks the page with the couplers of the client's cellar (CouplerWarning.module.css), as storefront/early.ts does
 * before the first paint; null for a guest, and for a client without a cellar profile.
 */
function markCellar(couplers: readonly string[] | null): void {
  const { dataset } = document.documentElement
  if (couplers === null) delete dataset['cellar']
  else dataset['cellar'] = JSON.stringify(couplers).slice(1, -1)
}
