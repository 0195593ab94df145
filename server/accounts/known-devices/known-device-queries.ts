import { and, desc, eq, lt, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { knownDevices } from '../session-tables.ts'
import { clients } from '../client-tables.ts'

/** Whether this device has signed in to the account of this address before. */
export async function isKnownDevice(
  database: Database,
  { tokenHash, emailKey }: { tokenHash: string; emailKey: string },
): Promise<boolean> {
  const rows = await database
    .select({ clientId: knownDevices.clientId })
    .from(knownDevices)
    .innerJoin(clients, eq(clients.id, knownDevices.clientId))
    .where(and(eq(knownDevices.tokenHash, tokenHash), eq(clients.emailKey, emailKey)))
  return rows.length > 0
}

export async function storeKnownDevice(
  database: Database,
  { tokenHash, clientId, now }: { tokenHash: string; clientId: string; now: Date },
): Promise<void> {
  await database
    .insert(knownDevices)
    .values({ tokenHash, clientId, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.clientId, knownDevices.tokenHash],
      set: { lastUsedAt: now },
    })
}

/** Removes all but the `limit` devices of a client that were used last. */
export async function dropSurplusDevices(
  database: Database,
  { clientId, limit }: { clientId: string; limit: number },
): Promise<void> {
  const newest = database
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.clientId, clientId))
    .orderBy(desc(knownDevices.lastUsedAt), sql`${knownDevices.tokenHash}`)
    .limit(limit)
  await database
    .delete(knownDevices)
    .where(and(eq(knownDevices.clientId, clientId), notInArray(knownDevices.tokenHash, newest)))
}

export async function dropKnownDevices(database: Database, clientId: string): Promise<void> {
  await database.delete(knownDevices).where(eq(knownDevices.clientId, clientId))
}

export async function dropOldDevices(database: Database, { before }: { before: Date }): Promise<void> {
  await database.delete(knownDevices).where(lt(knownDevices.lastUsedAt, before))
}
