import type { Database } from '../database/database.ts'
import { keepPicture } from '../media/keep-picture.ts'
import { pictureWithin } from './check-pictures.ts'
import { checkRow, type RowValues } from './check-row.ts'
import { putMembers, removeOtherMembers, storeRows } from './import-queries.ts'
import type { ImportReport } from './import-report.ts'
import { recordImportedChecks } from './record-imported-checks.ts'
import { inBatches, readRows } from './read-rows.ts'
import type { SeenFile } from './seen-rows.ts'
import type { CatalogueSource, Counts, SourceRow } from './source-row.ts'
import { storedColumns, type StoredColumn } from './stored-columns.ts'

type Options = {
  transaction: Database
  folder: string
  mediaFolder: string | null
  source: CatalogueSource
  seen: SeenFile
  report: ImportReport
  now: Date
}

/** Writes the rows of a checked file, but for those that were found bad. */
export async function loadSource(options: Options): Promise<Counts> {
  const { transaction, source, seen, report } = options
  const counts: Counts = { read: seen.read, leftOut: seen.badLines.size, inserted: 0, updated: 0 }
  const columns = columnsToWrite(storedColumns[source.file.name], seen.columns)
  const write = async (values: readonly RowValues[]) => {
    const given = toStoredRows(columns.stored, values)
    const written = await storeRows(transaction, source.file.name, columns, given)
    counts.inserted += written.inserted
    counts.updated += written.updated
    if (seen.columns.has('brewery_external_ids')) await replaceMembers(transaction, values)
    if (seen.columns.has('awrs_verified')) await recordImportedChecks(transaction, values, options)
  }
  let rows = 0
  let writing = Promise.resolve()
  report.progress({ step: 'Loading', title: source.title, rows, share: 0 })
  for await (const batch of inBatches(readRows(source).rows)) {
    const good = batch.filter((row) => !seen.badLines.has(row.line))
    const values: RowValues[] = []
    for (const row of good) values.push(await keepPictures(options, readAgain(options, row)))
    // One batch is written while the next is read.
    await writing
    writing = write(values)
    writing.catch(() => {})
    rows += batch.length
    report.progress({ step: 'Loading', title: source.title, rows, share: rows / Math.max(seen.read, 1) })
  }
  await writing
  if (rows !== seen.read) throw changed(source)
  return counts
}

const changed = ({ title }: CatalogueSource) => new Error(`${title} was changed while it was imported.`)

function readAgain({ source, seen }: Options, row: SourceRow): RowValues {
  const { values, faults } = checkRow(source.file, seen.columns, row)
  if (faults.length > 0) throw changed(source)
  return values
}

function columnsToWrite(all: readonly StoredColumn[], inFile: ReadonlySet<string>) {
  const updated = all.filter(({ cells }) => cells.some((cell) => inFile.has(cell)))
  return { updated, stored: all.filter((column) => column.needed || updated.includes(column)) }
}

function toStoredRows(columns: readonly StoredColumn[], rows: readonly RowValues[]) {
  return rows.map((row) => ({
    ...Object.fromEntries(columns.map(({ name, read }) => [name, read(row)])),
    external_id: String(row['external_id']),
  }))
}

/** Pictures are stored before the rows: a picture without a row does no harm, a row without its picture would. */
async function keepPictures(options: Options, row: RowValues): Promise<RowValues> {
  const pictures = options.source.file.columns.filter(({ name, kind }) => kind === 'picture' && row[name])
  if (pictures.length === 0) return row
  const stored: Record<string, string> = {}
  for (const { name } of pictures) {
    const path = await pictureWithin(options.folder, String(row[name]))
    if (path === null || options.mediaFolder === null)
      throw new Error(`The picture '${row[name]}' went away while the catalogue was imported.`)
    stored[name] = await keepPicture(path, options.mediaFolder)
  }
  return { ...row, ...stored }
}

async function replaceMembers(transaction: Database, groups: readonly RowValues[]): Promise<void> {
  const members = groups.flatMap((group) =>
    (group['brewery_external_ids'] as readonly string[]).map((brewery, position) => ({
      group: String(group['external_id']),
      brewery,
      position,
    })),
  )
  await removeOtherMembers(
    transaction,
    groups.map((group) => String(group['external_id'])),
    members,
  )
  await putMembers(transaction, members)
}
