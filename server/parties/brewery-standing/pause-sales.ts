import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField } from '../../platform/errors/common-errors.ts'
import { changeStanding, type StandingChange } from './change-standing.ts'
import { isDay } from './days.ts'
import { updateStanding } from './standing-queries.ts'

/** Longest pause, in days. */
const mostDays = 366

/**
 * Pauses a brewery's sales, on its own, until a day from which it sells again, or until it resumes. Open parts go on.
 * Throws RequestError 400 for a day that is not to come within a year.
 */
export async function pauseSales(
  transaction: Database,
  change: StandingChange & { until: string | null },
): Promise<void> {
  const { breweryId, until, now } = change
  const today = londonDay(now)
  if (until !== null && (!isDay(until) || until <= today || until > addDays(today, mostDays)))
    throw badField('until', 'A pause ends on a day to come, at most a year on.')
  await changeStanding(transaction, change, 'sales_paused', () =>
    updateStanding(transaction, breweryId, { pausedAt: now.toISOString(), pausedUntil: until }),
  )
}

/** Ends a pause; one that is over, or never was, changes nothing. */
export async function resumeSales(transaction: Database, change: StandingChange): Promise<void> {
  await changeStanding(transaction, change, 'sales_resumed', () =>
    updateStanding(transaction, change.breweryId, { pausedAt: null, pausedUntil: null }),
  )
}
