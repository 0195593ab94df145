/** The Monday of a day's week, 'YYYY-MM-DD'. */
export function mondayOf(day: string): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

/** The Mondays of so many weeks, the one of `day` last. */
export function weeksUntil(day: string, count: number): string[] {
  const last = Date.parse(mondayOf(day))
  return Array.from({ length: count }, (_, at) =>
    new Date(last - (count - 1 - at) * weekMs).toISOString().slice(0, 10),
  )
}

/** Twelve months 'YYYY-MM', that of `day` last. */
export function monthsUntil(day: string): string[] {
  const [year, month] = day.split('-').map(Number)
  return Array.from({ length: 12 }, (_, at) =>
    new Date(Date.UTC(year!, month! - 12 + at, 1)).toISOString().slice(0, 7),
  )
}

const weekMs = 7 * 86_400_000
