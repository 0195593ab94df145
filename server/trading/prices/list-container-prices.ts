import type { PriceList, PriceView } from '../../../shared/api/price-lists-api.ts'
import { priceViews } from '../../../shared/api/list-views.ts'
import { sizeName } from '../../../shared/catalogue/sizes/size-name.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Database } from '../../platform/database/database.ts'
import { readViewPage } from '../../platform/database/read-page.ts'
import { containerPriceRows, countPriceViews } from './price-list-queries.ts'

type ListContainerPricesInput = {
  breweryId: string
  view?: PriceView | undefined
  q?: string | undefined
  page?: number | undefined
  now: Date
}

/** A page of a brewery's containers with the present price and the next, and how many rows each view has (SELL-28). Every word of a search is in names or id. */
export async function listContainerPrices(
  database: Database,
  { breweryId, view = 'all', q = '', page, now }: ListContainerPricesInput,
): Promise<PriceList> {
  const filter = { breweryId, words: q.split(/\s+/).filter(Boolean), today: londonDay(now) }
  const { rows, ...list } = await readViewPage({
    page,
    view,
    views: priceViews,
    counts: countPriceViews(database, filter),
    rows: (place) => containerPriceRows(database, filter, { view, ...place }),
  })
  return {
    rows: rows.map(({ container: name, couplerType, nextPriceMinor, nextFromDay, ...row }) => ({
      ...row,
      container: sizeName({ name, couplerType }),
      next: nextFromDay === null ? null : { priceMinor: nextPriceMinor, fromDay: nextFromDay },
    })),
    ...list,
  }
}
