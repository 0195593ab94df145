import { publicPriceMinor } from '../../../shared/prices/public-offers.ts'
import { sellableUnits } from '../../../shared/prices/order-multiple.ts'
import { substyleName } from '../../../shared/catalogue/beer-styles.ts'
import { sizeName } from '../../../shared/catalogue/sizes/size-name.ts'
import { paths } from '../../../shared/paths/paths.ts'
import type { Database } from '../../platform/database/database.ts'
import { beerCardRows } from './beer-card-queries.ts'
import { closureOf } from './brewery-sale.ts'
import { beersOfSizes, publicPriceRows, releasedBeerRows, sizeOfVariant } from './watched-beer-queries.ts'

/** A beer that clients are alerted about, with its sizes that are sold online. */
export type WatchedBeer = {
  id: string
  name: string
  style: string
  abv: number | null
  href: string
  breweryId: string
  breweryName: string
  /** Whether its brewery takes orders. */
  isOpen: boolean
  sizes: WatchedSize[]
}
export type WatchedSize = {
  id: string
  /** Its id in an order. */
  variantId: string
  name: string
  /** Units that can be ordered, in whole multiples. */
  units: number
  orderMultiple: number
  /** What one costs for everybody, in pence without VAT; null where it is hidden. */
  priceMinor: number | null
}

/** These beers by id; those of which nothing is sold online are left out. */
export async function findWatchedBeers(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WatchedBeer>> {
  const rows = ids.length === 0 ? [] : await beerCardRows(database, [...new Set(ids)])
  const beers = rows.map((row): WatchedBeer => {
    const { id, name, targetAbv: abv, breweryId, breweryName, brewerySlug, showPrices } = row
    const style = substyleName(row.style)
    const href = paths.beer({ id, name, style, brewerySlug })
    const sizes = row.containers
      .flatMap(({ storefrontVariantId: variantId, ...size }) =>
        variantId === null ? [] : [{ ...size, variantId }],
      )
      .map((size) => ({
        id: size.id,
        variantId: size.variantId,
        name: sizeName(size),
        units: sellableUnits(size.availableUnits, size.orderMultiple),
        orderMultiple: size.orderMultiple,
        priceMinor: showPrices ? publicPriceMinor(size.priceMinor, size.priceOffers) : null,
      }))
    return { id, name, style, abv, href, breweryId, breweryName, isOpen: closureOf(row) === null, sizes }
  })
  return new Map(beers.filter(({ sizes }) => sizes.length > 0).map((beer) => [beer.id, beer]))
}

/** The beers of these sizes, by size; unknown sizes are missing. */
export async function findBeersOfSizes(
  database: Database,
  sizeIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = sizeIds.length === 0 ? [] : await beersOfSizes(database, sizeIds)
  return new Map(rows.map(({ sizeId, beerId }) => [sizeId, beerId]))
}

/** The size that a variant is, or was while it was on sale; null for an unknown one. */
export const findSizeOfVariant = (database: Database, variantId: string): Promise<string | null> =>
  sizeOfVariant(database, variantId)

/** What one of each of these sizes costs for everybody, in pence without VAT; sizes without a price are missing. */
export async function findPublicPrices(
  database: Database,
  sizeIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = sizeIds.length === 0 ? [] : await publicPriceRows(database, sizeIds)
  return new Map(
    rows.flatMap(({ sizeId, priceMinor, priceOffers }) => {
      const price = publicPriceMinor(priceMinor, priceOffers)
      return price === null ? [] : [[sizeId, price]]
    }),
  )
}

/** A bound for one answer: what all breweries together release in a week is far less. */
const mostReleases = 1000

/** Beers of these breweries that came out after a moment and up to another, the newest first. */
export const findReleases = async (
  database: Database,
  { breweryIds, after, until }: { breweryIds: readonly string[]; after: Date; until: Date },
): Promise<{ id: string; breweryId: string; releasedAt: Date }[]> =>
  breweryIds.length === 0 ? [] : releasedBeerRows(database, { breweryIds, after, until, most: mostReleases })
