import { formatDay } from '../../../shared/dates/dates.ts'

/** 'racked 12 Nov, best before 24 Dec'; days of another year than today's name it. */
export function batchText(racked: string, bestBefore: string | null, today: string): string {
  const year = ` ${today.slice(0, 4)}`
  const text = (day: string) => {
    const whole = formatDay(day)
    return whole.endsWith(year) ? whole.slice(0, -year.length) : whole
  }
  return `racked ${text(racked)}${bestBefore === null ? '' : `, best before ${text(bestBefore)}`}`
}
