/** A beer as whatever shows it knows it. */
export type SeenBeer = { name: string; breweryName: string; imageUrl: string; href: string }

/**
 * Events on `window` by which pages, wishlist and basket speak to each other (s0 §4, docs/contracts.md), named
 * 'dray:wishlist-' and one of these, with what each carries: nobody needs anybody's code to ask for something.
 */
export type WishlistEvents = {
  /** Opens the drawer. */
  open: null
  /** Adds the beer, or removes it where it is on the list (BEER-09); with what is seen of it, if anything is. */
  toggle: { beerId: string; beer?: SeenBeer }
  /** Reads the wishlist again from where it is kept (WISH-20). */
  refresh: null
  /** Told after every change. */
  changed: { count: number }
  /** Asks the basket to take these beers (WISH-21). */
  move: { beerIds: string[] }
  /** The answer: those that were taken, which leave the wishlist (OPEN-52). */
  moved: { beerIds: string[] }
}

/** What the event is called on `window`. */
export const wishlistEventType = (name: keyof WishlistEvents) => `dray:wishlist-${name}`

/** Raises an event. */
export function raiseWishlist<Name extends keyof WishlistEvents>(
  name: Name,
  detail: WishlistEvents[Name],
): void {
  window.dispatchEvent(new CustomEvent(wishlistEventType(name), { detail }))
}
