import { clientPriceMinor } from '../../shared/prices/client-price.ts'
import type { OrderableBeer, OrderableSize } from '../catalogue/find-orderable-beers.ts'
import type { Database } from '../database/database.ts'
import { findListedTerms } from '../prices/find-listed-terms.ts'

/** The beers at the prices of a client's lists (PRICE-02); as they are for null. */
export async function priceForClient(
  database: Database,
  beers: readonly OrderableBeer[],
  clientId: string | null,
): Promise<readonly OrderableBeer[]> {
  if (clientId === null) return beers
  const containers = beers.flatMap(({ breweryId, sizes }) =>
    sizes.map(({ containerId }) => ({ containerId, breweryId })),
  )
  const termsOf = await findListedTerms(database, { clientId, containers })
  const priced = (size: OrderableSize): OrderableSize => {
    const priceMinor = clientPriceMinor(size.priceMinor, termsOf(size.containerId))
    if (size.priceMinor === null || priceMinor === size.priceMinor) return size
    return { ...size, priceMinor, basePriceMinor: size.priceMinor }
  }
  return beers.map((beer) => ({ ...beer, sizes: beer.sizes.map(priced) }))
}
