import { eq, or, sql } from 'drizzle-orm'
import type { Database } from '../../../server/platform/database/database.ts'
import { stockLevels } from '../../../server/trading/stock/stock-tables.ts'

/** The buckets of an item, by its id or by its variant's, and what is on hand. */
export async function levelOf(database: Database, id: string) {
  const [level] = await database
    .select({
      sellable: stockLevels.sellable,
      reserved: stockLevels.reserved,
      promised: stockLevels.promised,
      onHand: sql<number>`sellable + reserved + promised`,
    })
    .from(stockLevels)
    .where(
      or(
        eq(stockLevels.itemId, id),
        sql`${stockLevels.itemId} = (select id from containers where storefront_variant_id = ${id})`,
      ),
    )
  return level!
}
