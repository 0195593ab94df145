import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { retainedClients } from './client-tables.ts'

export type RetainedClient = typeof retainedClients.$inferSelect

export async function insertRetained(transaction: Database, client: RetainedClient): Promise<void> {
  await transaction.insert(retainedClients).values(client)
}

export async function retainedRows(database: Database, ids: readonly string[]): Promise<RetainedClient[]> {
  if (ids.length === 0) return []
  return database
    .select()
    .from(retainedClients)
    .where(inArray(retainedClients.clientId, [...ids]))
}

/** Whether a business of this address is retained. */
export async function isAddressRetained(database: Database, emailKey: string): Promise<boolean> {
  const isSame = sql`lower(${retainedClients.email}) = ${emailKey}`
  return (await database.$count(retainedClients, isSame)) > 0
}

/** All of them, the longest retained first; at most a thousand. */
export async function allRetained(database: Database): Promise<RetainedClient[]> {
  return database.select().from(retainedClients).orderBy(asc(retainedClients.leftAt)).limit(1000)
}

export async function dropRetained(database: Database, clientId: string): Promise<void> {
  await database.delete(retainedClients).where(eq(retainedClients.clientId, clientId))
}
