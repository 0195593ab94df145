import type { OwnBeerList, OwnBeerRow, OwnBeerView } from '../../shared/api/beers-api.ts'
import { ownBeerViews } from '../../shared/list-views.ts'
import { listPageSize } from '../../shared/api/list-api.ts'
import { clampPage, pageCount } from '../../shared/api/pagination.ts'
import { substyleName } from '../../shared/catalogue/beer-styles.ts'
import { mostStockItems } from '../../shared/limits/limits.ts'
import { findRange, type RangeContainer } from '../catalogue/range/own-range.ts'
import type { Database } from '../database/database.ts'
import { type BeerChangeRow, latestChanges } from './beer-change-queries.ts'

type Asked = {
  breweryId: string
  view?: OwnBeerView | undefined
  q?: string | undefined
  page?: number | undefined
}

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
  const { beers, containers } = await findRange(database, breweryId)
  const latest = await latestChanges(database, { breweryId, most: 2 * mostStockItems })
  const changes = new Map(latest.map((change) => [change.beerId, change]))
  const sizes = Map.groupBy(containers, ({ beerId }) => beerId)
  const there = beers.map(({ id, name, style, targetAbv, archivedAt }): OwnBeerRow => ({
    id,
    name,
    style: substyleName(style),
    targetAbv,
    ...sizesOf(sizes.get(id) ?? []),
    isNew: false,
    isArchived: archivedAt !== null,
    change: shownChange(changes.get(id)),
  }))
  const coming = latest
    .filter((change) => change.isNew && shownChange(change) !== null)
    .map((change): OwnBeerRow => ({
      id: change.beerId,
      name: change.proposed.name ?? '',
      style: substyleName(change.proposed.style ?? ''),
      targetAbv: change.proposed.targetAbv ?? null,
      ...sizesOf([]),
      isNew: true,
      isArchived: false,
      change: shownChange(change),
    }))
  return [...there, ...coming].toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB'))
}

/** What a brewery has to know of the latest change of a beer. */
export const shownChange = (change: BeerChangeRow | undefined): OwnBeerRow['change'] =>
  change?.state === 'waiting' || change?.state === 'refused' ? change.state : null

function sizesOf(containers: readonly RangeContainer[]) {
  const online = containers.filter(({ isOnline }) => isOnline)
  const prices = online.flatMap(({ priceMinor }) => priceMinor ?? [])
  return {
    containers: containers.filter(({ archivedAt }) => archivedAt === null).map(({ name }) => name),
    fromMinor: prices.length === 0 ? null : Math.min(...prices),
    sellable: online.reduce((sum, { availableUnits }) => sum + availableUnits, 0),
    isOnline: online.length > 0,
  }
}

/** Every word of the search stands in its name, style or sizes. */
function isFound({ name, style, containers }: OwnBeerRow, q: string): boolean {
  const text = [name, style, ...containers].join(' ').toLowerCase()
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
