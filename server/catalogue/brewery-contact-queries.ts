import { inArray } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { breweries } from './catalogue-tables.ts'

/** How to write to these breweries, in no order; unknown ids are left out. */
export async function breweryContacts(database: Database, ids: readonly string[]) {
  return database
    .select({ id: breweries.id, name: breweries.name, email: breweries.email })
    .from(breweries)
    .where(inArray(breweries.id, [...ids]))
}
