import type { PersonalData } from '../../feature.ts'
import { readWishlist } from './read-wishlist.ts'

/** A client's wishlist, for the client to take away. */
export const ownWishlist: PersonalData = {
  name: 'wishlist',
  read: async (database, clientId) =>
    (await readWishlist(database, clientId)).map(({ beerId, addedAt, beer }) => ({
      beerId,
      title: beer.name,
      breweryName: beer.team.name,
      addedAt,
    })),
}
