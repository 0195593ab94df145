/** Copies the embedded database and the pictures while the shop is open or closed. `npm run backup -- --help` */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  type BackupMade,
  type BackupOptions,
  makeBackup,
  onServer,
} from '../server/backoffice/backup/make-backup.ts'
import { readConfig } from '../server/platform/config/config.ts'
import { connectEmbedded, isDatabase, noDatabase } from '../server/platform/database/embedded-database.ts'
import { sendToRunningShop } from '../server/backoffice/operate/socket/send-to-running-shop.ts'

const usage = `npm run backup [-- <folder>] [--most <number>]

Copies the embedded database and the pictures of reviews in VAR_FOLDER into a new folder dray-<moment> within the folder
named, or within BACKUP_FOLDER. A running shop does it itself and stays open: orders wait for the moment that the copy of
the database takes. The copy has its name once it is whole and on the disk.

The key of secrets (secrets.key or SECRETS_KEY) is not in it: put it away once, elsewhere. A database on a
server (DATABASE_URL) has tools of its own: docs/run/backups.md.

  --most    how many backups stay in the folder, this one among them; older ones are taken away
  --help    this text

Exit status: 0 a backup was made, 1 none.
`

const print = (line: string) => void process.stdout.write(`${line}\n`)

try {
  await run()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\nNo backup was made.\n`)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { most: { type: 'string' }, help: { type: 'boolean', default: false } },
  })
  if (values.help) return void process.stdout.write(usage)
  const config = readConfig(process.env)
  if (config.databaseUrl !== null) throw new Error(onServer)
  const folder = positionals[0] ?? config.backupFolder
  if (folder === null || positionals.length > 1)
    throw new Error('Name one folder, or set BACKUP_FOLDER. See npm run backup -- --help')
  const { path, bytes, removed } = await make(config.varFolder, {
    into: resolve(folder),
    most: readMost(values.most),
  })
  print(`${path}: ${(bytes / 1_000_000).toFixed(1)} MB`)
  for (const name of removed) print(`taken away: ${name}`)
}

function readMost(text: string | undefined): number | null {
  if (text === undefined) return null
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new Error('--most is a number from 1 to 9999')
  return Number(text)
}

async function make(varFolder: string, wanted: BackupOptions): Promise<BackupMade> {
  const asked = await sendToRunningShop(varFolder, { tool: 'backup', request: wanted, onEvent: () => {} })
  if (asked) return asked.answer as BackupMade
  const database = join(varFolder, 'database')
  // Opening it would make an empty one, and a backup of nothing.
  if (!(await isDatabase(database))) throw new Error(noDatabase(database))
  const connection = await connectEmbedded({ folder: database })
  try {
    return await makeBackup(connection, { ...wanted, varFolder, now: new Date() })
  } finally {
    await connection.close()
  }
}
