import { CallError } from '../api/json-calls.ts'
import { NoSession, TooManyRefreshes } from './auth-calls.ts'
import { type WithLock, sleep } from '../sync/tab-lock.ts'
import type { StoredSession } from './stored-session.ts'
import { msUntil, type Session } from './session-record.ts'

type RefreshDeps = {
  stored: StoredSession
  withLock: WithLock
  ask: (refreshToken: string) => Promise<Session>
}

/** Waits before each attempt whose forerunner's answer was lost, in milliseconds: soon, while the old token counts. */
const attemptsAfterMs = [0, 1_000, 3_000]

/**
 * A session in place of one whose access token is spent. One tab refreshes, and the others read its result. An
 * answer counts only while the token it answers is still the one in storage. Null when the session is over: signed out
 * in another tab, or the server refused (SESS-22). Rejects, keeping the session, when no answer came through or the
 * server was asked too often.
 */
export function renewSession(
  { stored, withLock, ask }: RefreshDeps,
  spentAccessToken: string,
): Promise<Session | null> {
  return withLock('dray-session', async () => {
    const before = stored.read()
    if (before === null) return null
    const { accessToken, accessTokenExpiresAt, clockOffset, refreshToken } = before
    const isNew = accessToken !== spentAccessToken
    if (isNew && msUntil(accessTokenExpiresAt, Date.now(), clockOffset) > 0) return before

    const answer = await requestUntilAnswered(() => ask(refreshToken))
    const now = stored.read()
    if (now?.refreshToken !== refreshToken) return now
    if (answer === null) stored.end(before)
    else stored.write(answer)
    return answer
  })
}

/** Null when the server refused. Rejects with the last fault when every answer was lost, at once with TooManyRefreshes. */
async function requestUntilAnswered(ask: () => Promise<Session>): Promise<Session | null> {
  let fault: unknown
  for (const wait of attemptsAfterMs) {
    if (wait > 0) await sleep(wait)
    try {
      return await ask()
    } catch (error) {
      if (error instanceof CallError || error instanceof NoSession) return null
      if (error instanceof TooManyRefreshes) throw error
      fault = error
    }
  }
  throw fault
}
