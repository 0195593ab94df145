import type { Database } from '../../platform/database/database.ts'
import { countSellers, type MarketWeek, marketWeekRows } from './market-queries.ts'

/** Sales and fees of the whole market by week, and how many breweries sold at all (SEE-11). */
export async function readMarketMoney(
  database: Database,
  time: { from: Date; until: Date },
): Promise<{ weeks: MarketWeek[]; breweries: number }> {
  return { weeks: await marketWeekRows(database, time), breweries: await countSellers(database, time) }
}
