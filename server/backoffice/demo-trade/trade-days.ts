import {
  addDays,
  addWorkingDays,
  isWorkingDay,
  londonDay,
  londonMoment,
  weekdayOf,
  workingHoursBetween,
} from '../../../shared/working-time/working-time.ts'

const nation = 'scotland'

/** So many weeks up to a moment. */
export type TradeSpan = { endsAt: Date; weeks: number }

/** The days of the trade: it begins so many weeks before the day that it leads up to. */
export function tradeDays({ endsAt, weeks }: TradeSpan) {
  const last = londonDay(endsAt)
  const first = addDays(last, -7 * weeks)
  const days = Array.from({ length: 7 * weeks + 1 }, (_, at) => addDays(first, at))
  return {
    /** The catalogue and the documents of the breweries are of this moment. */
    opensAt: londonMoment(addDays(first, -1), '06:00'),
    first,
    last,
    all: days,
    working: days.filter((day) => isWorkingDay(day, nation)),
    /** The Wednesdays on which runs left, or leave within two weeks. */
    wednesdays: [...days, ...Array.from({ length: 14 }, (_, at) => addDays(last, at + 1))].filter(
      (day) => weekdayOf(day) === 3,
    ),
  }
}

/** The working day so many days after or before another. */
export const workingDay = (day: string, count: number): string => addWorkingDays(day, count, nation)

/** The latest moment since which so many working hours have gone by. */
export function workingHoursAgo(moment: Date, hours: number): Date {
  let [early, late] = [moment.getTime() - 21 * 86_400_000, moment.getTime()]
  while (late - early > 30_000) {
    const middle = (early + late) / 2
    if (workingHoursBetween(new Date(middle), moment, nation) >= hours) early = middle
    else late = middle
  }
  return new Date(Math.floor(early / 60_000) * 60_000)
}
