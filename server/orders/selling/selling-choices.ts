import type { SellingOrderList } from '../../../shared/api/selling-api.ts'
import type { Database } from '../../database/database.ts'
import { findBusinessNames } from '../../trade/find-business-names.ts'
import { beersOfOrders, clientsOfOrders, groupsOfOrders } from './selling-choice-queries.ts'

/** What the filters of a brewery's orders offer: pallets, pubs and beers of its own orders (SELL-17). */
export async function findSellingChoices(
  database: Database,
  breweryId: string,
): Promise<SellingOrderList['choices']> {
  const [groups, beers, clients] = await Promise.all([
    groupsOfOrders(database, breweryId),
    beersOfOrders(database, breweryId),
    clientsOfOrders(database, breweryId),
  ])
  const names = await findBusinessNames(
    database,
    clients.map(({ clientId }) => clientId),
  )
  return {
    runs: groups.map(({ slug, name }) => ({ key: slug, name })),
    beers: beers.map((title) => ({ key: title, name: title })),
    pubs: clients
      .map(({ clientId, name }) => ({ key: clientId, name: names.get(clientId) ?? name }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  }
}
