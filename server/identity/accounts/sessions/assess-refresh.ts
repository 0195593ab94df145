import { refreshGraceSeconds, refreshTokenSeconds, sessionSeconds } from '../../../../shared/limits/limits.ts'

export type PresentedToken = {
  tokenExpiresAt: Date
  spentAt: Date | null
  sessionEndedAt: Date | null
  sessionStartedAt: Date
}

/**
 * Assesses a presented refresh token: 'rotate' the newest one, 'repeat' the answer for one used a moment ago, end the
 * session for one that was 'reused' later, or refuse one whose session is 'over'.
 */
export function assessRefresh(token: PresentedToken, now: Date): 'rotate' | 'repeat' | 'reused' | 'over' {
  if (token.sessionEndedAt !== null || token.tokenExpiresAt <= now) return 'over'
  if (sessionEnd(token.sessionStartedAt) <= now) return 'over'
  if (token.spentAt === null) return 'rotate'
  const sinceMs = now.getTime() - token.spentAt.getTime()
  return sinceMs <= refreshGraceSeconds * 1000 ? 'repeat' : 'reused'
}

/** When a refresh token that is made now expires: 30 days unused, and never after the session's own end. */
export function refreshExpiry(sessionStartedAt: Date, now: Date): Date {
  const unused = now.getTime() + refreshTokenSeconds * 1000
  return new Date(Math.min(unused, sessionEnd(sessionStartedAt).getTime()))
}

/** The last moment of a session, however often it is used (ASVS 7.3.2). */
const sessionEnd = (startedAt: Date) => new Date(startedAt.getTime() + sessionSeconds * 1000)
