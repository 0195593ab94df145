import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { clientCellars } from './cellar-tables.ts'
import { clientIdentities, clients } from './client-tables.ts'
import { clientColumns, type SessionClientRow } from './sessions/session-queries.ts'

export async function clientByIdentity(
  database: Database,
  { provider, subject }: { provider: string; subject: string },
): Promise<SessionClientRow | null> {
  const [row] = await database
    .select(clientColumns)
    .from(clientIdentities)
    .innerJoin(clients, eq(clients.id, clientIdentities.clientId))
    .leftJoin(clientCellars, eq(clientCellars.clientId, clients.id))
    .where(and(eq(clientIdentities.provider, provider), eq(clientIdentities.subject, subject)))
  return row ?? null
}

/** False when the provider's account is linked already. */
export async function insertIdentity(
  database: Database,
  identity: { provider: string; subject: string; clientId: string; linkedAt: Date },
): Promise<boolean> {
  const rows = await database
    .insert(clientIdentities)
    .values(identity)
    .onConflictDoNothing()
    .returning({ subject: clientIdentities.subject })
  return rows.length > 0
}

export async function identitiesOf(
  database: Database,
  clientId: string,
): Promise<{ provider: string; linkedAt: Date }[]> {
  return database
    .select({ provider: clientIdentities.provider, linkedAt: clientIdentities.linkedAt })
    .from(clientIdentities)
    .where(eq(clientIdentities.clientId, clientId))
    .orderBy(asc(clientIdentities.provider), asc(clientIdentities.linkedAt))
}

export async function deleteIdentities(database: Database, clientId: string): Promise<void> {
  await database.delete(clientIdentities).where(eq(clientIdentities.clientId, clientId))
}
