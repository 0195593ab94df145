import { msUntil, type Session } from './session-record.ts'

/** A token is renewed this long before it expires (SESS-07, OPEN-11). */
const leadMs = 60_000
/** But never sooner than this (SESS-08). */
const leastMs = 5_000
/** While answers are lost the waits double, up to this. */
const mostBetweenAttemptsMs = 60_000
/** Timers of browsers overflow above. */
const longestTimerMs = 2 ** 31 - 1

type Past = {
  /** Refreshes without an answer since the last that had one. */
  lostRefreshes: number
  /** When the server takes refreshes again that it was asked for too often, in milliseconds since 1970. */
  notBefore?: number
}

/** Milliseconds to wait before the session's token is refreshed. */
export function refreshDelay(session: Session, now: number, { lostRefreshes, notBefore = 0 }: Past): number {
  return Math.min(longestTimerMs, Math.max(leastMs, notBefore - now, ownDelay(session, now, lostRefreshes)))
}

function ownDelay(session: Session, now: number, lostRefreshes: number): number {
  if (lostRefreshes > 0) return Math.min(mostBetweenAttemptsMs, leastMs * 2 ** (lostRefreshes - 1))
  return msUntil(session.accessTokenExpiresAt, now, session.clockOffset) - leadMs
}
