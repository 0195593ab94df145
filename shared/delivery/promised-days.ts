import {
  addDays,
  addWorkingDays,
  type Calendar,
  isDayOff,
  isWorkingDay,
  londonDay,
  londonTime,
  weekdayOf,
} from '../working-time/working-time.ts'
import type { DeliveryZone } from './delivery-terms.ts'

/** Days 'YYYY-MM-DD' on which it arrives; of a van both are the same. */
export type PromisedDays = { from: string; to: string }

/** A van whose weekdays all are days off promises the last day that is looked at. */
const mostDays = 120

/**
 * When it arrives if it is ordered now, by working days of the brewery; the days on which its van goes are such, at the
 * weekend too (DELV-03).
 */
export function promisedDays(way: DeliveryZone['way'], now: Date, calendar: Calendar): PromisedDays {
  const today = londonDay(now)
  if (way.kind === 'carrier') {
    const sentBy = addWorkingDays(today, way.dispatchWithin, calendar)
    return {
      from: addWorkingDays(today, way.roadFrom, calendar),
      to: addWorkingDays(sentBy, way.roadTo, calendar),
    }
  }
  const { weekdays, cutOffTime, daysAhead } = way
  const goesOut = (at: string) => weekdays.includes(weekdayOf(at)) && !isDayOff(at, calendar)
  const isWorked = (at: string) => isWorkingDay(at, calendar) || goesOut(at)
  const isInTime = isWorked(today) && londonTime(now) < cutOffTime
  let day = today
  for (let left = daysAhead + (isInTime ? 0 : 1); left > 0; left -= isWorked(day) ? 1 : 0)
    day = addDays(day, 1)
  for (let at = 0; at < mostDays && !goesOut(day); at += 1) day = addDays(day, 1)
  return { from: day, to: day }
}
