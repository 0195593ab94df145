import type { CatalogueList, CatalogueRow, CatalogueView } from '../../shared/api/beers-api.ts'
import { catalogueViews } from '../../shared/list-views.ts'
import { listPageSize } from '../../shared/api/list-api.ts'
import { clampPage, pageCount } from '../../shared/api/pagination.ts'
import { isUuid } from '../../shared/format/uuid.ts'
import { nameBreweries } from '../catalogue/find-breweries.ts'
import { findRangeBeer } from '../catalogue/range/own-range.ts'
import type { Database } from '../database/database.ts'
import { notFound } from '../errors/common-errors.ts'
import { readOwnPage } from '../catalogue/profile/own-profile.ts'
import { type ChangeKey, changeKeys, changeRow, countChanges } from './beer-change-queries.ts'
import { beerChangeView, wordsOf } from './beer-change-view.ts'
import { pageChangeRow } from './page/page-change-queries.ts'
import { pageChangeView } from './page/page-change-view.ts'

type Asked = {
  view?: CatalogueView | undefined
  /** A pattern of LIKE, and the breweries whose names it fits. */
  pattern?: string | undefined
  breweryIds?: readonly string[] | undefined
  page?: number | undefined
}

/** A page of the changes of beers and of breweries' pages, each beside what stands; what is due first at the top of those that wait (STAF-20). */
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
  const keys = await changeKeys(database, { view, ...filter }, { offset, limit: listPageSize })
  return {
    rows: await rowsOf(database, keys),
    total,
    page,
    pages,
    views: catalogueViews.map((key) => ({ key, count: countOf(key) })),
  }
}

/** One change beside what stands. Throws RequestError 404. */
export async function readCatalogueChange(database: Database, id: string): Promise<CatalogueRow> {
  const kind = await kindOfChange(database, id)
  const [row] = kind === null ? [] : await rowsOf(database, [{ id, kind }])
  if (row === undefined) throw notFound('The change')
  return row
}

/** Whether a change is of a beer or of a page; null for an unknown one. */
export async function kindOfChange(database: Database, id: string): Promise<ChangeKey['kind'] | null> {
  if (!isUuid(id)) return null
  if ((await changeRow(database, id)) !== null) return 'beer'
  return (await pageChangeRow(database, id)) === null ? null : 'page'
}

async function rowsOf(database: Database, keys: readonly ChangeKey[]): Promise<CatalogueRow[]> {
  const rows: CatalogueRow[] = []
  for (const { id, kind } of keys) {
    const row = kind === 'beer' ? await beerRow(database, id) : await pageRow(database, id)
    if (row !== null) rows.push(row)
  }
  return rows
}

async function beerRow(database: Database, id: string): Promise<CatalogueRow | null> {
  const change = await changeRow(database, id)
  if (change === null) return null
  const { beerId, breweryId, state, stood } = change
  const now = state === 'waiting' ? await findRangeBeer(database, { id: beerId, breweryId }) : null
  return {
    kind: 'beer',
    ...beerChangeView(change),
    brewery: await named(database, breweryId),
    stands: now === null ? stood : wordsOf(now),
  }
}

async function pageRow(database: Database, id: string): Promise<CatalogueRow | null> {
  const change = await pageChangeRow(database, id)
  if (change === null) return null
  const { breweryId, state, stood } = change
  const stands = state === 'waiting' ? (await readOwnPage(database, breweryId)).words : stood
  return { kind: 'page', ...pageChangeView(change), brewery: await named(database, breweryId), stands }
}

async function named(database: Database, breweryId: string): Promise<{ slug: string; name: string }> {
  const [brewery] = await nameBreweries(database, [breweryId])
  return { slug: brewery?.slug ?? '', name: brewery?.name ?? '' }
}
