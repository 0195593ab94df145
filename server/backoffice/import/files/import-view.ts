import type { BreweryImport } from '../../../../shared/api/imports-api.ts'
import { undoDays } from '../../../../shared/catalogue/import-headings.ts'
import type { BreweryImportRow } from './brewery-import-queries.ts'

const dayMs = 86_400_000

/** An import as its brewery sees it in the list. */
export const importView = (row: Omit<BreweryImportRow, 'items'>, now: Date): BreweryImport => ({
  id: row.id,
  kind: row.kind,
  name: row.fileName,
  takenAt: row.takenAt.toISOString(),
  takenBy: row.takenBy.name,
  changes: row.changes,
  leftOut: row.leftOut,
  undoneAt: row.undoneAt?.toISOString() ?? null,
  undoneBy: row.undoneBy?.name ?? null,
  stayed: row.stayed,
  canUndo: canUndo(row, now),
})

/** For seven days, once. */
export const canUndo = ({ takenAt, undoneAt }: Pick<BreweryImportRow, 'takenAt' | 'undoneAt'>, now: Date) =>
  undoneAt === null && now.getTime() - takenAt.getTime() <= undoDays * dayMs
