import type { Database } from '../../platform/database/database.ts'
import type { CheckedRow } from './check-row.ts'
import type { CatalogueSource } from './source-row.ts'
import { findItemLevels } from './staged-row-queries.ts'
import { assessRow, type CountingTime, figureColumns, isStocked, statedTime } from './stock-figures.ts'

type Options = { database: Database; source: CatalogueSource; time: CountingTime }

/** Adds a fault to rows whose figure was counted before the item's last count, or is to be counted yet (STOCK-03). */
export async function checkCounts(
  { database, source, time }: Options,
  rows: readonly CheckedRow[],
): Promise<void> {
  const { name: file } = source.file
  if (!isStocked(file)) return
  const ids = rows.flatMap(({ values: { external_id: id } }) => (typeof id === 'string' ? [id] : []))
  const levels = await findItemLevels(database, file, ids)
  for (const { values, faults } of rows) {
    const stated = statedTime(values, time)
    const column = values['counted_at'] ? 'counted_at' : figureColumns[file]
    const read = assessRow(file, values, { level: levels.get(String(values['external_id'])), time })
    if (read === null) continue
    if (stated !== null && stated.at > time.startedAt) faults.push({ column, reason: 'lies in the future' })
    else if (read.assessed.kind === 'stale') {
      const { at, countedAt } = read.assessed
      const reason = `was counted at ${at.toISOString()}, before the last count at ${countedAt.toISOString()}`
      faults.push({ column, reason })
    }
  }
}
