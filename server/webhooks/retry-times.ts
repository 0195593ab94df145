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

/** A webhook without success for so long is switched off (PLAT-10). */
export const failingMs = 5 * 24 * hour
