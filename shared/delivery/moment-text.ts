import { londonDay, londonTime } from '../working-time/working-time.ts'
import { dayText } from './arrival-text.ts'

/** 'Mon 23 Nov, 12:00' of a moment by the clock of London, with its year where that is not the one of `now`. */
export function momentText(moment: Date | string, now?: Date): string {
  const date = new Date(moment)
  return `${dayText(londonDay(date), now)}, ${londonTime(date)}`
}
