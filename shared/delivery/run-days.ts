import type { Nation } from '../working-time/bank-holidays.ts'
import { addDays, addWorkingHours, londonDay, londonMoment, weekdayOf } from '../working-time/working-time.ts'
import type { RunPlan } from './run-plan.ts'

/** For how many days ahead runs are made. */
export const daysOfRuns = 8 * 7
const answerHours = 4

export type RunMoments = { cutOffAt: Date; answerByAt: Date; bringByAt: Date }

/** The days for which runs are made, from tomorrow on, 'YYYY-MM-DD'. */
export function daysAhead(now: Date): string[] {
  const today = londonDay(now)
  return Array.from({ length: daysOfRuns }, (_, at) => addDays(today, at + 1))
}

/** Until when buyers order, breweries answer and bring their beer for the run of a day; null where the plan has none. */
export function runMoments({ days }: Pick<RunPlan, 'days'>, day: string, nation: Nation): RunMoments | null {
  const rule = days.find(({ weekday }) => weekday === weekdayOf(day))
  if (rule === undefined) return null
  const momentOf = ({ weekday, time }: { weekday: number; time: string }) =>
    londonMoment(addDays(day, -((weekdayOf(day) - weekday + 7) % 7)), time)
  const [cutOffAt, bringByAt] = [momentOf(rule.cutOff), momentOf(rule.bringBy)]
  const answerByAt = rule.answerBy ? momentOf(rule.answerBy) : addWorkingHours(cutOffAt, answerHours, nation)
  // Over bank holidays working hours may end after the beer is brought.
  return { cutOffAt, answerByAt: answerByAt < bringByAt ? answerByAt : bringByAt, bringByAt }
}

/** What is wrong with a plan, in a sentence: its moments come one after the other, and each weekday once. */
export function faultOfPlan({ days }: Pick<RunPlan, 'days'>): string | null {
  if (new Set(days.map(({ weekday }) => weekday)).size < days.length)
    return 'Each weekday of a plan is named once.'
  // A week without bank holidays.
  const week = Array.from({ length: 7 }, (_, at) => addDays('2027-02-01', at))
  for (const day of week) {
    const moments = runMoments({ days }, day, 'england-and-wales')
    if (moments === null) continue
    const { cutOffAt, answerByAt, bringByAt } = moments
    if (!(cutOffAt < answerByAt && answerByAt <= bringByAt && londonDay(bringByAt) <= day))
      return 'Buyers order, then breweries answer, then they bring their beer, at the latest on the day of the run.'
  }
  return null
}
