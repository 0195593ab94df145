import { vatRateOf } from '../../../shared/duty/vat.ts'
import { substyleName } from '../../../shared/catalogue/beer-styles.ts'
import { sizeName } from '../../../shared/catalogue/sizes/size-name.ts'
import { paths } from '../../../shared/paths/paths.ts'
import type { Database } from '../../platform/database/database.ts'
import { beerCardRows } from './beer-card-queries.ts'
import { beerImageUrl } from './beer-card-view.ts'
import { closedTextOf } from './brewery-sale.ts'

/** A beer with the sizes of it that can be ordered online. */
export type OrderableBeer = {
  id: string
  name: string
  style: string
  href: string
  imageUrl: string
  breweryId: string
  breweryName: string
  town: string
  /** Why its brewery takes no orders; absent while it does. */
  closed?: string
  /** Those in stock first, the largest first. */
  sizes: OrderableSize[]
}
export type OrderableSize = {
  containerId: string
  variantId: string
  name: string
  type: string
  volumeMl: number | null
  packSize: number
  availableUnits: number
  orderMultiple: number
  /** Pence without VAT; null when it is hidden (OPEN-56). */
  priceMinor: number | null
  /** What others pay, where a client's price list says less. */
  basePriceMinor?: number
  /** 'from £88.00 for 12+'; absent without a quantity price below its price. */
  fromText?: string
  vatRate: number
}

/** These beers in the order of the ids; those of which nothing can be ordered online are left out. */
export async function findOrderableBeers(
  database: Database,
  ids: readonly string[],
): Promise<OrderableBeer[]> {
  if (ids.length === 0) return []
  const rows = await beerCardRows(database, ids)
  const beers = rows.map((row) => {
    const { id, name, breweryId, breweryName, brewerySlug, town, showPrices, chargesVat } = row
    const style = substyleName(row.style)
    return {
      id,
      name,
      style,
      href: paths.beer({ id, name, style, brewerySlug }),
      imageUrl: beerImageUrl(row),
      breweryId,
      breweryName,
      town,
      ...closedTextOf(row),
      sizes: row.containers.flatMap(({ id: containerId, storefrontVariantId, priceMinor, ...size }) =>
        storefrontVariantId === null
          ? []
          : [
              {
                containerId,
                variantId: storefrontVariantId,
                name: sizeName(size),
                type: size.type,
                volumeMl: size.volumeMl,
                packSize: size.packSize,
                availableUnits: size.availableUnits,
                orderMultiple: size.orderMultiple,
                priceMinor: showPrices ? priceMinor : null,
                vatRate: vatRateOf(chargesVat),
              },
            ],
      ),
    }
  })
  return beers.filter(({ sizes }) => sizes.length > 0)
}
