import { formatDay, formatMoment } from '../../shared/dates/dates.ts'

/** A moment as '5 Mar 2024, 14:05' that stands on one line: of a narrow column no time of day falls to a line of its own. */
export const wholeMoment = (iso: string): string => unbroken(formatMoment(iso))

/** A day as '5 Mar 2024' that stands on one line. */
export const wholeDay = (iso: string): string => unbroken(formatDay(iso))

const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0')
