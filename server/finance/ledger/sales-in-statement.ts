import { type SQL, sql } from 'drizzle-orm'
import { brewerySales } from './ledger-tables.ts'

/** The parts that a brewery invoiced in a time, as a part of a statement of a higher feature: part_id and sold_at. */
export const selectSoldParts = (breweryId: string, { from, until }: { from: Date; until: Date }): SQL =>
  sql`select part_id, sold_at from ${brewerySales}
    where brewery_id = ${breweryId} and is_invoiced
      and sold_at >= ${from.toISOString()}::timestamptz and sold_at < ${until.toISOString()}::timestamptz`
