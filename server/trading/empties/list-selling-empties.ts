import type { Static } from 'typebox'
import type {
  EmptiesQuery,
  EmptiesRow,
  EmptiesView,
  SellingEmpties,
} from '../../../shared/api/empties-api.ts'
import { emptiesViews } from '../../../shared/api/list-views.ts'
import { listPageSize } from '../../../shared/api/list-api.ts'
import { clampPage, pageCount } from '../../../shared/api/pagination.ts'
import { containerKinds } from '../../../shared/deposits/container-names.ts'
import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import { findClientsByWords } from '../../identity/accounts/find-clients.ts'
import type { Database } from '../../platform/database/database.ts'
import { typedWords } from '../../platform/database/typed-words.ts'
import { findClientsByBusiness } from '../../parties/trade-accounts/find-business-names.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { readCharges } from './charges/read-charges.ts'
import {
  type CellCounts,
  cellsOfPage,
  countAsked,
  countFound,
  type ListedCell,
  type ListedCells,
  namedCellsOfPage,
  type PubSearch,
  counterOf,
} from './empties-list-queries.ts'
import { readContainers, readCounts } from './read-containers.ts'

/** A view of at least this share of a brewery's cells is found by walking its pubs by name. */
const wideShare = 0.1

type ListSellingEmptiesInput = Static<typeof EmptiesQuery> & { breweryId: string; now: Date }

/** A brewery's containers by pub and kind, 50 a page, their sums, and the counts that wait (EMPT-04, SELL-31). */
export async function listSellingEmpties(
  database: Database,
  { view = 'all', q = '', page: wanted, breweryId, now }: ListSellingEmptiesInput,
): Promise<SellingEmpties> {
  const cells = { breweryId, since: agedSince(now) }
  const search = await readSearch(database, q)
  const counts = await countCells(database, cells, search)
  const total = counts[view]
  const pages = pageCount(total, listPageSize)
  const page = clampPage(wanted, pages)
  const place = { offset: (page - 1) * listPageSize, limit: listPageSize }
  const isWide = search === undefined && total >= counts.all * wideShare
  const { 'empties.charge-after-days': days } = await readSettings(database, 'empties.charge-after-days')
  const [rows, sums, openCounts, charges] = await Promise.all([
    findPage(database, cells, { ...place, view, search, isWide }).then((found) =>
      rowsOf(database, found, { breweryId, now }),
    ),
    sumKinds(database, cells),
    readCounts(database, { breweryId }, now),
    readCharges(database, { breweryId }, now),
  ])
  return {
    rows,
    total,
    page,
    pages,
    views: emptiesViews.map((key) => ({ key, count: counts[key] })),
    sums,
    counts: openCounts,
    charges,
    chargeAfterDays: days,
  }
}

async function countCells(
  database: Database,
  cells: ListedCells,
  search: PubSearch | undefined,
): Promise<CellCounts> {
  const waiting = await countAsked(database, cells, search)
  if (search !== undefined) return { ...(await countFound(database, cells, search)), waiting }
  const byAge = await counterOf(database, 'cells_at_pubs', cells)
  const counts = [...byAge].map(([key, count]) => ({ isOver90: key.endsWith(' 3'), count }))
  return {
    all: counts.reduce((sum, { count }) => sum + count, 0),
    over90: counts.filter(({ isOver90 }) => isOver90).reduce((sum, { count }) => sum + count, 0),
    waiting,
  }
}

/** What is at pubs by kind, as far as there is any, with its ages. */
async function sumKinds(database: Database, cells: ListedCells): Promise<SellingEmpties['sums']> {
  const byAge = await counterOf(database, 'containers_at_pubs', cells)
  return containerKinds.flatMap((kind) => {
    const count = (age: number) => byAge.get(`${kind} ${age}`) ?? 0
    const ages: EmptiesRow['ages'] = [count(0), count(1), count(2), count(3)]
    const atPub = ages.reduce((sum, containers) => sum + containers, 0)
    return atPub === 0 ? [] : [{ kind, atPub, ages }]
  })
}

/** Pubs by the words of their business or their client. */
async function readSearch(database: Database, q: string): Promise<PubSearch | undefined> {
  const query = typedWords(q)
  if (query === undefined) return undefined
  const businesses = await findClientsByBusiness(database, query)
  return { query, clientIds: [...businesses, ...(await findClientsByWords(database, query))] }
}

type Page = {
  offset: number
  limit: number
  view: EmptiesView
  search: PubSearch | undefined
  isWide: boolean
}

async function findPage(
  database: Database,
  cells: ListedCells,
  { view, search, isWide, ...place }: Page,
): Promise<ListedCell[]> {
  const page = { ...place, kinds: containerKinds }
  if (isWide && view !== 'waiting') {
    const named = await namedCellsOfPage(database, cells, { ...page, view })
    // A short page may go on with pubs that have no business name.
    if (named.length === place.limit) return named
  }
  return cellsOfPage(database, cells, { ...page, view, search })
}

/** The days in London since which what came is at most 30, 60 and 90 days old. */
function agedSince(now: Date): ListedCells['since'] {
  const today = londonDay(now)
  return [addDays(today, -30), addDays(today, -60), addDays(today, -90)]
}

/** These cells as they are shown, in their order. */
async function rowsOf(
  database: Database,
  cells: readonly ListedCell[],
  { breweryId, now }: { breweryId: string; now: Date },
): Promise<EmptiesRow[]> {
  const placeIds = [...new Set(cells.map(({ placeId }) => placeId))]
  const rows = await readContainers(database, { breweryId, placeIds }, now)
  const byCell = new Map(rows.map((row) => [`${row.place} ${row.kind}`, row]))
  return cells.flatMap(({ placeId, kind }) => byCell.get(`${placeId} ${kind}`) ?? [])
}
