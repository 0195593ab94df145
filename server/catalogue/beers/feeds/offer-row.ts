import { pricePerPintMinor } from '../../../../shared/catalogue/price-per-measure.ts'
import { sizeName } from '../../../../shared/catalogue/sizes/size-name.ts'
import { stockBand } from '../../../../shared/catalogue/stock-band.ts'
import { substyleName } from '../../../../shared/catalogue/beer-styles.ts'
import { offerTexts, type PublicOffers } from '../../../../shared/prices/public-offers.ts'
import { paths } from '../../../../shared/paths/paths.ts'
import type { OfferRow } from './offer-row-queries.ts'

/** One row of the feeds; its names are the columns of the CSV and the members of the NDJSON, in this order. */
export type Offer = {
  container_id: string
  variant_id: string
  beer_id: string
  brewery_id: string
  brewery: string
  beer: string
  style: string
  abv: number | null
  container: string
  container_type: string
  volume_ml: number | null
  pack_size: number
  coupler: string | null
  order_multiple: number
  /** Pence without VAT. */
  price_pence_ex_vat: number
  price_per_pint_pence_ex_vat: number | null
  /** '6:9200' is 9,200 pence for one of six or more. */
  quantity_prices: readonly string[]
  /** Offers in words. */
  offers: readonly string[]
  stock: string
  allergens: readonly string[]
  gluten_free: boolean
  beer_url: string
  brewery_url: string
}

export const quantityPriceCells = (offers: PublicOffers | null): string[] =>
  (offers?.steps ?? []).map(({ fromUnits, priceMinor }) => `${fromUnits}:${priceMinor}`)

/** Offers in words, without quantity prices. */
export const offerCellsOf = (baseMinor: number, offers: PublicOffers | null): string[] =>
  offers === null ? [] : offerTexts(baseMinor, { ...offers, steps: [] })

/** A container that the shop sells, as feeds have it. */
export function offerOf(row: OfferRow, publicUrl: string): Offer {
  const { volumeMl, packSize } = row
  const priceMinor = row.priceMinor ?? 0
  const style = substyleName(row.style)
  const beer = { id: row.beerId, name: row.beerName, style, brewerySlug: row.brewerySlug }
  return {
    container_id: row.id,
    variant_id: row.variantId ?? '',
    beer_id: row.beerId,
    brewery_id: row.breweryId,
    brewery: row.breweryName,
    beer: row.beerName,
    style,
    abv: row.abv,
    container: sizeName(row),
    container_type: row.type,
    volume_ml: volumeMl,
    pack_size: packSize,
    coupler: row.couplerType,
    order_multiple: row.orderMultiple,
    price_pence_ex_vat: priceMinor,
    price_per_pint_pence_ex_vat: pricePerPintMinor({ priceMinor, volumeMl, packSize }),
    quantity_prices: quantityPriceCells(row.priceOffers),
    offers: offerCellsOf(priceMinor, row.priceOffers),
    stock: stockBand(row.availableUnits, row.orderMultiple),
    allergens: row.allergens,
    gluten_free: row.glutenFree,
    beer_url: publicUrl + paths.beer(beer),
    brewery_url: publicUrl + paths.brewery(row.brewerySlug),
  }
}

export const offerColumns = [
  'container_id',
  'variant_id',
  'beer_id',
  'brewery_id',
  'brewery',
  'beer',
  'style',
  'abv',
  'container',
  'container_type',
  'volume_ml',
  'pack_size',
  'coupler',
  'order_multiple',
  'price_pence_ex_vat',
  'price_per_pint_pence_ex_vat',
  'quantity_prices',
  'offers',
  'stock',
  'allergens',
  'gluten_free',
  'beer_url',
  'brewery_url',
] as const satisfies readonly (keyof Offer)[]

/** The cells of an offer; what is unknown is empty, allergens have commas between them. */
export function offerCells(offer: Offer): (string | number)[] {
  return offerColumns.map((column) => {
    const value = offer[column]
    if (value === null) return ''
    if (typeof value === 'object') return value.join(', ')
    return typeof value === 'boolean' ? String(value) : value
  })
}
