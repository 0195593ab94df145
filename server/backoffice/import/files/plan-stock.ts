import { momentText } from '../../../../shared/delivery/moment-text.ts'
import { assessFigure } from '../../../trading/stock/assess-count.ts'
import { type CountTime, countTimeOf } from '../../../trading/stock/count-time.ts'
import { findLevels, findMovedSince, findMovedWithin } from '../../../trading/stock/read-stock.ts'
import { londonMoment } from '../../../../shared/working-time/working-time.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { FoundSize } from './find-in-range.ts'
import { type PlannedRow, refusedRow } from './planned-row.ts'
import type { RowCells } from './upload-cells.ts'

export type SizedRow = FoundSize & { row: RowCells }
type Time = { countedAt: Date | null; now: Date }

const oldestCountMs = 366 * 86_400_000

/** Rows of counted stock beside what is on hand, as the import of a catalogue assesses its figures (STOCK-02, SELL-35). */
export async function planStock(
  database: Database,
  sized: readonly SizedRow[],
  { countedAt, now }: Time,
): Promise<PlannedRow[]> {
  const levels = await findLevels(
    database,
    sized.map(({ container }) => container.id),
  )
  const timeOf = ({ row }: SizedRow): CountTime | null => {
    const stated = row.text('countedAt')
    if (stated !== undefined) return countTimeOf(stated, now)
    return countedAt && { at: countedAt, day: null }
  }
  const moved = await findMovedSince(
    database,
    sized.map((each) => ({ itemId: each.container.id, at: timeOf(each)?.at ?? now })),
  )
  const movedThatDay = await findMovedWithin(
    database,
    sized.flatMap((each) => {
      const stated = timeOf(each)
      if (stated === null || stated.day === null) return []
      return [{ itemId: each.container.id, from: londonMoment(stated.day, '00:00'), until: stated.at }]
    }),
  )
  return sized.map((each) => {
    const { row, container, title } = each
    const level = levels.get(container.id)
    const units = row.number('onHand')
    if (units === undefined) return refusedRow(row.line, title, 'It does not say how many are on hand.')
    if (level === undefined) return refusedRow(row.line, title, 'It has no stock in the shop.')
    const stated = timeOf(each)
    if (stated !== null && stated.at > now) return refusedRow(row.line, title, 'It is counted in the future.')
    if (stated !== null && stated.at.getTime() < now.getTime() - oldestCountMs)
      return refusedRow(row.line, title, 'A count is at most a year old.')
    const assessed = assessFigure({ units, stated, startedAt: now }, level)
    if (assessed.kind === 'stale')
      return refusedRow(row.line, title, `It was counted later, ${momentText(assessed.countedAt)}.`)
    const after = units + (moved.get(container.id) ?? 0)
    const isSame = assessed.kind === 'same' || (after === level.onHand && level.countedAt !== null)
    return {
      line: row.line,
      title,
      state: isSame ? 'same' : level.countedAt === null ? 'new' : 'changed',
      cells: isSame ? [] : [{ name: 'On hand', old: String(level.onHand), new: String(after) }],
      reason: null,
      warnings: isSame
        ? []
        : [
            ...(after < level.reserved + level.promised ? ['Less than is already sold.'] : []),
            ...fallWarnings(level.onHand, after),
            ...dayWarnings(movedThatDay.get(container.id)),
          ],
      acts: isSame
        ? []
        : [{ kind: 'stock', itemId: container.id, units, at: assessed.kind === 'count' ? assessed.at : now }],
    }
  })
}

/** A count that falls by more than this share, and by more than a handful, is warned of. */
const largestFall = 0.8
const leastFall = 5

/** 'The count falls by 91%.' */
export function fallWarnings(before: number, after: number): string[] {
  const fall = (before - after) / before
  if (before <= 0 || fall <= largestFall || before - after < leastFall) return []
  return [`The count falls by ${Math.round(fall * 100)}%.`]
}

/** A count of a day without its time, on a day with other movements. */
function dayWarnings(units: { came: number; left: number } | undefined): string[] {
  if (units === undefined) return []
  const parts = [
    ...(units.left === 0 ? [] : [`${units.left} went out`]),
    ...(units.came === 0 ? [] : [`${units.came} came in`]),
  ]
  return [
    `${parts.join(' and ')} on this day: was it counted before or after? It is read as after. If it was before, give the time too.`,
  ]
}
