import { formatMoment } from '../../../shared/dates/dates.ts'
import { assessFigure } from '../../stock/assess-count.ts'
import { findLevels, findMovedSince } from '../../stock/read-stock.ts'
import type { Database } from '../../database/database.ts'
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
  const momentOf = ({ row }: SizedRow) => {
    const stated = row.text('countedAt')
    return stated === undefined ? countedAt : new Date(stated)
  }
  const moved = await findMovedSince(
    database,
    sized.map((each) => ({ itemId: each.container.id, at: momentOf(each) ?? now })),
  )
  return sized.map((each) => {
    const { row, container, title } = each
    const level = levels.get(container.id)
    const units = row.number('onHand')
    if (units === undefined) return refusedRow(row.line, title, 'It does not say how many are on hand.')
    if (level === undefined) return refusedRow(row.line, title, 'It has no stock in the shop.')
    const statedAt = momentOf(each)
    if (statedAt !== null && statedAt > now)
      return refusedRow(row.line, title, 'It is counted in the future.')
    if (statedAt !== null && statedAt.getTime() < now.getTime() - oldestCountMs)
      return refusedRow(row.line, title, 'A count is at most a year old.')
    const assessed = assessFigure({ units, statedAt, startedAt: now }, level)
    if (assessed.kind === 'stale')
      return refusedRow(
        row.line,
        title,
        `It was counted later, ${formatMoment(assessed.countedAt.toISOString())}.`,
      )
    const after = units + (moved.get(container.id) ?? 0)
    const isSame = assessed.kind === 'same' || (after === level.onHand && level.countedAt !== null)
    return {
      line: row.line,
      title,
      state: isSame ? 'same' : level.countedAt === null ? 'new' : 'changed',
      cells: isSame ? [] : [{ name: 'On hand', old: String(level.onHand), new: String(after) }],
      reason: null,
      warnings: after < level.reserved + level.promised && !isSame ? ['Less than is already sold.'] : [],
      acts: isSame
        ? []
        : [{ kind: 'stock', itemId: container.id, units, at: assessed.kind === 'count' ? assessed.at : now }],
    }
  })
}
