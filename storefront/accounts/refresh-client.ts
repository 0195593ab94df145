import { loadSession } from './load-session.ts'
import { sessionState } from './session-state.ts'

/** Fetches the session anew after something that it tells of the client changed; a failure waits for the next time. */
export async function refreshClient(): Promise<void> {
  if (sessionState().status === 'signed-out') return
  const session = await loadSession()
  await session.renew().catch(() => null)
}
