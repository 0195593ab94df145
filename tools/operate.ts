/** The operator's command: reads and sets what the shop shows. `npm run operate -- --help` */
import { join } from 'node:path'
import type { OperatorContext } from '../server/operate/operator-command.ts'
import { readConfig } from '../server/config/config.ts'
import { connect } from '../server/database/connect.ts'
import { commandLimits } from '../server/database/postgres-limits.ts'
import { migrateAtStart } from '../server/database/migrate-at-start.ts'
import { createSandbox } from '../server/payments/sandbox-provider.ts'
import { createStripeProvider } from '../server/payments/stripe-provider.ts'
import { openSealer } from '../server/secrets/open-sealer.ts'
import { openSecretsKeys } from '../server/secrets/open-secrets-keys.ts'
import { commandFor, helpText } from '../server/operate/find-command.ts'

const print = (text: string) => void process.stdout.write(text)

try {
  await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}

/** Help and words that are no command need no database, which the shop may have open. */
async function main(words: string[]): Promise<void> {
  if (words.length === 0 || words.includes('--help')) {
    process.stdout.write(helpText())
    return
  }
  const run = commandFor(words)
  const config = readConfig(process.env)
  const connection = await connect({
    databaseUrl: config.databaseUrl,
    folder: join(config.varFolder, 'database'),
    isPrepared: config.isDatabasePrepared,
    limits: commandLimits,
  })
  try {
    await migrateAtStart(connection, { hasDirectUrl: config.directDatabaseUrl !== null })
    const { publicUrl, secretsKeys, varFolder } = config
    const { database } = connection
    const context: OperatorContext = {
      publicUrl,
      print,
      clock: () => new Date(),
      openSealer: async () => openSealer(database, await openSecretsKeys(secretsKeys, varFolder)),
      openProvider: (books) =>
        config.stripe === null ? createSandbox(books) : createStripeProvider(config.stripe),
    }
    process.stdout.write(await run(database, context))
  } finally {
    await connection.close()
  }
}
