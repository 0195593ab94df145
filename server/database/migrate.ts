import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core'
import type { Connection, Database } from './connect.ts'

const migrationsFolder = new URL('../../database/migrations', import.meta.url).pathname
/** Any number will do as long as every process takes the same. */
const migrationLock = 7_130_525

/** Brings the database up to date; processes that start together wait for each other. */
export async function migrate(connection: Connection): Promise<void> {
  await connection.withLock(migrationLock, async (database) => {
    const { dialect, session } = database as unknown as MigratableDatabase
    await dialect.migrate(readMigrationFiles({ migrationsFolder }), session, { migrationsFolder })
  })
}

/** Drizzle's own migrators reach for the same two members, one wrapper for each driver. */
type MigratableDatabase = Database & { dialect: PgDialect; session: PgSession }
