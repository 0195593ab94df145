import type { PersonalData } from '../../feature.ts'
import { findBreweryNames } from '../../catalogue/beers/find-breweries.ts'
import { listsOfClient } from './client-price-queries.ts'

/** The price lists that breweries have a client on, for the client to take away. */
export const ownPriceLists: PersonalData = {
  name: 'priceLists',
  read: async (database, clientId) => {
    const lists = await listsOfClient(database, clientId)
    const names = await findBreweryNames(
      database,
      lists.map(({ breweryId }) => breweryId),
    )
    return lists.map(({ breweryId, name, percentOff }) => ({
      breweryName: names.get(breweryId) ?? null,
      list: name,
      percentOff: percentOff / 100,
    }))
  },
}
