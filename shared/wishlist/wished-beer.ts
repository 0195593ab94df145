import type { SeenBeer } from './wishlist-events.ts'

/** A beer on the page of the wishlist, with the size that moving it to the basket takes. */
export type WishedBeerRow = SeenBeer & { id: string } & (
    | { size: { name: string; /** As shown. */ stock: string; priceMinor: number } }
    /** Why it cannot be moved. */
    | {
        size: null
        reason: string
        /** Of a sold-out size, to be notified when it is back. */ soldOutId?: string
      }
  )
export type WishlistPageData = {
  title: string
  beers: WishedBeerRow[]
  /** Ids of beers that were to be moved to the basket and stayed; null where nothing was to be. */
  unmoved: string[] | null
}

/** The query parameter in which the form reports the beers it did not move. */
export const unmovedQueryName = 'unmoved'

/** The query of readUnmoved. */
export function writeUnmoved(beerIds: readonly string[]): string {
  return new URLSearchParams({ [unmovedQueryName]: beerIds.join('.') || 'none' }).toString()
}

/** Beers that a form could not move: none of them where nothing was chosen; null where no form was sent. */
export function readUnmoved(query: URLSearchParams): string[] | null {
  return query.get(unmovedQueryName)?.split('.') ?? null
}
