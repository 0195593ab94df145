import { sql } from 'drizzle-orm'
import { containerMovements } from './empties-tables.ts'

/** How many of an arrival came: less those that a claim showed to be missing. */
export const came = sql`(${containerMovements.count} - coalesce((select sum(missing.count) from ${containerMovements} as missing
  where missing.corrects_id = ${containerMovements.id}), 0))::integer`
