import {
  addDays,
  addWorkingDays,
  type Calendar,
  isWorkingDay,
  londonDay,
  londonTime,
  weekdayOf,
} from '../working-time/working-time.ts'
import type { DeliveryZone } from './delivery-terms.ts'

/** Days 'YYYY-MM-DD' on which it arrives; of a van both are the same. */
export type PromisedDays = { from: string; to: string }

/** A van whose weekdays never are working days promises the last day that is looked at. */
const mostDays = 120

/** When it arrives if it is ordered now, by working days of the brewery (DELV-03). */
export function promisedDays(way: DeliveryZone['way'], now: Date, calendar: Calendar): PromisedDays {
  const today = londonDay(now)
  if (way.kind === 'carrier') {
    const sentBy = addWorkingDays(today, way.dispatchWithin, calendar)
    return {
      from: addWorkingDays(today, way.roadFrom, calendar),
      to: addWorkingDays(sentBy, way.roadTo, calendar),
    }
  }
  const isInTime = isWorkingDay(today, calendar) && londonTime(now) < way.cutOffTime
  const orderedOn = isInTime ? today : addWorkingDays(today, 1, calendar)
  let day = addWorkingDays(orderedOn, way.daysAhead, calendar)
  for (let at = 0; at < mostDays && !goesOut(day); at += 1) day = addDays(day, 1)
  return { from: day, to: day }

  function goesOut(at: string) {
    return isWorkingDay(at, calendar) && way.kind === 'van' && way.weekdays.includes(weekdayOf(at))
  }
}
