import { containerKinds, type ContainerKind } from '../../../shared/deposits/container-names.ts'
import { nameBreweries } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { type LevelRow, levelRows } from './container-level-queries.ts'
import { type Delivery, findPlaces } from './container-place.ts'
import { formerBrewery } from './name-pubs.ts'

type ContainersAt = { brewery: string; breweryName: string; kind: ContainerKind; atPub: number }

/**
 * The containers of all breweries that a driver can take back where these deliveries go; none that a count includes already.
 * Answers those of one delivery.
 */
export async function findContainersAt(
  database: Database,
  deliveries: readonly Delivery[],
): Promise<(of: Delivery) => ContainersAt[]> {
  const placeOf = await findPlaces(database, deliveries)
  const placeIds = [...new Set(deliveries.flatMap((delivery) => placeOf(delivery)?.id ?? []))]
  const levels = await levelRows(database, { placeIds })
  const breweries = await nameBreweries(database, [...new Set(levels.map(({ breweryId }) => breweryId))])
  return (delivery) => {
    const placeId = placeOf(delivery)?.id
    return containersOf(
      levels.filter((level) => level.placeId === placeId),
      breweries,
    )
  }
}

const containersOf = (
  levels: readonly LevelRow[],
  breweries: readonly { id: string; name: string }[],
): ContainersAt[] =>
  levels
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
