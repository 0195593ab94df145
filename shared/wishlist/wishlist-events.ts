/** A beer as whatever shows it knows it. */
export type SeenBeer = { name: string; breweryName: string; imageUrl: string; href: string }

/**
 * Events on `window` by which pages, wishlist and basket speak to each other (WISH-18 to WISH-21, docs/contracts.md),
 * named 'dray:wishlist-' and one of these, with its payload: a page needs no wishlist code to send one.
 */
export type WishlistEvents = {
  /** Opens the drawer. */
  open: null
  /** Adds the beer, or removes it where it is on the list (BEER-09); with its visible details, if any. */
  toggle: { beerId: string; beer?: SeenBeer }
  /** Reads the wishlist again from its storage (WISH-20). */
  refresh: null
  /** Sent after every change. */
  changed: { count: number }
  /** Asks the basket to add these beers (WISH-21). */
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
