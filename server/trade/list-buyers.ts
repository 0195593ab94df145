import { listPageSize } from '../../shared/api/list-api.ts'
import { type BuyerView, buyerViews } from '../../shared/api/list-views.ts'
import { clampPage, pageCount } from '../../shared/api/pagination.ts'
import type { Database } from '../database/database.ts'
import { type BuyerFilter, countBuyers, listedBuyers } from './buyer-list-queries.ts'

/** A page of a view of the trade accounts, with how many of the same search each view has (STAF-14). */
export async function listBuyers(
  database: Database,
  { view, page: wanted, ...filter }: BuyerFilter & { view: BuyerView; page?: number | undefined },
) {
  const counts = await countBuyers(database, filter)
  const total = counts[view]
  const pages = pageCount(total, listPageSize)
  const page = clampPage(wanted, pages)
  const place = { offset: (page - 1) * listPageSize, limit: listPageSize }
  return {
    buyers: await listedBuyers(database, { ...filter, view }, place),
    total,
    page,
    pages,
    views: buyerViews.map((key) => ({ key, count: counts[key] })),
  }
}
