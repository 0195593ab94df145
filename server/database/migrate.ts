import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core'
import type { Connection, Database } from './database.ts'

const migrationsFolder = new URL('../../database/migrations', import.meta.url).pathname
/** Any number will do as long as every process takes the same. */
const migrationLock = 7_130_525

/** Longest wait for a table that a request holds, so that requests behind a migration do not pile up. */
const lockTimeout = '5s'

/** Brings the database up to date; processes that start together wait for each other. */
export async function migrate(connection: Connection): Promise<void> {
  await connection.withLock(migrationLock, async (transaction) => {
    await transaction.execute(sql`select set_config('lock_timeout', ${lockTimeout}, true)`)
    const { dialect, session } = transaction as MigratableDatabase
    // Drizzle begins a transaction of its own, which within ours has to be a savepoint.
    const within = Object.assign(Object.create(session) as PgSession, {
      transaction: transaction.transaction.bind(transaction),
    })
    await dialect.migrate(readMigrationFiles({ migrationsFolder }), within, { migrationsFolder })
  })
}

/** Drizzle's own migrators reach for the same two members, one wrapper for each driver. */
type MigratableDatabase = Database & { dialect: PgDialect; session: PgSession }
