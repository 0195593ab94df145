import { dateFormat } from '../format/date-format.ts'

const longDay = dateFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** 'Thursday 26 November' of a day 'YYYY-MM-DD'. */
export const dayText = (day: string): string => longDay().format(new Date(day)).replace(',', '')

/** 'Arrives Thursday 26 November' of a van; 'Arrives by Thursday 3 December' of a carrier (DELV-03). */
export const arrivalText = (kind: 'van' | 'carrier', day: string): string =>
  `Arrives ${kind === 'carrier' ? 'by ' : ''}${dayText(day)}`
