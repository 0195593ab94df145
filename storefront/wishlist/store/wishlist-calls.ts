import type { Beer } from '../../../shared/api/catalogue-api.ts'
import type { WishlistItem, WishlistMerge } from '../../../shared/api/wishlist-api.ts'
import { clientCall } from '../../api/client-calls.ts'
import { beerDetails } from '../../api/public/public-calls.ts'

/**
 * The wishlist of an account (WAPI-01 to WAPI-05). All carry the client's token (SEC-04) and fail by ERR-02 to
 * ERR-04.
 */
export type WishlistCalls = {
  read: () => Promise<WishlistItem[]>
  add: (beerId: string) => Promise<WishlistItem>
  remove: (beerId: string) => Promise<void>
  merge: (merge: { key: string; beerIds: string[] }) => Promise<WishlistMerge>
  /** The public details of a beer; null for an unknown id. */
  describe: (beerId: string) => Promise<Beer | null>
}

const address = '/public/marketplace/wishlist'

/** Calls to the page's own shop, or to another (tests). */
export function wishlistCalls(base?: string): WishlistCalls {
  return {
    read: async () =>
      (await clientCall<{ wishlist: { items: WishlistItem[] } }>(address, {}, base)).wishlist.items,
    add: async (beerId) =>
      (await clientCall<{ item: WishlistItem }>(address, { method: 'POST', body: { beerId } }, base)).item,
    remove: (beerId) => clientCall(address, { method: 'DELETE', body: { beerId } }, base),
    merge: ({ key, beerIds }) =>
      clientCall(`${address}/merge`, { method: 'POST', body: { beerIds }, key }, base),
    describe: (beerId) => beerDetails(beerId, base),
  }
}
