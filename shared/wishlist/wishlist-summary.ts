/** OPEN-12, CONST-06. */
export const wishlistCookieName = 'dray_wishlist'
/** CONST-07; on unless an operator switches it off (WISH-11). */
export const wishlistFlag = 'shop.wishlist.enabled'

/** A beer as the text of shared/wishlist/wishlist-cookie.ts names it. */
export const wishMark = (beerId: string) => beerId.replaceAll('-', '').toLowerCase()

/** How many wishes such a text counts. */
export const countOf = (wishes: string) => Number.parseInt(wishes, 10) || 0

export const isAmong = (wishes: string, beerId: string) => wishes.includes(wishMark(beerId))
