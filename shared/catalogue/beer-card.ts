/** What a card or list row of a beer draws: listings, carousels and promotions all use it. */
export type BeerCard = {
  id: string
  href: string
  name: string
  /** Name of the sub-style, as shown. */
  style: string
  abv: number | null
  colorHex: string | null
  glutenFree: boolean
  imageUrl: string
  breweryName: string
  breweryHref: string
  town: string
  /** 'racked 12 Nov', of a beer in casks whose last batch is known (CASK-01). */
  racked: string | null
  /** Where to ask for a price; only where a size has none (S-03). */
  ask?: { email: string | null; telephone: string | null }
  /** Why its brewery takes no orders, in place of adding; absent while it does. */
  closed?: string
  containers: BeerCardContainer[]
}

export type BeerCardContainer = {
  /** With the coupler of a keg, from sizeName. */
  name: string
  /** Symbol of the icon sprite, such as 'keg-30'. */
  picture: string
  /** Null when it cannot be ordered online. */
  variantId: string | null
  availableUnits: number
  /** It is sold in multiples of so many (PRICE-06); absent is singly. */
  orderMultiple?: number | undefined
  /** Pence without VAT; null is 'Contact for pricing'. */
  priceMinor: number | null
  /** 'from £88.00 for 12+', the lowest quantity price; absent without one (OFFER-06). */
  fromText?: string
  pricePerPintMinor: number | null
}
