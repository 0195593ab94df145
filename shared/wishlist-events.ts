/**
 * Events on `window` by which pages, wishlist and basket speak to each other (s0 §4, docs/contracts.md): nobody needs
 * anybody's code to ask for something.
 */
export const wishlistEvents = {
  /** Opens the drawer. */
  open: 'dray:wishlist-open',
  /** Adds the beer, or removes it where it is on the list (BEER-09). */
  toggle: 'dray:wishlist-toggle',
  /** Reads the wishlist again from where it is kept (WISH-20). */
  refresh: 'dray:wishlist-refresh',
  /** Told after every change. */
  changed: 'dray:wishlist-changed',
  /** Asks the basket to take these beers (WISH-21). */
  move: 'dray:wishlist-move',
  /** The answer: those that were taken, which leave the wishlist (OPEN-52). */
  moved: 'dray:wishlist-moved',
} as const

/** What each event carries. */
export type WishlistEventDetails = {
  open: null
  toggle: { beerId: string }
  refresh: null
  changed: { count: number }
  move: { beerIds: string[] }
  moved: { beerIds: string[] }
}

/** An event with what it carries, to be dispatched on `window`. */
export function wishlistEvent<Name extends keyof WishlistEventDetails>(
  name: Name,
  detail: WishlistEventDetails[Name],
): CustomEvent<WishlistEventDetails[Name]> {
  return new CustomEvent(wishlistEvents[name], { detail })
}
