import {
  CONTACT_FOR_PRICING,
  isPurchasable,
  SOLD_OUT,
  stockText,
} from '../../../shared/catalogue/beer-availability.ts'
import { sellableUnits } from '../../../shared/prices/order-multiple.ts'
import type { BeerCard } from '../../../shared/catalogue/beer-card.ts'
import type { WishedBeerRow } from '../../../shared/wishlist/wished-beer.ts'

/** A beer on the page of the wishlist, with the size that move-wishes-to-basket.ts would put into the basket, or why none. */
export function wishedBeerView(card: BeerCard): WishedBeerRow {
  const { id, name, breweryName, imageUrl, href, containers, closed } = card
  const beer = { id, name, breweryName, imageUrl, href }
  if (closed !== undefined) return { ...beer, size: null, reason: closed }
  const sizes = containers.map(({ variantId, name: size, availableUnits, orderMultiple, priceMinor }) => ({
    storefrontVariantId: variantId,
    size,
    availableUnits: sellableUnits(availableUnits, orderMultiple),
    priceMinor,
  }))
  const taken = sizes.find(isPurchasable)
  if (taken && taken.priceMinor !== null) {
    const { size, availableUnits, priceMinor } = taken
    return { ...beer, size: { name: size, stock: stockText(availableUnits), priceMinor } }
  }
  const isUnpriced = sizes.some(({ priceMinor, availableUnits }) => priceMinor === null && availableUnits > 0)
  if (isUnpriced) return { ...beer, size: null, reason: CONTACT_FOR_PRICING }
  const soldOutId = sizes.find(
    (size) => size.priceMinor !== null && size.storefrontVariantId,
  )?.storefrontVariantId
  return { ...beer, size: null, reason: SOLD_OUT, ...(soldOutId && { soldOutId }) }
}
