import { setTimeout as wait } from 'node:timers/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core'
import { deadlockDetected, hasSqlState, lockNotAvailable } from './database-away.ts'
import type { Connection, Database } from './database.ts'
import { knownMigrations, migrationsFolder, missingMigrations } from './known-migrations.ts'
import { limitLockWait, readNewestMigration } from './migration-queries.ts'

/** Any number will do as long as every process takes the same. */
const migrationLock = 7_130_525

export type MigratePatience = {
  /** Longest wait for a table that a request holds, so that requests behind a migration do not pile up. */
  lockMs: number
  /** Pauses before further tries after a lock was not to be had. */
  pausesMs: readonly number[]
  /** Called before each pause. */
  onRetry?: (pauseMs: number) => void
}

/** Two minutes and a half of tries, between which requests go on. */
const usualPatience: MigratePatience = {
  lockMs: 5000,
  pausesMs: [1000, 2000, 4000, 8000, 15_000, 30_000, 60_000],
}

/**
 * Brings the database up to date and answers the names of the migrations that ran, all in one transaction. Processes
 * that start together wait for each other. A lock that is not to be had is tried for again after a pause.
 */
export async function migrate(
  connection: Connection,
  patience: Partial<MigratePatience> = {},
): Promise<string[]> {
  const { lockMs, pausesMs, onRetry } = { ...usualPatience, ...patience }
  for (const pauseMs of pausesMs) {
    try {
      return await migrateOnce(connection, lockMs)
    } catch (error) {
      if (!isPassing(error as Error)) throw error
      onRetry?.(pauseMs)
      await wait(pauseMs)
    }
  }
  return migrateOnce(connection, lockMs)
}

/** Names of the migrations that the database lacks. */
export async function findMissingMigrations(database: Database): Promise<string[]> {
  return missingMigrations(knownMigrations(), await readNewestMigration(database))
}

async function migrateOnce(connection: Connection, lockMs: number): Promise<string[]> {
  if ((await findMissingMigrations(connection.database)).length === 0) return []
  return connection.withLock(migrationLock, async (transaction) => {
    // Another process may have migrated while this one waited for its turn.
    const missing = await findMissingMigrations(transaction)
    await limitLockWait(transaction, lockMs)
    const { dialect, session } = transaction as MigratableDatabase
    // Drizzle begins a transaction of its own, which within ours has to be a savepoint.
    const within = Object.assign(Object.create(session) as PgSession, {
      transaction: transaction.transaction.bind(transaction),
    })
    await dialect.migrate(readMigrationFiles({ migrationsFolder }), within, { migrationsFolder })
    return missing
  })
}

/** Another transaction holds a lock for too long, or two wait for each other. */
const isPassing = (error: Error) => hasSqlState(error, lockNotAvailable, deadlockDetected)

/** Drizzle's own migrators reach for the same two members, one wrapper for each driver. */
type MigratableDatabase = Database & { dialect: PgDialect; session: PgSession }
