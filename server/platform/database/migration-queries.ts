import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/**
 * When the newest migration of the database was written, in milliseconds; null where none ran yet. Throws where the role
 * may not read it.
 */
export async function readNewestMigration(database: Database): Promise<number | null> {
  const { rows: found } = await database.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  )
  if (found[0]?.['isThere'] !== true) return null
  const { rows } = await database.execute(
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  )
  const newest = rows[0]?.['newest']
  return typeof newest === 'string' ? Number(newest) : null
}

/** Whether this connection's role may make tables: then it may migrate. */
export async function mayMakeTables(database: Database): Promise<boolean> {
  const { rows } = await database.execute(
    sql`select has_database_privilege(current_database(), 'create')
      and coalesce(has_schema_privilege(to_regnamespace('public')::oid, 'create'), true) as "mayMake"`,
  )
  return rows[0]?.['mayMake'] === true
}

/** How long this transaction waits for a lock that others hold, in milliseconds. */
export async function limitLockWait(transaction: Database, lockMs: number): Promise<void> {
  await transaction.execute(sql`select set_config('lock_timeout', ${String(lockMs)}, true)`)
}
