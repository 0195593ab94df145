import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { clients } from '../client-tables.ts'
import { siteKey } from './site-queries.ts'

/** Columns whose rows belong to a site and stay when its person leaves. All others are the person's, new tables included. */
export const siteColumns: ReadonlySet<string> = new Set([
  'brewery_pubs.client_id',
  'business_sites.site_id',
  'carts.client_id',
  'client_addresses.client_id',
  'client_cellars.client_id',
  'client_price_members.client_id',
  'client_trade_details.client_id',
  'clients.last_site_id',
  'container_places.client_id',
  'delivery_sheets.site_id',
  'invoice_approvals.client_id',
  'order_claim_pictures.client_id',
  'order_claims.opened_by_id',
  'order_requests.client_id',
  'orders.client_id',
  'phone_order_permissions.client_id',
  'phone_orders.client_id',
  'pub_notes.client_id',
  'sessions.site_id',
  'standing_orders.client_id',
  'standing_wishes.client_id',
  'webhook_endpoints.client_id',
  'webhook_events.client_id',
  'api_tokens.site_id',
])

type Reference = { table: string; column: string; isDeleted: boolean }

/** Every column that refers to a client, with what happens to its row when the client's is deleted. */
export async function clientReferences(database: Database): Promise<Reference[]> {
  const { rows } = await database.execute(sql`
    select relname as "table", attname as "column", confdeltype = 'c' as "isDeleted"
    from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'clients'::regclass and relnamespace = 'public'::regnamespace
    order by relname, attname`)
  return rows as Reference[]
}

/** Deletes or unlinks the rows of a person as the deletion of the client's row does, without those of its site. */
export async function deletePersonalRows(transaction: Database, clientId: string): Promise<void> {
  for (const { table, column, isDeleted } of await clientReferences(transaction)) {
    if (siteColumns.has(`${table}.${column}`)) continue
    const [rows, owner] = [sql.identifier(table), sql.identifier(column)]
    await transaction.execute(
      isDeleted
        ? sql`delete from ${rows} where ${owner} = ${clientId}::uuid`
        : sql`update ${rows} set ${owner} = null where ${owner} = ${clientId}::uuid`,
    )
  }
}

/** No one signs in to the client any more. */
export async function turnIntoSite(transaction: Database, clientId: string): Promise<void> {
  await transaction
    .update(clients)
    .set({ emailKey: siteKey(clientId), marketingOptIn: false, lastSiteId: null })
    .where(eq(clients.id, clientId))
}
