import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'

/** Lets one transaction at a time make tokens of an owner, so that two together do not exceed the most. */
export async function lockTokens(transaction: Database, ownerId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tokens ${ownerId}`}, 0))`)
}
