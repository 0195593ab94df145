/**
 * The only entry point for catalogues: the operator's command, the demo shop at first start and the tests. It checks
 * every row before it writes the first, and writes all rows in one transaction. On a server that others sell on, rows of
 * stock that the shop has follow in portions.
 */
import type { Connection, Database } from '../../platform/database/database.ts'
import { retryTransaction } from '../../platform/database/retry-transaction.ts'
import { checkSource } from './check-source.ts'
import { findSources } from './find-sources.ts'
import { analyseCatalogue, importLock, waitForOtherImports } from './import-queries.ts'
import type { ImportReport } from './import-report.ts'
import { loadSource } from './load-source.ts'
import type { BegunLoad } from './load-stocked-rows.ts'
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

/** An import that ended among the rows that the shop had: the new ones are loaded, and portions of the others. */
export class PartlyLoadedError extends Error {}

type Staged = ImportOptions & { stage: Database | null }

/**
 * Imports a folder beside a shop that sells. On a server the rows of items with stock that the shop has are written last,
 * each portion in a transaction of its own, so that no order waits for more than one of them (STOCK-07). An import that
 * fails or is stopped among them has loaded what was before; run again it loads what is missing. Throws as
 * `importCatalogue`, and PartlyLoadedError where a portion is refused.
 */
export async function importBesideShop(
  connection: Connection,
  options: Omit<ImportOptions, 'database'>,
): Promise<ImportResult> {
  const { database } = connection
  if (connection.kind === 'embedded') return importCatalogue({ ...options, database })
  return connection.withLock(importLock, (stage) => importStaged({ ...options, database, stage }))
}

/**
 * Imports a folder in one transaction. Throws when it cannot be read at all, or when the database refuses; then nothing is
 * written.
 */
export const importCatalogue = (options: ImportOptions): Promise<ImportResult> =>
  importStaged({ ...options, stage: null })

async function importStaged(options: Staged): Promise<ImportResult> {
  const { database, folder, report, stage } = options
  const { sources, unknown } = await findSources(folder)
  for (const name of unknown) report.warn(`${name} is no file of a catalogue: passed over.`)

  const checked = await checkSources(options, sources)
  if (!checked.readable || (checked.bad > 0 && !options.skipInvalid))
    return { kind: 'refused', bad: checked.bad }

  const { files, finishes } = await retryTransaction(database, async (transaction) => {
    if (stage === null) await waitForOtherImports(transaction)
    const begun = await loadSources({ ...options, database: transaction }, sources, checked.seen)
    if (stage === null) for (const finish of begun.finishes) await finish((work) => work(transaction))
    return begun
  })
  if (stage !== null) await writePortions(database, finishes)
  await analyseCatalogue(database)
  const leftOut = Object.values(files).reduce((sum, counts) => sum + counts.leftOut, 0)
  return { kind: 'loaded', files, leftOut }
}

async function writePortions(database: Database, finishes: Begun['finishes']): Promise<void> {
  try {
    for (const finish of finishes) await finish((work) => retryTransaction(database, work))
  } catch (cause) {
    throw new PartlyLoadedError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
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

type Begun = { files: FileCounts; finishes: BegunLoad['finish'][] }

async function loadSources(
  options: Staged,
  sources: readonly CatalogueSource[],
  seen: SeenFiles,
): Promise<Begun> {
  const files: FileCounts = {}
  const finishes: Begun['finishes'] = []
  for (const source of sources) {
    const known = seen.get(source.file.name)
    if (known === undefined) continue
    const { folder, mediaFolder, time, report, database, stage } = options
    const { finish, ...counts } = await loadSource({
      transaction: database,
      stage: stage ?? database,
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
  return { files, finishes }
}
