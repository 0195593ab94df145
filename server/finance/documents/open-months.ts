import type { Database } from '../../platform/database/database.ts'
import { newestPeriod } from './monthly-document-queries.ts'

/** A shop that stood still for longer writes no more. */
const mostMonths = 12

/**
 * Months whose documents of a series are to be written, 'YYYY-MM', the oldest first: the month before this day, and those
 * since the newest document in which no process ran.
 */
export async function openMonths(
  database: Database,
  { today, ...of }: { series: string; of: 'brewery' | 'client'; today: string },
): Promise<string[]> {
  const last = monthBefore(today)
  const newest = (await newestPeriod(database, of)) ?? last
  const months = [last]
  for (let month = last; month > newest && months.length < mostMonths;) {
    month = monthBefore(month)
    months.unshift(month)
  }
  return months
}

/** '2026-10' for any day of November 2026, or for the month. */
function monthBefore(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`
}

/** The first day of the month after one. */
export function dayAfterMonth(period: string): string {
  const [year = 0, month = 0] = period.split('-').map(Number)
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
}
