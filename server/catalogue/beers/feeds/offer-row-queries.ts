import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { beers, breweries, containers } from '../catalogue-tables.ts'

/**
 * Containers that the shop sells, after this one by id: with a storefront variant and a price that is shown, of breweries
 * that take orders. Sold-out ones are among them.
 */
export async function offerRows(
  database: Database,
  { after, limit }: { after: string | null; limit: number },
) {
  return database
    .select({
      id: containers.id,
      variantId: containers.storefrontVariantId,
      beerId: beers.id,
      breweryId: breweries.id,
      breweryName: breweries.name,
      brewerySlug: breweries.slug,
      beerName: beers.name,
      style: beers.style,
      abv: beers.targetAbv,
      glutenFree: beers.glutenFree,
      allergens: beers.allergens,
      name: containers.name,
      type: containers.type,
      volumeMl: containers.volumeMl,
      packSize: containers.packSize,
      couplerType: containers.couplerType,
      orderMultiple: containers.orderMultiple,
      availableUnits: containers.availableUnits,
      priceMinor: containers.priceMinor,
      priceOffers: containers.priceOffers,
    })
    .from(containers)
    .innerJoin(beers, eq(beers.id, containers.beerId))
    .innerJoin(breweries, eq(breweries.id, beers.breweryId))
    .where(
      and(
        after === null ? undefined : gt(containers.id, after),
        isNotNull(containers.storefrontVariantId),
        isNotNull(containers.priceMinor),
        eq(breweries.showPrices, true),
        isNull(breweries.closureReason),
      ),
    )
    .orderBy(asc(containers.id))
    .limit(limit)
}

export type OfferRow = Awaited<ReturnType<typeof offerRows>>[number]
