import { dutyOf, type Duty } from '../../../shared/duty/duty-of.ts'
import { vatRateOf } from '../../../shared/duty/vat.ts'
import { substyleName } from '../../../shared/catalogue/beer-styles.ts'
import { sizeName } from '../../../shared/catalogue/sizes/size-name.ts'
import type { PublicOffers } from '../../../shared/prices/public-offers.ts'
import type { BeerPathParts } from '../../../shared/paths/paths.ts'
import type { Database } from '../../platform/database/database.ts'
import type { SellerClosure } from '../../../shared/standing/seller-closure.ts'
import { closureOf } from './brewery-sale.ts'
import { beerImageUrl } from './beer-card-view.ts'
import { shortDescription } from '../../platform/http/page-loading.ts'
import { variantRows } from './variant-queries.ts'
import type { VariantRow } from './variant-in-statement.ts'

/** A container that can be ordered online, as a basket has it. */
export type Variant = {
  containerId: string
  variantId: string
  /** The size, with its coupler: '30L Keg · S-Type'. */
  label: string
  volumeMl: number | null
  /** Vessels sold as one unit. */
  packSize: number
  /** In percent; null where it is not known. */
  abv: number | null
  availableUnits: number
  /** It is sold in multiples of so many. */
  orderMultiple: number
  /** Pence without VAT; null when it is hidden (OPEN-56). */
  priceMinor: number | null
  /** Its quantity prices and offers, for everybody; null where it has none or its price is hidden. */
  priceOffers: PublicOffers | null
  couplerType: string | null
  /** In hundredths of a percent; 0 of a brewery that is not registered for VAT. */
  vatRate: number
  /** In the price; null where the brewery states none, or the price is hidden. */
  duty: Duty | null
  beer: BeerPathParts
  description: string
  imageUrl: string
  brewery: { id: string; slug: string; name: string }
  /** Why nothing of the brewery can be ordered; null while it takes orders. */
  closure: SellerClosure | null
}

/** The containers of these storefront variants, with the duty of a day of London, in no order; unknown ids are left out. */
export async function findVariants(
  database: Database,
  variantIds: readonly string[],
  day: string,
): Promise<Variant[]> {
  if (variantIds.length === 0) return []
  const rows = await variantRows(database, variantIds)
  return rows.map((row) => variantOf(row, day))
}

/** The row of one as others see it. */
export function variantOf(row: VariantRow, day: string): Variant {
  return {
    containerId: row.containerId,
    variantId: row.variantId ?? '',
    label: sizeName({ name: row.label, couplerType: row.couplerType }),
    volumeMl: row.volumeMl,
    packSize: row.packSize,
    abv: row.targetAbv,
    availableUnits: row.availableUnits,
    orderMultiple: row.orderMultiple,
    priceMinor: row.showPrices ? row.priceMinor : null,
    priceOffers: row.showPrices ? row.priceOffers : null,
    couplerType: row.couplerType,
    vatRate: vatRateOf(row.chargesVat),
    duty: row.showPrices && row.priceMinor !== null ? dutyOf({ ...row, abv: row.targetAbv }, day) : null,
    beer: { id: row.id, name: row.name, style: substyleName(row.style), brewerySlug: row.brewerySlug },
    description: shortDescription(row.description, ''),
    imageUrl: beerImageUrl(row),
    brewery: { id: row.breweryId, slug: row.brewerySlug, name: row.breweryName },
    closure: closureOf(row),
  }
}
