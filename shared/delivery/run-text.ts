import { addDays, londonDay, londonTime } from '../working-time/working-time.ts'
import { dayText, shortDay, weekdayText } from './arrival-text.ts'

/** 'Monday 12:00' of a moment within the six days before a day; further off it names its own day. */
export function timeBefore(moment: Date, day: string): string {
  const own = londonDay(moment)
  const name = own > addDays(day, -7) ? weekdayText(own) : dayText(own)
  return `${name} ${londonTime(moment)}`
}

/** 'Arrives Wed 25 Nov. Order by Mon 23 Nov, 12:00.' (RUN-02) */
export const runText = ({ day, cutOffAt }: { day: string; cutOffAt: Date }): string =>
  `Arrives ${shortDay(day)}. Order by ${shortDay(londonDay(cutOffAt))}, ${londonTime(cutOffAt)}.`
