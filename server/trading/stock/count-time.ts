import { addDays, londonDay, londonMoment } from '../../../shared/working-time/working-time.ts'

/** When a figure was counted; `day` is given where only the day is known. */
export type CountTime = { at: Date; day: string | null }

/**
 * The time that a file or command states: a moment, or a day alone, 'YYYY-MM-DD'. A day alone is not its midnight: today
 * means now, and an earlier day its end in London (STOCK-03).
 */
export function countTimeOf(stated: string, now: Date): CountTime {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(stated)) return { at: new Date(stated), day: null }
  const at = stated === londonDay(now) ? now : londonMoment(addDays(stated, 1), '00:00')
  return { at, day: stated }
}
