const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Waits before the second attempt and those after it: ten attempts in some three days (PLAT-09). */
const waits = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
]
/** So much earlier or later, so that many webhooks of a receiver do not come back at once. */
const spread = 0.1

/** Milliseconds to the next attempt after so many; null: it is given up. `chance` is between 0 and 1. */
export function retryDelay(attempts: number, chance: number): number | null {
  const wait = waits[attempts - 1]
  return wait === undefined ? null : Math.round(wait * (1 - spread + 2 * spread * chance))
}

/**
 * Milliseconds that a busy receiver asks for, by Retry-After in seconds or as a date; at most a day, and 0 for what is
 * neither (RFC 9110, 10.2.3).
 */
export function requestedDelay(retryAfter: string | undefined, now: Date): number {
  if (retryAfter === undefined) return 0
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * second : Date.parse(retryAfter) - now.getTime()
  return Math.min(Math.max(wait || 0, 0), 24 * hour)
}

/** A webhook without success for so long is switched off (PLAT-10). */
export const failingMs = 5 * 24 * hour
