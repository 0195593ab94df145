import { type Buyer, readSellableOffers, nameOf } from '../basket/offer.ts'
import { fromText } from '../../../shared/prices/public-offers.ts'
import type { OrderableBeer, OrderableSize } from '../../catalogue/beers/find-orderable-beers.ts'
import type { Database } from '../../platform/database/database.ts'

/** The beers at a buyer's prices of one, with the lowest quantity price in words (PRICE-02, OFFER-06). */
export async function priceSizes(
  database: Database,
  beers: readonly OrderableBeer[],
  buyer: Buyer,
): Promise<readonly OrderableBeer[]> {
  const offers = await readSellableOffers(
    database,
    beers.flatMap(({ sizes }) => sizes.map(itemOf)),
    buyer,
  )
  const priced = (size: OrderableSize): OrderableSize => {
    const { priceMinor = null, basePriceMinor, terms } = offers.get(nameOf(itemOf(size))) ?? {}
    const from = priceMinor === null || !terms ? null : fromText(priceMinor, terms)
    return {
      ...size,
      priceMinor,
      ...(basePriceMinor !== undefined && { basePriceMinor }),
      ...(from !== null && { fromText: from }),
    }
  }
  return beers.map((beer) => ({ ...beer, sizes: beer.sizes.map(priced) }))
}

const itemOf = ({ variantId: itemId }: OrderableSize) => ({ kind: 'variant', itemId }) as const
