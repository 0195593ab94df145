import type { Static } from 'typebox'
import type { EmptiesQuery, EmptiesRow, EmptiesView, SellingEmpties } from '../../shared/api/empties-api.ts'
import { emptiesViews } from '../../shared/api/list-views.ts'
import { listPageSize } from '../../shared/api/list-api.ts'
import { clampPage, pageCount } from '../../shared/api/pagination.ts'
import { containerKinds } from '../../shared/empties/container-names.ts'
import { addDays, londonDay, londonMoment } from '../../shared/working-time/working-time.ts'
import { findClientsByWords } from '../accounts/find-clients-by-words.ts'
import type { Database } from '../database/database.ts'
import { typedWords } from '../database/typed-words.ts'
import { findClientsByBusiness } from '../trade/find-business-names.ts'
import { readSettings } from '../settings/read-settings.ts'
import { readCharges } from './charges/read-charges.ts'
import {
  cellsOfPage,
  type ListedCell,
  type ListedCells,
  namedCellsOfPage,
  type PubSearch,
  sumsByKind,
} from './empties-list-queries.ts'
import { readContainers, readCounts } from './read-containers.ts'

/** A view of at least this share of a brewery's cells is found by walking its pubs by name. */
const wideShare = 0.1

type Asked = Static<typeof EmptiesQuery> & { breweryId: string; now: Date }

/** A brewery's containers by pub and kind, 50 a page, their sums, and the counts that wait (EMPT-04, SELL-31). */
export async function listSellingEmpties(
  database: Database,
  { view = 'all', q = '', page: wanted, breweryId, now }: Asked,
): Promise<SellingEmpties> {
  const cells = { breweryId, since: agedSince(now) }
  const search = await readSearch(database, q)
  const sums = await sumsByKind(database, cells)
  const found = search === undefined ? sums : await sumsByKind(database, cells, search)
  const countOf = (key: EmptiesView) => found.reduce((sum, kind) => sum + kind[key], 0)
  const total = countOf(view)
  const pages = pageCount(total, listPageSize)
  const page = clampPage(wanted, pages)
  const place = { offset: (page - 1) * listPageSize, limit: listPageSize }
  const isWide = search === undefined && total >= countOf('all') * wideShare
  const { 'empties.charge-after-days': days } = await readSettings(database, 'empties.charge-after-days')
  return {
    rows: await rowsOf(database, await findPage(database, cells, { ...place, view, search, isWide }), {
      breweryId,
      now,
    }),
    total,
    page,
    pages,
    views: emptiesViews.map((key) => ({ key, count: countOf(key) })),
    sums: sums
      .map(({ kind, atPub, ages }) => ({ kind, atPub, ages: [...ages] as EmptiesRow['ages'] }))
      .toSorted((one, other) => containerKinds.indexOf(one.kind) - containerKinds.indexOf(other.kind)),
    counts: await readCounts(database, { breweryId }, now),
    charges: await readCharges(database, { breweryId }, now),
    chargeAfterDays: days,
  }
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

/** The moments in London since which what came is at most 30, 60 and 90 days old. */
function agedSince(now: Date): [Date, Date, Date] {
  const today = londonDay(now)
  const since = (days: number) => londonMoment(addDays(today, -days), '00:00')
  return [since(30), since(60), since(90)]
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
