import type { Nation } from '../bank-holidays.ts'
import {
  addDays,
  addWorkingDays,
  isWorkingDay,
  londonDay,
  londonTime,
  weekdayOf,
} from '../working-time/working-time.ts'
import type { DeliveryZone } from './delivery-terms.ts'

/** Days 'YYYY-MM-DD' on which it arrives; of a van both are the same. */
export type PromisedDays = { from: string; to: string }

/** A van whose weekdays never are working days promises the last day that is looked at. */
const mostDays = 60

/** When it arrives if it is ordered now, by working days of the brewery's nation (DELV-03). */
export function promisedDays(way: DeliveryZone['way'], now: Date, nation: Nation): PromisedDays {
  const today = londonDay(now)
  if (way.kind === 'carrier') {
    const sentBy = addWorkingDays(today, way.dispatchWithin, nation)
    return {
      from: addWorkingDays(today, way.roadFrom, nation),
      to: addWorkingDays(sentBy, way.roadTo, nation),
    }
  }
  const isInTime = isWorkingDay(today, nation) && londonTime(now) < way.cutOffTime
  const orderedOn = isInTime ? today : addWorkingDays(today, 1, nation)
  let day = addWorkingDays(orderedOn, way.daysAhead, nation)
  for (let at = 0; at < mostDays && !goesOut(day); at += 1) day = addDays(day, 1)
  return { from: day, to: day }

  function goesOut(at: string) {
    return isWorkingDay(at, nation) && way.kind === 'van' && way.weekdays.includes(weekdayOf(at))
  }
}
