import { londonDay, londonTime } from '../working-time/working-time.ts'
import { shortDay } from './arrival-text.ts'

/** 'Arrives Wed 25 Nov. Order by Mon 23 Nov, 12:00.' (RUN-02) */
export const runText = ({ day, cutOffAt }: { day: string; cutOffAt: Date }): string =>
  `Arrives ${shortDay(day)}. Order by ${shortDay(londonDay(cutOffAt))}, ${londonTime(cutOffAt)}.`
