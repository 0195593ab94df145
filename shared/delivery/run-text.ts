import { addDays, londonDay, londonTime } from '../working-time/working-time.ts'
import { dayText, weekdayText } from './arrival-text.ts'

/** 'Monday 12:00' of a moment within the six days before a day; further off it names its own day. */
export function timeBefore(moment: Date, day: string): string {
  const own = londonDay(moment)
  const name = own > addDays(day, -7) ? weekdayText(own) : dayText(own)
  return `${name} ${londonTime(moment)}`
}

/** 'Arrives Wednesday 25 November. Order by Monday 12:00.' (RUN-02) */
export const runText = ({ day, cutOffAt }: { day: string; cutOffAt: Date }): string =>
  `Arrives ${dayText(day)}. Order by ${timeBefore(cutOffAt, day)}.`
