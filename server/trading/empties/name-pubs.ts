import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import { findBreweryNames } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { findBusinessNames } from '../../parties/trade-accounts/find-business-names.ts'

export const formerPub = 'A pub that has left Dray'
export const formerBrewery = 'A brewery that has left Dray'

/** The names of these clients’ businesses, or their own. */
export async function pubNames(
  database: Database,
  clientIds: readonly string[],
): Promise<(clientId: string | null) => string> {
  const ids = [...new Set(clientIds)]
  const businesses = await findBusinessNames(database, ids)
  const clients = await findPublicClients(database, ids)
  return (clientId) => {
    if (clientId === null) return formerPub
    return businesses.get(clientId) || clients.get(clientId)?.name || formerPub
  }
}

/** How a pub and a brewery are named to each other. */
export async function namesOf(
  database: Database,
  { clientId, breweryId }: { clientId: string | null; breweryId: string },
): Promise<{ pub: string; brewery: string }> {
  const nameOf = await pubNames(database, clientId === null ? [] : [clientId])
  const breweries = await findBreweryNames(database, [breweryId])
  return { pub: nameOf(clientId), brewery: breweries.get(breweryId) ?? formerBrewery }
}
