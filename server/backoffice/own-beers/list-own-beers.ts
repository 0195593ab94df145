import type { OwnBeerList, OwnBeerRow, OwnBeerView } from '../../../shared/api/beers-api.ts'
import { ownBeerViews } from '../../../shared/api/list-views.ts'
import { listPageSize } from '../../../shared/api/list-api.ts'
import { clampPage, pageCount } from '../../../shared/api/pagination.ts'
import { substyleName } from '../../../shared/catalogue/beer-styles.ts'
import type { BeerWords } from '../../../shared/catalogue/beer-words.ts'
import { mostStockItems } from '../../../shared/limits/limits.ts'
import { findListedBeers, listRange, searchRange } from '../../catalogue/beers/range/own-range.ts'
import type { Database } from '../../platform/database/database.ts'
import { inOneTrip } from '../../platform/database/in-one-trip.ts'
import { askedBeerIds, latestChangesOf, unsettledStates } from './beer-change-queries.ts'

type ListOwnBeersInput = {
  breweryId: string
  view?: OwnBeerView | undefined
  q?: string | undefined
  page?: number | undefined
}

/** The order of localeCompare, made once. */
const byName = new Intl.Collator('en-GB')

type Key = Pick<OwnBeerRow, 'id' | 'name' | 'isOnline' | 'isNew' | 'isArchived' | 'change'> & {
  /** What a search looks through; empty where nothing is searched. */
  text: string
  /** What a beer to come is asked to be; null of one in the shop. */
  proposed: Partial<BeerWords> | null
}

const belongs: Record<OwnBeerView, (key: Key) => boolean> = {
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
  { breweryId, view = 'all', q = '', page: wanted }: ListOwnBeersInput,
): Promise<OwnBeerList> {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const keys = await keysOf(database, breweryId, words.length > 0)
  const found = keys.filter(({ text }) => words.every((word) => text.includes(word)))
  const seen = found.filter(belongs[view])
  const pages = pageCount(seen.length, listPageSize)
  const page = clampPage(wanted, pages)
  return {
    rows: await rowsOf(database, seen.slice((page - 1) * listPageSize, page * listPageSize)),
    total: seen.length,
    page,
    pages,
    views: ownBeerViews.map((key) => ({ key, count: found.filter(belongs[key]).length })),
  }
}

/** Every beer of the brewery as far as its place in the list needs it, by name. */
async function keysOf(database: Database, breweryId: string, isSearched: boolean): Promise<Key[]> {
  const most = 2 * mostStockItems
  const [beers, latest, asked] = await inOneTrip([
    isSearched ? searchRange(database, breweryId) : listRange(database, breweryId),
    unsettledStates(database, { breweryId, most }),
    askedBeerIds(database, { breweryId, most }),
  ])
  const changes = new Map(latest.map((change) => [change.beerId, change]))
  const there = beers.map((beer): Key => {
    const { id, name, isOnline, isArchived } = beer
    const change = shownChange(changes.get(id))
    return { id, name, isOnline, isArchived, isNew: false, change, text: textOf(beer), proposed: null }
  })
  const inShop = new Set(beers.map(({ id }) => id))
  const beerIds = asked.filter((id) => !inShop.has(id))
  const coming = (await latestChangesOf(database, { breweryId, beerIds }))
    .filter((change) => change.isNew && shownChange(change) !== null)
    .map((change): Key => {
      const { beerId: id, proposed } = change
      const { name = '', style = '' } = proposed
      const shown = { isOnline: false, isNew: true, isArchived: false, change: shownChange(change) }
      return { ...shown, id, name, text: textOf({ name, style }), proposed }
    })
  return [...there, ...coming].toSorted((one, other) => byName.compare(one.name, other.name))
}

/** Name, style and sizes in small letters. */
const textOf = ({
  name,
  style = '',
  containers = '',
}: {
  name: string
  style?: string
  containers?: string
}): string => `${name} ${substyleName(style)} ${containers}`.trimEnd().toLowerCase()

/** The rows of these keys, in their order. */
async function rowsOf(database: Database, keys: readonly Key[]): Promise<OwnBeerRow[]> {
  const ids = keys.filter(({ proposed }) => proposed === null).map(({ id }) => id)
  const there = new Map((await findListedBeers(database, ids)).map((beer) => [beer.id, beer]))
  return keys.flatMap(({ id, isNew, change, proposed }): OwnBeerRow[] => {
    if (proposed !== null) return [comingRow(id, { change, proposed })]
    const beer = there.get(id)
    return beer === undefined ? [] : [{ ...beer, style: substyleName(beer.style), isNew, change }]
  })
}

const comingRow = (
  id: string,
  { change, proposed }: { change: OwnBeerRow['change']; proposed: Partial<BeerWords> },
): OwnBeerRow => ({
  id,
  name: proposed.name ?? '',
  style: substyleName(proposed.style ?? ''),
  targetAbv: proposed.targetAbv ?? null,
  containers: [],
  fromMinor: null,
  sellable: 0,
  isOnline: false,
  isNew: true,
  isArchived: false,
  change,
  imageUrl: null,
})

/** What a brewery has to know of the latest change of a beer. */
export const shownChange = (change: { state: string } | undefined): OwnBeerRow['change'] =>
  change?.state === 'waiting' || change?.state === 'refused' ? change.state : null
