import type { CatalogueList, CatalogueRow, CatalogueView } from '../../../shared/api/beers-api.ts'
import { catalogueViews } from '../../../shared/api/list-views.ts'
import { listPageSize } from '../../../shared/api/list-api.ts'
import { clampPage, pageCount } from '../../../shared/api/pagination.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import { nameBreweries } from '../../catalogue/beers/find-breweries.ts'
import { findRangeBeers } from '../../catalogue/beers/range/own-range.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { readOwnPages } from '../../catalogue/beers/profile/own-profile.ts'
import { type BeerChangeRow, changeRow, changesOf } from './beer-change-queries.ts'
import {
  changeFaults,
  type ChangeFilter,
  type ChangeKey,
  changeKeys,
  countChanges,
} from './change-list-queries.ts'
import { beerChangeView, wordsOf } from './beer-change-view.ts'
import { type PageChangeRow, pageChangeRow, pageChangesOf } from './page/page-change-queries.ts'
import { pageChangeView } from './page/page-change-view.ts'

type ListCatalogueChangesInput = ChangeFilter & {
  view?: CatalogueView | undefined
  page?: number | undefined
}

/** A page of the changes of beers and of breweries' pages, each beside the current version; what is due first at the top of those that wait (STAF-20). */
export async function listCatalogueChanges(
  database: Database,
  { view = 'waiting', page: wanted, ...filter }: ListCatalogueChangesInput,
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

/** One change beside the current version. Throws RequestError 404. */
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
  const idsOf = (wanted: ChangeKey['kind']) => keys.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  const rows = new Map([
    ...(await beerRows(database, await changesOf(database, idsOf('beer')))),
    ...(await pageRows(database, await pageChangesOf(database, idsOf('page')))),
  ])
  return keys.flatMap(({ id }) => rows.get(id) ?? [])
}

type Rows = Map<string, CatalogueRow>

async function beerRows(database: Database, changes: readonly BeerChangeRow[]): Promise<Rows> {
  const waiting = changes.filter(({ state }) => state === 'waiting').map(({ beerId }) => beerId)
  const beers = new Map((await findRangeBeers(database, waiting)).map((beer) => [beer.id, beer]))
  const nameOf = await namesOf(database, changes)
  const row = (change: BeerChangeRow): CatalogueRow => {
    const { beerId, breweryId, state, stood } = change
    const beer = state === 'waiting' ? beers.get(beerId) : undefined
    const stands = beer?.breweryId === breweryId ? wordsOf(beer) : stood
    return { kind: 'beer', ...beerChangeView(change), brewery: nameOf(breweryId), stands }
  }
  return new Map(changes.map((change) => [change.id, row(change)]))
}

async function pageRows(database: Database, changes: readonly PageChangeRow[]): Promise<Rows> {
  const waiting = changes.filter(({ state }) => state === 'waiting').map(({ breweryId }) => breweryId)
  const pages = await readOwnPages(database, waiting)
  const nameOf = await namesOf(database, changes)
  const row = (change: PageChangeRow): CatalogueRow => {
    const { breweryId, state, stood } = change
    const stands = state === 'waiting' ? pages.get(breweryId)!.words : stood
    return { kind: 'page', ...pageChangeView(change), brewery: nameOf(breweryId), stands }
  }
  return new Map(changes.map((change) => [change.id, row(change)]))
}

async function namesOf(database: Database, changes: readonly { breweryId: string }[]) {
  const ids = [...new Set(changes.map(({ breweryId }) => breweryId))]
  const known = new Map((await nameBreweries(database, ids)).map((brewery) => [brewery.id, brewery]))
  return (id: string) => ({ slug: known.get(id)?.slug ?? '', name: known.get(id)?.name ?? '' })
}

/** Where what the list of the catalogue's changes counts by is not what there is, in words. */
export const findChangeCounterFaults = (database: Database): Promise<string[]> => changeFaults(database)
