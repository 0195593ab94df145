import { findPublicClients, formerClientName } from '../../identity/accounts/find-public-clients.ts'
import { nameBreweries } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { allEndpoints, type EndpointRow } from './endpoint-queries.ts'

/** Every webhook with the name of its owner, the oldest first, at most a thousand; `onlyFailing`: off, or without success. */
export async function findWebhooks(
  database: Database,
  filter: { onlyFailing: boolean },
): Promise<(EndpointRow & { ownerName: string })[]> {
  const rows = await allEndpoints(database, filter)
  const breweries = await nameBreweries(database, [
    ...new Set(rows.flatMap(({ breweryId }) => breweryId ?? [])),
  ])
  const clients = await findPublicClients(database, [
    ...new Set(rows.flatMap(({ clientId }) => clientId ?? [])),
  ])
  return rows.map((row) => ({
    ...row,
    ownerName:
      row.breweryId === null
        ? (clients.get(row.clientId ?? '')?.name ?? formerClientName)
        : (breweries.find(({ id }) => id === row.breweryId)?.name ?? row.breweryId),
  }))
}
