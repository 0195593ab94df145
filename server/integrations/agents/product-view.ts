import type { Beer, Container } from '../../../shared/api/catalogue-api.ts'
import { formatAbv } from '../../../shared/format/abv.ts'
import { offerTexts } from '../../../shared/prices/public-offers.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { sizeName } from '../../../shared/catalogue/sizes/size-name.ts'

type Sold = Container & { storefrontVariantId: string; priceMinor: number }
/** An id of a lookup, and whether it named the size itself or its beer. */
export type Match = { id: string; match: 'exact' | 'featured' }

export const pounds = (amount: number) => ({ amount, currency: 'GBP' })

/** The sizes of a beer that have a price and are sold online. */
export const soldSizes = (beer: Beer): Sold[] =>
  beer.containers.filter(
    (size): size is Sold => size.storefrontVariantId !== null && size.priceMinor !== null,
  )

/**
 * A beer as a product of the Universal Commerce Protocol, with these of its sizes, the first of them featured; null
 * without one. `inputs` says which ids of a lookup led to a size.
 */
export function productView(
  beer: Beer,
  sizes: readonly Sold[],
  { publicUrl, inputs }: { publicUrl: string; inputs?: (variantId: string) => Match[] },
) {
  if (sizes.length === 0) return null
  const prices = sizes.map(({ priceMinor }) => priceMinor)
  const href = publicUrl + paths.beer(pathPartsOf(beer))
  return {
    id: beer.id,
    title: beer.name,
    description: { plain: beer.description || beer.tastingNotes || beer.style },
    url: href,
    categories: [{ value: beer.style, taxonomy: 'merchant' }],
    price_range: { min: pounds(Math.min(...prices)), max: pounds(Math.max(...prices)) },
    ...(beer.badgeImageUrl !== null && {
      media: [
        {
          type: 'image',
          url: new URL(beer.badgeImageUrl, publicUrl).href,
          alt_text: `Label of ${beer.name}`,
        },
      ],
    }),
    options: [{ name: 'Container', values: sizes.map((size) => ({ label: labelOf(size) })) }],
    variants: sizes.map((size) => ({
      ...variantView(beer, size, publicUrl),
      ...(inputs && { inputs: inputs(size.storefrontVariantId) }),
    })),
    metadata: {
      brewery: beer.team.name,
      brewery_slug: beer.team.publicSlug,
      town: beer.team.location.town,
      style: beer.style,
      abv_percent: beer.targetAbv,
      allergens: beer.allergens,
      tasting_notes: beer.tastingNotes,
    },
  }
}

/** One size of a beer: price in pence without VAT, and what there is of it. */
function variantView(beer: Beer, size: Sold, publicUrl: string) {
  const isAvailable = size.availableUnits >= (size.orderMultiple ?? 1) && beer.team.closed === undefined
  const strength = beer.targetAbv === null ? '' : `, ${formatAbv(beer.targetAbv)}`
  return {
    id: size.storefrontVariantId,
    sku: size.id,
    title: labelOf(size),
    description: { plain: `${beer.name}${strength}, ${labelOf(size)}, by ${beer.team.name}` },
    price: pounds(size.priceMinor),
    availability: { available: isAvailable, status: isAvailable ? 'in_stock' : 'out_of_stock' },
    options: [{ name: 'Container', label: labelOf(size) }],
    seller: {
      name: beer.team.name,
      links: [{ type: 'seller', url: publicUrl + paths.brewery(beer.team.publicSlug) }],
    },
    metadata: {
      price_includes_vat: false,
      available_units: size.availableUnits,
      order_multiple: size.orderMultiple ?? 1,
      volume_ml: size.volumeMl,
      pack_size: size.packSize,
      coupler: size.couplerType,
      ...(size.priceOffers && {
        quantity_prices: size.priceOffers.steps.map(({ fromUnits, priceMinor }) => ({
          from_units: fromUnits,
          price: pounds(priceMinor),
        })),
        offers: offerTexts(size.priceMinor, { ...size.priceOffers, steps: [] }),
      }),
      ...(beer.team.closed !== undefined && { closed: beer.team.closed }),
    },
  }
}

export const labelOf = ({ name, couplerType }: Container) => sizeName({ name, couplerType })

const pathPartsOf = ({ id, name, style, team }: Beer) => ({ id, name, style, brewerySlug: team.publicSlug })
