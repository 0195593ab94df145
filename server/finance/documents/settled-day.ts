import { londonDay } from '../../../shared/working-time/working-time.ts'

/** A booking has the moment at which its call began, and is there for others once it commits. */
const settlingMs = 10 * 60_000

/** The day 'YYYY-MM-DD' of London before which all bookings are there, so that a month's documents miss none of its last. */
export const settledDay = (now: Date): string => londonDay(new Date(now.getTime() - settlingMs))
