import { addDays, londonDay, londonMoment } from '../../../shared/working-time/working-time.ts'

/** How long a cask counts as fresh after it is racked, in days, unless its best before comes first (CASK-01). */
export const freshDays = 42

/** The value of a beer of which no batch is known: nothing says that it is old. */
export const unknownBatch = 'unknown'

/** The last days of freshness of what is fresh today, as the filter of *Fresh casks*. */
export function freshToday(now: Date): string[] {
  const today = londonDay(now)
  return [unknownBatch, ...Array.from({ length: freshDays + 1 }, (_, left) => addDays(today, left))]
}

/** Until when a list of fresh casks holds: the next midnight in London. */
export const freshListUntil = (now: Date): number =>
  londonMoment(addDays(londonDay(now), 1), '00:00').getTime()
