import { asc, ilike, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { clientAddresses, clients } from './client-tables.ts'

/** Clients that one search finds at the most. */
const mostFound = 500

/** Clients whose name, email address, saved town or postcode has this in it; `pattern` is one of LIKE. */
export async function clientsLike(database: Database, pattern: string): Promise<string[]> {
  const rows = await database
    .select({ id: clients.id })
    .from(clients)
    .where(
      or(
        ilike(clients.name, pattern),
        ilike(clients.email, pattern),
        sql`exists (select 1 from ${clientAddresses} address where address.client_id = "clients"."id"
          and (address.town ilike ${pattern} or address.postcode ilike ${pattern} or address.label ilike ${pattern}))`,
      ),
    )
    .orderBy(asc(clients.id))
    .limit(mostFound)
  return rows.map(({ id }) => id)
}
