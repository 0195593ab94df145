/** Runs migrations alone, by the role that owns the tables. `npm run migrate -- --help` */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../server/platform/config/config.ts'
import { connect } from '../server/platform/database/connect.ts'
import { findMissingMigrations, migrate } from '../server/platform/database/apply-migrations.ts'
import { commandLimits } from '../server/platform/database/postgres-limits.ts'

const usage = `npm run migrate [-- --pending]

Brings the database up to date with this version of the shop and says which migrations ran. DATABASE_DIRECT_URL names
the server, past a pooler and as the role that owns the tables; without it DATABASE_URL is used, and without both the
embedded database in VAR_FOLDER, which the shop must not have open at that time.

All of them run in one transaction: a run that fails or is stopped changes nothing. A table that others hold is waited
for 5 seconds at a time, with pauses between, so that requests never queue behind a migration for longer.

  --pending   says which migrations would run, and runs none
  --help      this text

Exit status: 0 the database is up to date, 1 it is not.
`

const print = (line: string) => void process.stdout.write(`${line}\n`)

try {
  process.exitCode = await run()
} catch (error) {
  const { message, cause } = error as Error
  process.stderr.write(`${cause instanceof Error ? cause.message : message}\nNothing was changed.\n`)
  process.exitCode = 1
}

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: { pending: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  })
  if (values.help) {
    process.stdout.write(usage)
    return 0
  }
  const config = readConfig(process.env)
  const connection = await connect({
    databaseUrl: config.directDatabaseUrl ?? config.databaseUrl,
    folder: join(config.varFolder, 'database'),
    poolSize: 2,
    isPrepared: config.isDatabasePrepared,
    limits: commandLimits,
  })
  try {
    if (values.pending) return sayPending(await findMissingMigrations(connection.database))
    const ran = await migrate(connection, {
      onRetry: (pauseMs) => print(`A table is in use: trying again in ${pauseMs / 1000} s.`),
    })
    for (const name of ran) print(`ran ${name}`)
    print(ran.length === 0 ? 'The database was up to date.' : 'The database is up to date.')
    return 0
  } finally {
    await connection.close()
  }
}

function sayPending(missing: readonly string[]): number {
  for (const name of missing) print(`pending ${name}`)
  if (missing.length === 0) print('The database is up to date.')
  return missing.length === 0 ? 0 : 1
}
