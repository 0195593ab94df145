import { clampPage, pageCount } from '../../shared/api/pagination.ts'
import { listPageSize } from '../../shared/api/list-api.ts'
import type { PriceList, PriceRow, PriceView } from '../../shared/api/price-lists-api.ts'
import { priceViews } from '../../shared/list-views.ts'
import { mostStockItems } from '../../shared/limits/limits.ts'
import { londonDay } from '../../shared/working-time/working-time.ts'
import type { Database } from '../database/database.ts'
import { containerPriceRows } from './price-queries.ts'

type Asked = {
  breweryId: string
  view?: PriceView | undefined
  q?: string | undefined
  page?: number | undefined
  now: Date
}

const belongs: Record<PriceView, (row: PriceRow) => boolean> = {
  all: () => true,
  none: ({ priceMinor }) => priceMinor === null,
  coming: ({ next }) => next !== null,
}

/** A page of a brewery's containers with the present price and the next, and how many rows each view has (SELL-28). */
export async function listContainerPrices(
  database: Database,
  { breweryId, view = 'all', q = '', page: wanted, now }: Asked,
): Promise<PriceList> {
  const asked = { breweryId, today: londonDay(now), most: mostStockItems }
  const found = (await containerPriceRows(database, asked))
    .map(({ nextPriceMinor, nextFromDay, ...row }): PriceRow => ({
      ...row,
      next: nextFromDay === null ? null : { priceMinor: nextPriceMinor, fromDay: nextFromDay },
    }))
    .filter((row) => isFound(row, q))
  const seen = found.filter(belongs[view])
  const pages = pageCount(seen.length, listPageSize)
  const page = clampPage(wanted, pages)
  return {
    rows: seen.slice((page - 1) * listPageSize, page * listPageSize),
    total: seen.length,
    page,
    pages,
    views: priceViews.map((key) => ({ key, count: found.filter(belongs[key]).length })),
  }
}

/** Every word of the search stands in its name or its id. */
function isFound({ beer, container, externalId }: PriceRow, q: string): boolean {
  const text = `${beer} ${container} ${externalId}`.toLowerCase()
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
