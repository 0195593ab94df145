import { refreshGraceSeconds } from '../../../shared/limits.ts'

export type PresentedToken = {
  tokenExpiresAt: Date
  spentAt: Date | null
  sessionEndedAt: Date | null
}

/**
 * What to do with a refresh token that was presented: 'rotate' the newest one, 'repeat' the answer for one that was
 * used a moment ago, end the session for one that was 'reused' later, or refuse what is 'over' anyway.
 */
export function judgeRefresh(token: PresentedToken, now: Date): 'rotate' | 'repeat' | 'reused' | 'over' {
  if (token.sessionEndedAt !== null || token.tokenExpiresAt <= now) return 'over'
  if (token.spentAt === null) return 'rotate'
  const sinceMs = now.getTime() - token.spentAt.getTime()
  return sinceMs <= refreshGraceSeconds * 1000 ? 'repeat' : 'reused'
}
