/** The operator's command: reads and sets what the shop shows. `npm run operate -- --help` */
import { hostname, userInfo } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../server/platform/config/config.ts'
import type { Config } from '../server/platform/config/config.ts'
import { version } from '../server/platform/config/version.ts'
import { connect } from '../server/platform/database/connect.ts'
import { isDatabase, noDatabase } from '../server/platform/database/embedded-database.ts'
import { commandLimits } from '../server/platform/database/postgres-limits.ts'
import { migrateAtStart } from '../server/platform/database/migrate-at-start.ts'
import { readOptions } from '../server/backoffice/operate/command-options.ts'
import { findCommand, helpText } from '../server/backoffice/operate/find-command.ts'
import { UsageError } from '../server/backoffice/operate/operator-command.ts'
import { readNamedFile } from '../server/backoffice/operate/read-typed-words.ts'
import { type Operation, runOperation } from '../server/backoffice/operate/run-operation.ts'
import { sendToRunningShop } from '../server/backoffice/operate/socket/send-to-running-shop.ts'
import { createSandbox } from '../server/finance/payments/sandbox-provider.ts'
import { createStripeProvider } from '../server/finance/payments/stripe-provider.ts'
import { openSealer } from '../server/platform/secrets/open-sealer.ts'
import { openSecretsKeys } from '../server/platform/secrets/open-secrets-keys.ts'

const print = (text: string) => void process.stdout.write(text)
const fail = (error: unknown) => void process.stderr.write(`${(error as Error).message}\n`)

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  fail(error)
  process.exitCode = error instanceof UsageError ? 2 : 1
}

/** Help, the version and words that are not a command need neither server nor database. */
async function main(words: string[]): Promise<number> {
  if (words[0] === '--version') {
    print(`${version}\n`)
    return 0
  }
  if (words.length === 0 || words.includes('--help')) {
    print(helpText())
    return 0
  }
  findCommand(readOptions(words).words)
  const config = readConfig(process.env)
  const typedBy = `${userInfo().username}@${hostname()}`
  const asked = await sendToRunningShop(config.varFolder, {
    tool: 'operate',
    request: { words, typedBy },
    onEvent: (event: { print: string }) => print(event.print),
  })
  const { status, text } = asked ? (asked.answer as Operation) : await runHere(words, typedBy, config)
  const output = status === 0 || words.includes('--json') ? process.stdout : process.stderr
  output.write(text)
  return status
}

/** No shop runs here: the command opens the database itself. */
async function runHere(words: string[], typedBy: string, config: Config): Promise<Operation> {
  const folder = join(config.varFolder, 'database')
  if (config.databaseUrl === null && !(await isDatabase(folder))) throw new Error(noDatabase(folder))
  const connection = await connect({
    databaseUrl: config.databaseUrl,
    folder,
    isPrepared: config.isDatabasePrepared,
    limits: commandLimits,
  })
  try {
    await migrateAtStart(connection, { hasDirectUrl: config.directDatabaseUrl !== null })
    const { publicUrl, secretsKeys, varFolder } = config
    const { database } = connection
    return await runOperation(database, words, {
      publicUrl,
      typedBy,
      print,
      fail: () => {},
      clock: () => new Date(),
      readFile: readNamedFile,
      openSealer: async () => openSealer(database, await openSecretsKeys(secretsKeys, varFolder)),
      openProvider: (books) =>
        config.stripe === null ? createSandbox(books) : createStripeProvider(config.stripe),
    })
  } finally {
    await connection.close()
  }
}
