import { type InsightRange, insightRanges, type Market } from '../../../shared/api/insight-api.ts'
import { substyleName } from '../../../shared/catalogue/beer-styles.ts'
import { weeksUntil } from '../../../shared/dates/weeks.ts'
import { regionOf } from '../../../shared/geography/regions.ts'
import { addDays, londonDay, londonMoment } from '../../../shared/working-time/working-time.ts'
import { countOpenBaskets } from '../../trading/basket/stored-baskets.ts'
import type { Database } from '../../platform/database/database.ts'
import { readMarketMoney } from '../../finance/ledger/read-market-money.ts'
import { readOrderWeeks } from '../../trading/orders/insight/read-sales.ts'
import { sellThrough } from './sell-through-queries.ts'

/** The whole market in a range of weeks: sales, fees, who takes part, and what sells (SEE-11). */
export async function readMarket(database: Database, range: InsightRange, now: Date): Promise<Market> {
  const mondays = weeksUntil(londonDay(now), insightRanges[range])
  const from = londonMoment(mondays[0]!, '00:00')
  const until = londonMoment(addDays(mondays.at(-1)!, 7), '00:00')
  const [money, placed, openBaskets, styles, regions] = [
    await readMarketMoney(database, { from, until }),
    await readOrderWeeks(database, { from, until }),
    await countOpenBaskets(database, from),
    await sellThrough(database, 'style', { from, until }),
    await sellThrough(database, 'region', { from, until }),
  ]
  const all = placed.find(({ week }) => week === null)
  return {
    weeks: mondays.map((week) => {
      const sales = money.weeks.find((row) => row.week === week)
      const orders = placed.find((row) => row.week === week)
      return {
        week,
        soldMinor: sales?.soldMinor ?? 0,
        feeMinor: sales?.feeMinor ?? 0,
        breweries: sales?.breweries ?? 0,
        buyers: orders?.buyers ?? 0,
        orders: orders?.orders ?? 0,
      }
    }),
    buyers: all?.buyers ?? 0,
    breweries: money.breweries,
    openBaskets,
    orders: all?.orders ?? 0,
    styles: styles.map((row) => ({ ...row, name: substyleName(row.name) })),
    regions: regions.map((row) => ({ ...row, name: regionOf(row.name)?.label ?? row.name })),
  }
}
