import Type, { type Static } from 'typebox'
import { wishlistLimit } from '../limits/limits.ts'
import { Beer } from './catalogue-api.ts'

/** Calls of the wishlist (WAPI-01 to WAPI-05, C-46). Moments are ISO 8601 UTC. */
const exact = { additionalProperties: false }
const BeerId = Type.String({ maxLength: 100 })

export const WishedBeer = Type.Object({ beerId: BeerId }, exact)
export const WishedBeers = Type.Object({ beerIds: Type.Array(BeerId, { maxItems: wishlistLimit }) }, exact)

export const WishlistItem = Type.Object({ beerId: Type.String(), addedAt: Type.String(), beer: Beer })
export type WishlistItem = Static<typeof WishlistItem>
export const Wishlist = Type.Object({ wishlist: Type.Object({ items: Type.Array(WishlistItem) }) })

/** What became of each beer at a merge, in the order that was sent. */
export const WishlistMerge = Type.Object({
  items: Type.Array(
    Type.Object({
      beerId: Type.String(),
      outcome: Type.Enum(['added', 'kept', 'refused']),
      reason: Type.Union([Type.Enum(['unknown_beer', 'wishlist_full']), Type.Null()]),
    }),
  ),
})
export type WishlistMerge = Static<typeof WishlistMerge>
