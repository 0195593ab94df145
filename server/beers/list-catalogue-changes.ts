import {
  type CatalogueList,
  type CatalogueRow,
  type CatalogueView,
  catalogueViews,
} from '../../shared/api/beers-api.ts'
import { listPageSize } from '../../shared/api/list-api.ts'
import { clampPage, pageCount } from '../../shared/api/pagination.ts'
import { isUuid } from '../../shared/format/uuid.ts'
import { nameBreweries } from '../catalogue/find-breweries.ts'
import { findRangeBeer } from '../catalogue/range/own-range.ts'
import type { Database } from '../database/database.ts'
import { notFound } from '../errors/common-errors.ts'
import { type BeerChangeRow, changeRow, changeRows, countChanges } from './beer-change-queries.ts'
import { beerChangeView, wordsOf } from './beer-change-view.ts'

type Asked = {
  view?: CatalogueView | undefined
  /** A pattern of LIKE, and the breweries whose names it fits. */
  pattern?: string | undefined
  breweryIds?: readonly string[] | undefined
  page?: number | undefined
}

/** A page of the changes of beers, each beside what stands; what is due first at the top of those that wait (STAF-20). */
export async function listCatalogueChanges(
  database: Database,
  { view = 'waiting', page: wanted, ...filter }: Asked,
): Promise<CatalogueList> {
  const counts = await countChanges(database, filter)
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const countOf = (key: CatalogueView) => (key === 'all' ? all : (counts.get(key) ?? 0))
  const total = countOf(view)
  const pages = pageCount(total, listPageSize)
  const page = clampPage(wanted, pages)
  const offset = (page - 1) * listPageSize
  const rows = await changeRows(database, { view, ...filter }, { offset, limit: listPageSize })
  return {
    rows: await rowsOf(database, rows),
    total,
    page,
    pages,
    views: catalogueViews.map((key) => ({ key, count: countOf(key) })),
  }
}

/** One change beside what stands. Throws RequestError 404. */
export async function readCatalogueChange(database: Database, id: string): Promise<CatalogueRow> {
  const change = isUuid(id) ? await changeRow(database, id) : null
  const [row] = change === null ? [] : await rowsOf(database, [change])
  if (row === undefined) throw notFound('The change')
  return row
}

async function rowsOf(database: Database, changes: readonly BeerChangeRow[]): Promise<CatalogueRow[]> {
  const breweries = await nameBreweries(database, [...new Set(changes.map(({ breweryId }) => breweryId))])
  const rows: CatalogueRow[] = []
  for (const change of changes) {
    const brewery = breweries.find(({ id }) => id === change.breweryId)
    const { beerId, breweryId, state, stood } = change
    const now = state === 'waiting' ? await findRangeBeer(database, { id: beerId, breweryId }) : null
    rows.push({
      ...beerChangeView(change),
      brewery: { slug: brewery?.slug ?? '', name: brewery?.name ?? '' },
      stands: now === null ? stood : wordsOf(now),
    })
  }
  return rows
}
