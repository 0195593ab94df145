import type { Database } from '../database/database.ts'
import { clientsLike } from './client-search-queries.ts'

/** Clients by what a caller would say: name, email, or town, postcode or name of an address; at most five hundred. */
export const findClientsLike = (database: Database, pattern: string): Promise<string[]> =>
  clientsLike(database, pattern)
