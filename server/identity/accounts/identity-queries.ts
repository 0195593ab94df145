import { and, asc, eq } from 'drizzle-orm'
import type { Provider } from '../../../shared/accounts/sign-in-providers.ts'
import type { Database } from '../../platform/database/database.ts'
import { clientCellars } from './cellar-tables.ts'
import { clientIdentities, clients } from './client-tables.ts'
import { clientColumns, type SessionClientRow } from './sessions/session-queries.ts'

export async function clientByIdentity(
  database: Database,
  { provider, subject }: { provider: Provider; subject: string },
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
  identity: { provider: Provider; subject: string; clientId: string; linkedAt: Date; isVouchedFor: boolean },
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
): Promise<{ provider: Provider; linkedAt: Date }[]> {
  return database
    .select({ provider: clientIdentities.provider, linkedAt: clientIdentities.linkedAt })
    .from(clientIdentities)
    .where(eq(clientIdentities.clientId, clientId))
    .orderBy(asc(clientIdentities.provider), asc(clientIdentities.linkedAt))
}

export async function deleteIdentitiesOf(
  database: Database,
  { clientId, provider }: { clientId: string; provider: Provider },
): Promise<void> {
  await database
    .delete(clientIdentities)
    .where(and(eq(clientIdentities.clientId, clientId), eq(clientIdentities.provider, provider)))
}

/** Identities whose provider did not vouch for the address when they were linked. */
export async function deleteUnvouchedIdentities(database: Database, clientId: string): Promise<void> {
  await database
    .delete(clientIdentities)
    .where(and(eq(clientIdentities.clientId, clientId), eq(clientIdentities.isVouchedFor, false)))
}

export async function deleteIdentities(database: Database, clientId: string): Promise<void> {
  await database.delete(clientIdentities).where(eq(clientIdentities.clientId, clientId))
}
