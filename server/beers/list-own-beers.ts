import type { OwnBeerList, OwnBeerRow, OwnBeerView } from '../../shared/api/beers-api.ts'
import { ownBeerViews } from '../../shared/api/list-views.ts'
import { listPageSize } from '../../shared/api/list-api.ts'
import { clampPage, pageCount } from '../../shared/api/pagination.ts'
import { substyleName } from '../../shared/catalogue/beer-styles.ts'
import { mostStockItems } from '../../shared/limits/limits.ts'
import { listRange } from '../catalogue/range/own-range.ts'
import type { Database } from '../database/database.ts'
import { inOneTrip } from '../database/in-one-trip.ts'
import { latestChangesOf, unsettledStates } from './beer-change-queries.ts'

type Asked = {
  breweryId: string
  view?: OwnBeerView | undefined
  q?: string | undefined
  page?: number | undefined
}

/** The order of localeCompare, made once. */
const byName = new Intl.Collator('en-GB')

const belongs: Record<OwnBeerView, (row: OwnBeerRow) => boolean> = {
  all: ({ isArchived }) => !isArchived,
  online: ({ isOnline }) => isOnline,
  offline: ({ isOnline, isNew, isArchived }) => !isOnline && !isNew && !isArchived,
  waiting: ({ change }) => change === 'waiting',
  refused: ({ change }) => change === 'refused',
  archived: ({ isArchived }) => isArchived,
}

/** A page of a brewery's beers, with those that wait for Dray or were refused, by name (SELL-27). */
export async function listOwnBeers(
  database: Database,
  { breweryId, view = 'all', q = '', page: wanted }: Asked,
): Promise<OwnBeerList> {
  const found = (await rowsOf(database, breweryId)).filter((row) => isFound(row, q))
  const seen = found.filter(belongs[view])
  const pages = pageCount(seen.length, listPageSize)
  const page = clampPage(wanted, pages)
  return {
    rows: seen.slice((page - 1) * listPageSize, page * listPageSize),
    total: seen.length,
    page,
    pages,
    views: ownBeerViews.map((key) => ({ key, count: found.filter(belongs[key]).length })),
  }
}

async function rowsOf(database: Database, breweryId: string): Promise<OwnBeerRow[]> {
  const [beers, latest] = await inOneTrip([
    listRange(database, breweryId),
    unsettledStates(database, { breweryId, most: 2 * mostStockItems }),
  ])
  const changes = new Map(latest.map((change) => [change.beerId, change]))
  const there = beers.map(({ style, ...beer }): OwnBeerRow => ({
    ...beer,
    style: substyleName(style),
    isNew: false,
    change: shownChange(changes.get(beer.id)),
  }))
  const beerIds = latest.filter(({ isNew }) => isNew).map(({ beerId }) => beerId)
  const coming = (await latestChangesOf(database, { breweryId, beerIds })).map((change): OwnBeerRow => ({
    id: change.beerId,
    name: change.proposed.name ?? '',
    style: substyleName(change.proposed.style ?? ''),
    targetAbv: change.proposed.targetAbv ?? null,
    containers: [],
    fromMinor: null,
    sellable: 0,
    isOnline: false,
    isNew: true,
    isArchived: false,
    change: shownChange(change),
  }))
  return [...there, ...coming].toSorted((one, other) => byName.compare(one.name, other.name))
}

/** What a brewery has to know of the latest change of a beer. */
export const shownChange = (change: { state: string } | undefined): OwnBeerRow['change'] =>
  change?.state === 'waiting' || change?.state === 'refused' ? change.state : null

/** Every word of the search stands in its name, style or sizes. */
function isFound({ name, style, containers }: OwnBeerRow, q: string): boolean {
  const text = [name, style, ...containers].join(' ').toLowerCase()
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
