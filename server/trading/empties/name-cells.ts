import { nameBreweries } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { type PlaceRow, placeRows } from './container-place-queries.ts'
import { formerBrewery, pubNames } from './name-pubs.ts'

/** '12 Canal Street, Leeds, LS1 4DY'. */
export const addressOf = ({ street, town, postcode }: PlaceRow): string =>
  [street, town, postcode].filter(Boolean).join(', ')

/** Places, pubs and breweries of these cells, for rows of a list. */
export async function namesFor(database: Database, cells: readonly { placeId: string; breweryId: string }[]) {
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
