/** The operator's door: reads and sets what the shop shows. `npm run operate -- --help` */
import { join } from 'node:path'
import { readConfig } from '../server/config.ts'
import { connect } from '../server/database/connect.ts'
import { migrate } from '../server/database/migrate.ts'
import { operate } from '../server/operate/operate.ts'

try {
  const config = readConfig(process.env)
  const connection = await connect({
    databaseUrl: config.databaseUrl,
    folder: join(config.varFolder, 'database'),
  })
  try {
    await migrate(connection)
    process.stdout.write(await operate(connection.database, process.argv.slice(2)))
  } finally {
    await connection.close()
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
