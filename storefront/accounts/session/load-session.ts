import { provideBearer } from '../../api/public/bearer.ts'
import { onOtherTabs } from '../../sync/tab-events.ts'
import { sessionKey, sessionState, storedSessionText } from './session-state.ts'
import type { SessionStore } from '../session-store.ts'

let loading: Promise<SessionStore> | null = null

/** The session's machinery, fetched when it is first needed: guests who only look around never do. */
export function loadSession(): Promise<SessionStore> {
  loading ??= import('../browser-session.ts').then(
    ({ startSession }) => startSession(),
    (fault: unknown) => {
      loading = null
      throw fault
    },
  )
  return loading
}

/** Restores a stored session, follows the other tabs, and gives calls the client's token. Called once. */
export function watchSession(): void {
  provideBearer({
    token: async () => (isSignedOut() ? null : (await loadSession()).accessToken()),
    renew: async (refused) => (await loadSession()).renew(refused),
    end: async (refused) => (await loadSession()).end(refused),
  })
  if (storedSessionText() !== null) {
    loadSession().then(
      // What the page before did not live to see merged
      (session) => session.requestMerges(),
      () => {},
    )
  }
  onOtherTabs((key) => key === sessionKey, follow)
}

function follow(): void {
  loadSession().then(
    (session) => session.restore(),
    () => {},
  )
}

const isSignedOut = () => sessionState().status === 'signed-out'
