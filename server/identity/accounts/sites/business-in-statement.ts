import { type SQL, sql } from 'drizzle-orm'
import { businessSites } from '../business-tables.ts'

/** The business that a client is a site of, as a part of a statement; no row for an account of its own. */
export const selectBusinessOf = (clientId: SQL): SQL => sql`
  select ${businessSites.businessId} from ${businessSites} where ${businessSites.siteId} = ${clientId}`
