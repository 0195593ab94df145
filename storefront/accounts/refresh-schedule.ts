import { TooManyRefreshes } from './auth-calls.ts'
import { msUntil, type Session } from './session-record.ts'

/** A token is renewed this long before it expires (SESS-07, OPEN-11). */
const leadMs = 60_000
/** But never sooner than this (SESS-08). */
const leastMs = 5_000
/** While answers are lost the waits double, up to this. */
const mostBetweenAttemptsMs = 60_000
/** Timers of browsers overflow above. */
const longestTimerMs = 2 ** 31 - 1

/** When the session's token is refreshed: in time before it expires, and later where answers are lost or put off. */
export function createRefreshSchedule(refresh: () => void) {
  let lostRefreshes = 0
  let putOff: TooManyRefreshes | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  return {
    cancel: () => clearTimeout(timer),
    plan: (session: Session) => {
      clearTimeout(timer)
      const delay = Math.max(
        leastMs,
        (putOff?.until ?? 0) - Date.now(),
        ownDelay(session, Date.now(), lostRefreshes),
      )
      timer = setTimeout(refresh, Math.min(longestTimerMs, delay))
    },
    answered: () => (lostRefreshes = 0),
    failed: (error: unknown) => {
      if (error instanceof TooManyRefreshes) putOff = error
      else lostRefreshes += 1
    },
    /** Throws TooManyRefreshes until the server takes refreshes again. */
    checkPutOff: () => {
      if (putOff !== null && Date.now() < putOff.until) throw putOff
    },
  }
}

function ownDelay(session: Session, now: number, lostRefreshes: number): number {
  if (lostRefreshes > 0) return Math.min(mostBetweenAttemptsMs, leastMs * 2 ** (lostRefreshes - 1))
  return msUntil(session.accessTokenExpiresAt, now, session.clockOffset) - leadMs
}
