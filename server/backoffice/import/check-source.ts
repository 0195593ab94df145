import type { Database } from '../../platform/database/database.ts'
import { checkCounts } from './check-counts.ts'
import { checkPictures } from './check-pictures.ts'
import { checkReferences } from './check-references.ts'
import { checkRow, type CheckedRow } from './check-row.ts'
import { checkUniqueness } from './check-uniqueness.ts'
import type { ImportReport } from './import-report.ts'
import { inBatches, readRows } from './read-rows.ts'
import type { CountingTime } from './stock-figures.ts'
import { newSeenFile, type SeenFile, type SeenFiles } from './seen-rows.ts'
import { UnreadableFile, type CatalogueSource } from './source-row.ts'

type Options = {
  database: Database
  folder: string
  mediaFolder: string | null
  source: CatalogueSource
  seen: SeenFiles
  skipInvalid: boolean
  time: CountingTime
  report: ImportReport
}

/**
 * Checks every row of a file and reports the faults in the file's order. Records the rows to leave out. Returns false
 * when the file cannot be read to its end.
 */
export async function checkSource(options: Options): Promise<boolean> {
  const { source, seen, report } = options
  const reader = readRows(source)
  const here = newSeenFile(source.file, source.title, reader.columns)
  seen.set(source.file.name, here)
  try {
    for await (const batch of inBatches(reader.rows)) {
      const rows = batch.map((row) => ({ line: row.line, ...checkRow(source.file, reader.columns, row) }))
      await checkUniqueness(options.database, source.file, here, rows)
      await checkReferences(options, rows)
      await checkPictures(options, rows)
      await checkCounts(options, rows)
      for (const row of rows) noteFaults(here, row, report)
      here.read += rows.length
      const share = source.bytes === 0 ? 1 : reader.bytesRead() / source.bytes
      report.progress({ step: 'Checking', title: source.title, rows: here.read, share })
    }
    return true
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    for (const fault of error.faults) report.bad({ file: source.title, line: error.line, ...fault })
    return false
  }
}

function noteFaults(here: SeenFile, row: CheckedRow, report: ImportReport): void {
  if (row.faults.length === 0) return
  here.badLines.add(row.line)
  const id = row.values['external_id']
  // A second row of one id leaves the first unchanged.
  const isFirst = typeof id === 'string' && here.linesByColumn.get('external_id')?.get(id) === row.line
  if (isFirst) here.leftOut.add(id)
  for (const fault of row.faults) report.bad({ file: here.title, line: row.line, ...fault })
}
