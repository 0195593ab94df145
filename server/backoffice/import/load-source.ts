import type { Database } from '../../platform/database/database.ts'
import { keepPicture } from '../../platform/media/keep-picture.ts'
import { pictureWithin } from './check-pictures.ts'
import { checkRow, type RowValues } from './check-row.ts'
import { putMembers, removeOtherMembers, type StoredRow, storeRows } from './import-queries.ts'
import type { ImportReport } from './import-report.ts'
import { type BegunLoad, loadStockedRows, type ReadRow } from './load-stocked-rows.ts'
import { recordImportedChecks } from './record-imported-checks.ts'
import { inBatches, readRows } from './read-rows.ts'
import type { SeenFile } from './seen-rows.ts'
import type { CatalogueSource, Counts, SourceRow } from './source-row.ts'
import { type CountingTime, isStocked } from './stock-figures.ts'
import { storedColumns, type StoredColumn } from './stored-columns.ts'

type Options = {
  transaction: Database
  /** Where rows of items with stock wait. */
  stage: Database
  folder: string
  mediaFolder: string | null
  source: CatalogueSource
  seen: SeenFile
  time: CountingTime
  report: ImportReport
  now: Date
}

/**
 * Writes the rows of a checked file, but for those that were found bad. What the shop would have to wait for is written
 * by `finish`, which is called after the last file.
 */
export async function loadSource(options: Options): Promise<Counts & Pick<BegunLoad, 'finish'>> {
  const { transaction, stage, source, seen, time, report } = options
  const { name: file } = source.file
  const columns = columnsToWrite(storedColumns[file], seen.columns)
  const batches = readBatches(options, columns.stored)
  const { title } = source
  const stocked = { transaction, stage, title, columns, time, warn: report.warn }
  const written = isStocked(file)
    ? await loadStockedRows({ ...stocked, file }, batches)
    : await loadPlainRows(options, columns, batches)
  return { read: seen.read, leftOut: seen.badLines.size, ...written }
}

async function loadPlainRows(
  options: Options,
  columns: ReturnType<typeof columnsToWrite>,
  batches: AsyncIterable<readonly ReadRow[]>,
): Promise<BegunLoad> {
  const { transaction, source, seen } = options
  const counts = { inserted: 0, updated: 0 }
  const write = async (batch: readonly ReadRow[]) => {
    const rows = batch.map(({ row }) => row)
    const written = await storeRows(transaction, source.file.name, columns, rows)
    counts.inserted += written.inserted
    counts.updated += written.updated
    const values = batch.map((read) => read.values)
    if (seen.columns.has('brewery_external_ids')) await replaceMembers(transaction, values)
    if (seen.columns.has('awrs_verified')) await recordImportedChecks(transaction, values, options)
  }
  let writing = Promise.resolve()
  for await (const batch of batches) {
    // One batch is written while the next is read.
    await writing
    writing = write(batch)
    writing.catch(() => {})
  }
  await writing
  return { ...counts, finish: () => Promise.resolve() }
}

/** The good rows of a file in batches. Throws where it is not the file that was checked. */
async function* readBatches(
  options: Options,
  stored: readonly StoredColumn[],
): AsyncGenerator<readonly ReadRow[]> {
  const { source, seen, report } = options
  let rows = 0
  report.progress({ step: 'Loading', title: source.title, rows, share: 0 })
  for await (const batch of inBatches(readRows(source).rows)) {
    const good = batch.filter((row) => !seen.badLines.has(row.line))
    const read: ReadRow[] = []
    for (const row of good) {
      const values = await keepPictures(options, readAgain(options, row))
      read.push({ values, row: toStoredRow(stored, values) })
    }
    yield read
    rows += batch.length
    report.progress({ step: 'Loading', title: source.title, rows, share: rows / Math.max(seen.read, 1) })
  }
  if (rows !== seen.read) throw changed(source)
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

function toStoredRow(columns: readonly StoredColumn[], values: RowValues): StoredRow {
  return {
    ...Object.fromEntries(columns.map(({ name, read }) => [name, read(values)])),
    external_id: String(values['external_id']),
  }
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
