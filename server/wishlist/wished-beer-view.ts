import {
  CONTACT_FOR_PRICING,
  isPurchasable,
  SOLD_OUT,
  stockText,
} from '../../shared/catalogue/beer-availability.ts'
import type { BeerCard } from '../../shared/catalogue/beer-card.ts'
import type { WishedBeerRow } from '../../shared/wishlist/wished-beer.ts'

/** A beer on the page of the wishlist, with the size that take-wishes.ts would put into the basket, or why none. */
export function wishedBeerView(card: BeerCard): WishedBeerRow {
  const { id, name, breweryName, imageUrl, href, containers, closed } = card
  const beer = { id, name, breweryName, imageUrl, href }
  if (closed !== undefined) return { ...beer, size: null, reason: closed }
  for (const { variantId, name: size, availableUnits: units, priceMinor } of containers) {
    const isTaken = isPurchasable({ storefrontVariantId: variantId, availableUnits: units, priceMinor })
    if (isTaken && priceMinor !== null)
      return { ...beer, size: { name: size, stock: stockText(units), priceMinor } }
  }
  const isUnpriced = containers.some(
    ({ priceMinor, availableUnits }) => priceMinor === null && availableUnits > 0,
  )
  return { ...beer, size: null, reason: isUnpriced ? CONTACT_FOR_PRICING : SOLD_OUT }
}
