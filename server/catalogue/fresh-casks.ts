import { addDays, londonDay } from '../../shared/working-time/working-time.ts'

/** How long a cask counts as fresh after it is racked, in days. */
const freshDays = 42

/** The value of a beer of which no batch is known: nothing says that it is old. */
export const unknownBatch = 'unknown'

/** The days on which what is fresh today was racked, as the filter of *Fresh casks* (CASK-01). */
export function freshBatches(now: Date): string[] {
  const today = londonDay(now)
  return [unknownBatch, ...Array.from({ length: freshDays + 1 }, (_, ago) => addDays(today, -ago))]
}
