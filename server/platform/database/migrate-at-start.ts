import { hasSqlState, insufficientPrivilege } from './database-away.ts'
import type { Connection } from './database.ts'
import { findMissingMigrations, migrate, type MigratePatience } from './apply-migrations.ts'
import { mayMakeTables } from './migration-queries.ts'

/** The database lacks migrations, and this process is not the one to run them; the message says what to do. */
export class SchemaBehindError extends Error {
  override name = 'SchemaBehindError'
}

type Options = {
  /** Whether DATABASE_DIRECT_URL names the role that migrates: then no process does so on its own. */
  hasDirectUrl: boolean
  onRetry?: MigratePatience['onRetry']
}

/**
 * What a process does before it uses the tables: nothing where they are up to date; otherwise it migrates, or throws
 * SchemaBehindError where that is another role's work (docs/decisions/0040).
 */
export async function migrateAtStart(
  connection: Connection,
  { hasDirectUrl, onRetry }: Options,
): Promise<void> {
  const missing = await findMissingMigrations(connection.database).catch((error: Error) => {
    throw hasSqlState(error, insufficientPrivilege) ? new SchemaBehindError(unreadable) : error
  })
  if (missing.length === 0) return
  const mayMigrate =
    !hasDirectUrl && (connection.kind === 'embedded' || (await mayMakeTables(connection.database)))
  if (!mayMigrate) throw new SchemaBehindError(schemaBehind(missing))
  await migrate(connection, onRetry === undefined ? {} : { onRetry })
}

/** The sentence about a database that lacks migrations. */
const schemaBehind = (missing: readonly string[]) =>
  `The database lacks ${missing.length} of this version's migrations (${missing.join(', ')}). ` +
  'Run them with DATABASE_DIRECT_URL set to the role that owns the tables: npm run migrate'

const unreadable =
  'The role of DATABASE_URL may not read which migrations ran. ' +
  'Give it the rights of docs/run/install.md, "Two roles", and run: npm run migrate'
