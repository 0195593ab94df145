// By hand, as shared/dates/dates.ts says.
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** 'Thursday' of a day 'YYYY-MM-DD'. */
export const weekdayText = (day: string): string => weekdays[new Date(day).getUTCDay()]!

/** 'Thursday 26 November' of a day 'YYYY-MM-DD'. */
export function dayText(day: string): string {
  const date = new Date(day)
  return `${weekdayText(day)} ${date.getUTCDate()} ${months[date.getUTCMonth()]}`
}

/** 'Arrives Thursday 26 November' of a van; 'Arrives by Thursday 3 December' of a carrier (DELV-03). */
export const arrivalText = (kind: 'van' | 'carrier', day: string): string =>
  `Arrives ${kind === 'carrier' ? 'by ' : ''}${dayText(day)}`
