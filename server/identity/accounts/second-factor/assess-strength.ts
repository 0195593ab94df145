import {
  freshFactorMinutes,
  staffFactorHours,
  staffIdleMinutes,
  tradeFactorDays,
} from '../../../../shared/limits/limits.ts'

/** Work that requires a second factor: Dray's staff, or people of breweries and groups (ROLE-07). */
export type FactorPolicy = 'staff' | 'trade'

/** Of a session: when its client gave a second factor last, and when strong work was last seen. */
export type Strength = { factorAt: Date | null; seenAt: Date | null }

/**
 * Whether a session may do work that requires a second factor: it is strong for 12 hours with at most an hour idle for
 * staff, 14 days for the trade (ROLE-11), and fresh for ten minutes (ROLE-12).
 */
export function isStrong(
  { factorAt, seenAt }: Strength,
  { policy, fresh, now }: { policy: FactorPolicy; fresh: boolean; now: Date },
): boolean {
  if (factorAt === null) return false
  const since = (moment: Date) => (now.getTime() - moment.getTime()) / 60_000
  if (fresh) return since(factorAt) <= freshFactorMinutes
  if (policy === 'trade') return since(factorAt) <= tradeFactorDays * 24 * 60
  const lastSeen = seenAt !== null && seenAt > factorAt ? seenAt : factorAt
  return since(factorAt) <= staffFactorHours * 60 && since(lastSeen) <= staffIdleMinutes
}
