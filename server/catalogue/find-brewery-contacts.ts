import type { Database } from '../database/connect.ts'
import { breweryContacts } from './brewery-contact-queries.ts'

/** The breweries of these ids that can be written to. */
export async function findBreweryContacts(
  database: Database,
  ids: readonly string[],
): Promise<{ id: string; name: string; email: string }[]> {
  if (ids.length === 0) return []
  const rows = await breweryContacts(database, ids)
  return rows.flatMap(({ id, name, email }) => (email === null ? [] : [{ id, name, email }]))
}
