/** The same day twelve months on; 29 February becomes 28 February. */
export function nextYear(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year + 1, month, 0)).getUTCDate()
  return new Date(Date.UTC(year + 1, month - 1, Math.min(date, last))).toISOString().slice(0, 10)
}

/** Whether a text is a day of the calendar, 'YYYY-MM-DD'. */
export function isDay(text: string): boolean {
  const moment = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, 10) === text
}
