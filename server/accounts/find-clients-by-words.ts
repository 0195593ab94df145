import type { Database } from '../database/database.ts'
import { clientsWith } from './client-search-queries.ts'

/** Clients by words that a caller would say: name, email, or town, postcode or name of an address; at most five hundred. */
export const findClientsByWords = (database: Database, query: string): Promise<string[]> =>
  clientsWith(database, query)
