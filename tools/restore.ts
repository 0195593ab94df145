/** Puts a backup of the embedded database into an empty VAR_FOLDER. `npm run restore -- --help` */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { examineRestored } from '../server/backoffice/backup/examine-restored.ts'
import { onServer } from '../server/backoffice/backup/make-backup.ts'
import { restoreBackup } from '../server/backoffice/backup/restore-backup.ts'
import { readConfig } from '../server/platform/config/config.ts'

const usage = `npm run restore -- <backup>

Puts a backup of npm run backup, a folder dray-<moment>, into VAR_FOLDER, which must hold no database: nothing is written over.
Older tables are brought up to this version. Then the key of secrets is tried, and ledger, stock, documents, prices
and lists are proved, as npm run operate -- checks run does. The backup itself stays as it is.

  --help    this text

Exit status: 0 restored and all checks hold, 1 nothing was restored, 2 restored, but a check failed.
`

const print = (line: string) => void process.stdout.write(`${line}\n`)

try {
  process.exitCode = await run()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\nNothing was restored.\n`)
  process.exitCode = 1
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  })
  if (values.help) {
    process.stdout.write(usage)
    return 0
  }
  const [from, ...rest] = positionals
  if (from === undefined || rest.length > 0) throw new Error('Name one backup. See npm run restore -- --help')
  const { databaseUrl, secretsKeys, varFolder } = readConfig(process.env)
  if (databaseUrl !== null) throw new Error(onServer)
  const { at, seen } = await restoreBackup({
    from: resolve(from),
    varFolder,
    // As of then: deadlines that have passed since are the clock's at the next start.
    examine: (database, madeAt) => examineRestored(database, { secretsKeys, varFolder, now: madeAt }),
  })
  print(`The backup of ${at} is in ${varFolder}.`)
  print(`${seen.orders} orders, the last of ${seen.lastPlacedAt ?? 'no day'}; ${seen.clients} accounts.`)
  for (const fault of seen.faults) print(fault)
  print(seen.faults.length === 0 ? 'All checks pass.' : 'Some checks failed: see above.')
  return seen.faults.length === 0 ? 0 : 2
}
