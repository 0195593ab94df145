import { type BuyerView, buyerViews } from '../../../shared/api/list-views.ts'
import type { Database } from '../../platform/database/database.ts'
import { readViewPage } from '../../platform/database/read-page.ts'
import { type BuyerFilter, countBuyers, type ListedBuyer, listedBuyers } from './buyer-list-queries.ts'

export type { ListedBuyer }

type ListBuyersInput = BuyerFilter & { view: BuyerView; page?: number | undefined }

/** A page of a view of the trade accounts as `show` answers them, with how many of the same search each view has (STAF-14). */
export async function listBuyers<Row>(
  database: Database,
  { view, page, ...filter }: ListBuyersInput,
  show: (buyers: ListedBuyer[]) => Promise<Row[]>,
) {
  return readViewPage({
    page,
    view,
    views: buyerViews,
    counts: countBuyers(database, filter),
    rows: async (place) => show(await listedBuyers(database, { ...filter, view }, place)),
  })
}
