import { dayText } from '../../shared/delivery/arrival-text.ts'
import { momentText } from '../../shared/delivery/moment-text.ts'
import { londonDay } from '../../shared/working-time/working-time.ts'

/** A moment as 'Wed 2 Dec, 14:05' that stays on one line: in a narrow column no time of day falls to a line of its own. */
export const wholeMoment = (iso: string, now?: Date): string =>
  isMoment(iso) ? unbroken(momentText(iso, now)) : ''

/** A moment or a day as 'Wed 2 Dec' that stays on one line; '' when unreadable. */
export const wholeDay = (iso: string, now?: Date): string =>
  isMoment(iso) ? unbroken(dayText(londonDay(new Date(iso)), now)) : ''

const isMoment = (iso: string): boolean => !Number.isNaN(Date.parse(iso))
const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0')
