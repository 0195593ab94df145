import { addDays, londonDay, londonMoment, londonTime } from './working-time.ts'

const from = '21:00'
const until = '07:00'

/** When what is not urgent may arrive: now, or at seven by London's clock after a night that is not over (NOTE-06). */
export function afterQuietHours(now: Date): Date {
  const time = londonTime(now)
  if (time >= until && time < from) return now
  return londonMoment(time >= from ? addDays(londonDay(now), 1) : londonDay(now), until)
}

/** Whether it is between 21:00 and 07:00 by London's clock. */
export const isQuietTime = (now: Date): boolean => afterQuietHours(now) > now
