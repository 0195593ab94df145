import type { SeenBeer } from './wishlist-events.ts'

/** A beer on the page of the wishlist. */
type WishedBeerRow = SeenBeer & { id: string }
export type WishlistPageData = { title: string; beers: WishedBeerRow[] }
