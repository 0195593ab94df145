import { containerKinds, type ContainerKind } from '../../shared/deposits/container-names.ts'
import { nameBreweries } from '../catalogue/find-breweries.ts'
import type { Database } from '../database/database.ts'
import { levelRows } from './container-level-queries.ts'
import { type DeliveredTo, findPlace } from './container-place.ts'
import { formerBrewery } from './name-pubs.ts'

type ContainersAt = { brewery: string; breweryName: string; kind: ContainerKind; atPub: number }

/** The containers of all breweries that a driver can take back at an address; none that a count speaks of already. */
export async function findContainersAt(
  database: Database,
  clientId: string,
  to: DeliveredTo,
): Promise<ContainersAt[]> {
  const place = await findPlace(database, clientId, to)
  if (place === null) return []
  const levels = await levelRows(database, { placeIds: [place.id] })
  const breweries = await nameBreweries(database, [...new Set(levels.map(({ breweryId }) => breweryId))])
  return levels
    .map(({ breweryId, kind, atPub, waiting }) => ({
      brewery: breweryId,
      breweryName: breweries.find(({ id }) => id === breweryId)?.name ?? formerBrewery,
      kind,
      atPub: atPub - waiting,
    }))
    .filter(({ atPub }) => atPub > 0)
    .toSorted(
      (one, other) =>
        one.breweryName.localeCompare(other.breweryName, 'en-GB') ||
        containerKinds.indexOf(one.kind) - containerKinds.indexOf(other.kind),
    )
}
