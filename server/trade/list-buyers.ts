import { type BuyerView, buyerViews } from '../../shared/api/list-views.ts'
import type { Database } from '../database/database.ts'
import { readPage } from '../database/read-page.ts'
import { type BuyerFilter, countBuyers, type ListedBuyer, listedBuyers } from './buyer-list-queries.ts'

export type { ListedBuyer }

type Asked = BuyerFilter & { view: BuyerView; page?: number | undefined }

/** A page of a view of the trade accounts as `show` answers them, with how many of the same search each view has (STAF-14). */
export async function listBuyers<Row>(
  database: Database,
  { view, page: wanted, ...filter }: Asked,
  show: (buyers: ListedBuyer[]) => Promise<Row[]>,
) {
  const counted = countBuyers(database, filter)
  const list = await readPage({
    page: wanted,
    total: counted.then((counts) => counts[view]),
    rows: async (part) => show(await listedBuyers(database, { ...filter, view }, part)),
  })
  const counts = await counted
  return { ...list, views: buyerViews.map((key) => ({ key, count: counts[key] })) }
}
