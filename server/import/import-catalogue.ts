/**
 * The only entry point for catalogues: the operator's command, the demo shop at first start and the tests. It checks
 * every row before it writes the first, and writes all rows in one transaction.
 */
import type { Database } from '../database/database.ts'
import { retryTransaction } from '../database/retry-transaction.ts'
import { checkSource } from './check-source.ts'
import { findSources } from './find-sources.ts'
import { analyseCatalogue, waitForOtherImports } from './import-queries.ts'
import type { ImportReport } from './import-report.ts'
import { loadSource } from './load-source.ts'
import type { CountingTime } from './stock-figures.ts'
import type { SeenFiles } from './seen-rows.ts'
import type { BadCell, CatalogueSource, FileCounts } from './source-row.ts'

export type ImportOptions = {
  database: Database
  folder: string
  /** The folder for the catalogue's pictures; null stores none. */
  mediaFolder: string | null
  /** Imports the valid rows. Leaves out invalid rows, and rows that name an omitted row. */
  skipInvalid: boolean
  /** When its figures of stock were counted, where a row does not say it itself. */
  time: CountingTime
  report: ImportReport
}

/** `refused`: nothing was written, `bad` cells were reported. `loaded`: with the result of each file. */
export type ImportResult =
  | { kind: 'refused'; bad: number }
  | { kind: 'loaded'; files: FileCounts; leftOut: number }

/** Imports a folder. Throws when it cannot be read at all, or when the database refuses; then nothing is written. */
export async function importCatalogue(options: ImportOptions): Promise<ImportResult> {
  const { database, folder, report } = options
  const { sources, unknown } = await findSources(folder)
  for (const name of unknown) report.warn(`${name} is no file of a catalogue: passed over.`)

  const checked = await checkSources(options, sources)
  if (!checked.readable || (checked.bad > 0 && !options.skipInvalid))
    return { kind: 'refused', bad: checked.bad }

  const files = await retryTransaction(database, (transaction) =>
    loadSources({ ...options, database: transaction }, sources, checked.seen),
  )
  await analyseCatalogue(database)
  const leftOut = Object.values(files).reduce((sum, counts) => sum + counts.leftOut, 0)
  return { kind: 'loaded', files, leftOut }
}

async function checkSources(options: ImportOptions, sources: readonly CatalogueSource[]) {
  const seen: SeenFiles = new Map()
  let bad = 0
  let readable = true
  const countBad = (cell: BadCell) => {
    bad += 1
    options.report.bad(cell)
  }
  const report = { ...options.report, bad: countBad }
  for (const source of sources) {
    const isReadable = await checkSource({ ...options, report, source, seen })
    readable &&= isReadable
  }
  return { seen, bad, readable }
}

async function loadSources(
  options: ImportOptions,
  sources: readonly CatalogueSource[],
  seen: SeenFiles,
): Promise<FileCounts> {
  const files: FileCounts = {}
  const finishes: (() => Promise<void>)[] = []
  await waitForOtherImports(options.database)
  for (const source of sources) {
    const known = seen.get(source.file.name)
    if (known === undefined) continue
    const { folder, mediaFolder, time, report } = options
    const { finish, ...counts } = await loadSource({
      transaction: options.database,
      folder,
      mediaFolder,
      time,
      source,
      seen: known,
      report,
      now: time.startedAt,
    })
    files[source.file.name] = counts
    finishes.push(finish)
  }
  for (const finish of finishes) await finish()
  return files
}
