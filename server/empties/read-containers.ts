import type { EmptiesCount, EmptiesRow } from '../../shared/api/empties-api.ts'
import { agesOf } from '../../shared/empties/container-ages.ts'
import { containerKinds } from '../../shared/empties/container-names.ts'
import { londonDay } from '../../shared/working-time/working-time.ts'
import { nameBreweries } from '../catalogue/find-breweries.ts'
import type { Database } from '../database/database.ts'
import { countRows } from './container-count-queries.ts'
import {
  type Cell,
  countsByClient,
  levelRows,
  lotRows,
  type WantedLevels,
} from './container-level-queries.ts'
import { formerBrewery, pubNames } from './name-pubs.ts'
import { placeRows, type PlaceRow } from './container-place-queries.ts'

const dayMs = 86_400_000
/** Counts that have ended stay listed for so many days. */
const listedDays = 90

/** What is at pubs by place, brewery and kind with its ages, the most of all first by pub (EMPT-04). */
export async function readContainers(
  database: Database,
  wanted: WantedLevels,
  now: Date,
): Promise<EmptiesRow[]> {
  const levels = await levelRows(database, wanted)
  const lots = Map.groupBy(await lotRows(database, wanted), keyOf)
  const { placeOf, pubOf, breweryOf } = await namesFor(database, levels)
  const today = londonDay(now)
  return levels
    .map((level): EmptiesRow => {
      const place = placeOf(level)
      const own = lots.get(keyOf(level)) ?? []
      const came = own.map(({ at, count }) => ({ day: londonDay(new Date(at)), count }))
      return {
        place: level.placeId,
        pub: place.clientId,
        pubName: pubOf(place),
        address: addressOf(place),
        brewery: level.breweryId,
        breweryName: breweryOf(level),
        kind: level.kind,
        atPub: level.atPub,
        waiting: level.waiting,
        ages: [...agesOf(came, today)] as EmptiesRow['ages'],
      }
    })
    .toSorted(byName)
}

/** Counts of one side that wait, or ended lately; the newest first. */
export async function readCounts(
  database: Database,
  wanted: { breweryId: string } | { clientId: string },
  now: Date,
): Promise<EmptiesCount[]> {
  const since = new Date(now.getTime() - listedDays * dayMs)
  const rows = await countRows(database, { ...wanted, since })
  const { placeOf, pubOf, breweryOf } = await namesFor(database, rows)
  return rows.map((row) => {
    const { id, placeId, kind, count, side, state, countedBy, note, answeredBy, answer } = row
    const place = placeOf(row)
    return {
      id,
      place: placeId,
      pubName: pubOf(place),
      address: addressOf(place),
      breweryName: breweryOf(row),
      kind,
      count,
      side,
      state,
      countedBy,
      note,
      countedAt: new Date(row.countedAt).toISOString(),
      answerBy: new Date(row.answerBy).toISOString(),
      answeredBy,
      answer,
    }
  })
}

/** How many of a brewery's containers each of its clients has. */
export async function countContainersOfClients(
  database: Database,
  breweryId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await countsByClient(database, breweryId)
  return new Map(rows.flatMap(({ clientId, atPub }) => (clientId === null ? [] : [[clientId, atPub]])))
}

const keyOf = ({ placeId, breweryId, kind }: Cell) => `${placeId} ${breweryId} ${kind}`

const addressOf = ({ street, town, postcode }: PlaceRow) =>
  [street, town, postcode].filter(Boolean).join(', ')

const byName = (one: EmptiesRow, other: EmptiesRow) =>
  one.pubName.localeCompare(other.pubName, 'en-GB') ||
  one.address.localeCompare(other.address, 'en-GB') ||
  one.breweryName.localeCompare(other.breweryName, 'en-GB') ||
  containerKinds.indexOf(one.kind) - containerKinds.indexOf(other.kind)

async function namesFor(database: Database, cells: readonly { placeId: string; breweryId: string }[]) {
  const ids = [...new Set(cells.map(({ placeId }) => placeId))]
  const places = new Map((await placeRows(database, ids)).map((place) => [place.id, place]))
  const clientIds = [...places.values()].flatMap(({ clientId }) => clientId ?? [])
  const pubOf = await pubNames(database, clientIds)
  const breweryIds = [...new Set(cells.map(({ breweryId }) => breweryId))]
  const breweries = await nameBreweries(database, breweryIds)
  const names = new Map(breweries.map(({ id, name }) => [id, name]))
  return {
    placeOf: ({ placeId }: { placeId: string }) => places.get(placeId)!,
    pubOf: ({ clientId }: PlaceRow) => pubOf(clientId),
    breweryOf: ({ breweryId }: { breweryId: string }) => names.get(breweryId) ?? formerBrewery,
  }
}
