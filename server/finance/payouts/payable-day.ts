import type { Nation } from '../../../shared/working-time/bank-holidays.ts'
import { addDays, addWorkingDays } from '../../../shared/working-time/working-time.ts'

/**
 * The last day whose dispatches a payout of `today` may hold: of a Tuesday, with three working days, the Thursday before.
 * What is sent on a day off counts from it too.
 */
export function lastPayableDay(today: string, delayDays: number, nation: Nation): string {
  let day = addWorkingDays(today, -delayDays, nation)
  // Days off after it may be as far back in working days.
  while (day < today && addWorkingDays(addDays(day, 1), delayDays, nation) <= today) day = addDays(day, 1)
  return day
}
