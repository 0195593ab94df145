import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { preparedStatement, value } from '../../../platform/database/prepared-statement.ts'
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

/** Notes that a client has signed in on a device, and leaves the `limit` devices that were used last. */
export async function storeKnownDevice(
  database: Database,
  { tokenHash, clientId, limit, now }: { tokenHash: string; clientId: string; limit: number; now: Date },
): Promise<void> {
  await stored(database, { tokenHash, clientId, others: limit - 1, now: now.toISOString() })
}

const stored = preparedStatement(sql`
  with surplus as (
    select token_hash from ${knownDevices}
    where client_id = ${value('clientId', 'uuid')} and token_hash <> ${value('tokenHash', 'text')}
    order by last_used_at desc, token_hash offset ${value('others', 'integer')}
  ), dropped as (
    delete from ${knownDevices}
    where client_id = ${value('clientId', 'uuid')} and token_hash in (select token_hash from surplus)
  )
  insert into ${knownDevices} (client_id, token_hash, last_used_at)
  values (${value('clientId', 'uuid')}, ${value('tokenHash', 'text')}, ${value('now', 'timestamptz')})
  on conflict (client_id, token_hash) do update set last_used_at = excluded.last_used_at`)

export async function dropKnownDevices(database: Database, clientId: string): Promise<void> {
  await database.delete(knownDevices).where(eq(knownDevices.clientId, clientId))
}

export async function dropOldDevices(database: Database, { before }: { before: Date }): Promise<void> {
  await database.delete(knownDevices).where(lt(knownDevices.lastUsedAt, before))
}
