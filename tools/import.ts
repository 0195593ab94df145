/** The operator's command for catalogues: breweries, beers, containers, groups and accessories from a folder. */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../server/platform/config/config.ts'
import { connect } from '../server/platform/database/connect.ts'
import { findEmptyDatabase } from '../server/platform/database/empty/empty-database-folder.ts'
import { commandLimits } from '../server/platform/database/postgres-limits.ts'
import { migrateAtStart } from '../server/platform/database/migrate-at-start.ts'
import {
  importBesideShop,
  type ImportOptions,
  type ImportResult,
  PartlyLoadedError,
} from '../server/backoffice/import/import-catalogue.ts'
import type { ImportProgress, ImportReport } from '../server/backoffice/import/import-report.ts'
import type { BadCell } from '../server/backoffice/import/source-row.ts'
import { sendToRunningShop } from '../server/backoffice/operate/socket/send-to-running-shop.ts'
import type { ImportRequest } from '../server/backoffice/operate/socket/shop-tools.ts'
import { readCountTime, Refusal } from '../server/backoffice/import/read-number-cell.ts'
import { describeColumns } from './describe-columns.ts'
import { showProgress } from './show-progress.ts'

const usage = `npm run import -- <folder> [--skip-invalid] [--counted-at <moment>]

Reads breweries, beers, containers, groups and accessories from a folder, each as .csv or .ndjson; any of
them may be missing. DATABASE_URL names the PostgreSQL to load into; without it the embedded database in
VAR_FOLDER is used; where its shop runs, that loads the folder itself and goes on selling.
Migrations run first.

Every row of every file is checked before the first is written. If a row is bad, nothing is loaded and every
bad cell is listed by file, line, column and reason. What is loaded is loaded in one transaction: a run that
is stopped half-way leaves the shop as it was. On PostgreSQL sizes and accessories that the shop has come after it, 500
at a time, so that orders go on: where such a run is stopped, run it again.

  --skip-invalid   load the good rows; leave out bad ones and those that name a row which is left out
  --counted-at     when the stock was counted, such as 2026-03-05T09:30:00Z, for rows without counted_at; else it
                   is the start of the import. A day alone is now if it is today, else its end in London
  --help           this text

Run it again to update: rows go by external_id, and only those that differ are written. Beers, containers and
other rows that are not in the file stay as they are; the breweries of a group are replaced by those listed.
A column that is not in the file keeps what the shop has; an empty cell means 'not known' and clears it.

Exit status: 0 all loaded, 1 refused or failed, 2 loaded with rows left out.

CSV is UTF-8 with commas and a header line. NDJSON has one object a line, its keys being the columns. Lists are
separated by | (in NDJSON they may be arrays); yes-or-no cells are true or false; prices are in pounds.
Stock is what is on hand, with what open orders hold; a figure that was loaded before and has no later counted_at moves
nothing, and what left after it was counted is taken off.
Columns, * must be there:
`

const progress = showProgress(process.stdout)
const report: ImportReport = {
  warn: (sentence) => progress.print(sentence),
  bad: ({ file, line, column, reason }) =>
    progress.print(`${file}, line ${line}${column === '' ? '' : `, ${column}`}: ${reason}`),
  progress: progress.show,
}

try {
  process.exitCode = await run()
} catch (error) {
  progress.end()
  const loaded =
    error instanceof PartlyLoadedError
      ? 'New rows are loaded, and some of the changed ones. Run it again: it loads the rest.'
      : 'Nothing was loaded.'
  process.stderr.write(`${(error as Error).message}\n${loaded}\n`)
  process.exitCode = 1
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'skip-invalid': { type: 'boolean', default: false },
      'counted-at': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    process.stdout.write(usage + describeColumns())
    return 0
  }
  const [folder, ...rest] = positionals
  if (folder === undefined || rest.length > 0)
    throw new Error('Name one folder. See npm run import -- --help')
  const skipInvalid = values['skip-invalid']
  const time = { countedAt: readCountedAt(values['counted-at']), startedAt: new Date() }
  return summarise(await importFolder(folder, { skipInvalid, time }), skipInvalid)
}

/** What the running shop tells while it loads. */
function tellEvent(event: { warn?: string; bad?: BadCell; progress?: ImportProgress }): void {
  if (event.warn !== undefined) report.warn(event.warn)
  if (event.bad !== undefined) report.bad(event.bad)
  if (event.progress !== undefined) report.progress(event.progress)
}

function readCountedAt(text: string | undefined): string | null {
  if (text === undefined) return null
  const stated = readCountTime(text)
  if (stated instanceof Refusal) throw new Error(`--counted-at ${stated.reason}`)
  return stated
}

type ImportInput = Pick<ImportOptions, 'skipInvalid' | 'time'>

async function importFolder(folder: string, input: ImportInput): Promise<ImportResult> {
  const config = readConfig(process.env)
  // A server of databases serves the command beside the shop, with longer limits; an embedded one has one owner.
  const asked =
    config.databaseUrl === null &&
    (await sendToRunningShop(config.varFolder, {
      tool: 'import',
      request: {
        folder: resolve(folder),
        skipInvalid: input.skipInvalid,
        countedAt: input.time.countedAt,
        startedAt: input.time.startedAt.getTime(),
      } satisfies ImportRequest,
      onEvent: tellEvent,
    }))
  if (asked) return asked.answer as ImportResult
  const connection = await connect({
    databaseUrl: config.databaseUrl,
    folder: join(config.varFolder, 'database'),
    startFrom: config.databaseUrl === null ? await findEmptyDatabase() : null,
    isPrepared: config.isDatabasePrepared,
    limits: commandLimits,
  })
  try {
    await migrateAtStart(connection, { hasDirectUrl: config.directDatabaseUrl !== null })
    return await importBesideShop(connection, {
      folder,
      mediaFolder: join(config.varFolder, 'media'),
      ...input,
      report,
    })
  } finally {
    await connection.close()
  }
}

function summarise(result: ImportResult, skipInvalid: boolean): number {
  progress.end()
  if (result.kind === 'refused') {
    const hint = skipInvalid ? '' : ' Mend them, or load the rest with --skip-invalid.'
    process.stderr.write(`Refused: ${result.bad} faults, nothing was loaded.${hint}\n`)
    return 1
  }
  for (const [name, { read, inserted, updated, leftOut }] of Object.entries(result.files)) {
    const same = read - inserted - updated - leftOut
    process.stdout.write(
      `${name}: ${read} read, ${inserted} new, ${updated} changed, ${same} as before, ${leftOut} left out\n`,
    )
  }
  if (result.leftOut === 0) return 0
  process.stderr.write(`${result.leftOut} rows were left out.\n`)
  return 2
}
