import { type InsightRange, insightRanges, type SalesInsight } from '../../../../shared/api/insight-api.ts'
import { weeksUntil } from '../../../../shared/dates/weeks.ts'
import { addDays, londonDay, londonMoment } from '../../../../shared/working-time/working-time.ts'
import type { Database } from '../../../platform/database/database.ts'
import {
  countPubsOfSales,
  ordersByWeek,
  salesBesideBeer,
  salesBy,
  salesByBeer,
  salesByWeek,
} from './insight-queries.ts'

type ReadSalesInput = { breweryId: string; range: InsightRange; beer?: string | undefined; now: Date }

/** What a brewery invoiced in a range of weeks, by week, beer, size and area, and who bought (SEE-03). */
export async function readSales(database: Database, input: ReadSalesInput): Promise<SalesInsight> {
  const { breweryId, range, beer, now } = input
  const count = insightRanges[range]
  const mondays = weeksUntil(londonDay(now), 2 * count)
  const before = mondays.slice(0, count)
  const weeks = mondays.slice(count)
  const middle = londonMoment(weeks[0]!, '00:00')
  const until = londonMoment(addDays(weeks.at(-1)!, 7), '00:00')
  const wanted = { breweryId, beer, from: middle, until }
  const withBefore = { ...wanted, from: londonMoment(before[0]!, '00:00') }
  const [byWeek, beers, sizes, areas, beside, pubs] = [
    await salesByWeek(database, withBefore),
    await salesByBeer(database, wanted),
    await salesBy(database, 'size', wanted),
    await salesBy(database, 'area', wanted),
    beer === undefined
      ? await salesBesideBeer(database, { breweryId, from: middle, until })
      : { depositsMinor: 0, deliveryMinor: 0 },
    await countPubsOfSales(database, { ...withBefore, middle }),
  ]
  const of = (week: string) => byWeek.find(({ name }) => name === week)
  return {
    weeks: weeks.map((week, at) => ({
      week,
      netMinor: of(week)?.netMinor ?? 0,
      units: of(week)?.units ?? 0,
      beforeMinor: of(before[at]!)?.netMinor ?? 0,
    })),
    beers,
    sizes,
    areas,
    ...beside,
    pubs,
  }
}

/** Orders of the whole market by week, and under null of the whole time (SEE-11). */
export const readOrderWeeks = async (
  database: Database,
  time: Parameters<typeof ordersByWeek>[1],
): ReturnType<typeof ordersByWeek> => ordersByWeek(database, time)
