import { and, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import type { PublicOffers } from '../../../shared/prices/public-offers.ts'
import type { Database } from '../../platform/database/database.ts'
import { beers, containers } from './catalogue-tables.ts'

export async function beersOfSizes(
  database: Database,
  sizeIds: readonly string[],
): Promise<{ sizeId: string; beerId: string }[]> {
  return database
    .select({ sizeId: containers.id, beerId: containers.beerId })
    .from(containers)
    .where(inArray(containers.id, [...sizeIds]))
}

export async function sizeOfVariant(database: Database, variantId: string): Promise<string | null> {
  const [row] = await database
    .select({ id: containers.id })
    .from(containers)
    .where(or(eq(containers.storefrontVariantId, variantId), eq(containers.setAsideVariantId, variantId)))
  return row?.id ?? null
}

export async function publicPriceRows(
  database: Database,
  sizeIds: readonly string[],
): Promise<{ sizeId: string; priceMinor: number | null; priceOffers: PublicOffers | null }[]> {
  return database
    .select({
      sizeId: containers.id,
      priceMinor: containers.priceMinor,
      priceOffers: containers.priceOffers,
    })
    .from(containers)
    .where(inArray(containers.id, [...sizeIds]))
}

/** Beers of these breweries by when they came out, the newest first. */
export async function releasedBeerRows(
  database: Database,
  {
    breweryIds,
    after,
    until,
    most,
  }: { breweryIds: readonly string[]; after: Date; until: Date; most: number },
): Promise<{ id: string; breweryId: string; releasedAt: Date }[]> {
  const rows = await database
    .select({ id: beers.id, breweryId: beers.breweryId, releasedAt: beers.releasedAt })
    .from(beers)
    .where(
      and(
        inArray(beers.breweryId, [...breweryIds]),
        gt(beers.releasedAt, after.toISOString()),
        lte(beers.releasedAt, until.toISOString()),
        isNull(beers.archivedAt),
      ),
    )
    .orderBy(desc(beers.releasedAt), desc(beers.id))
    .limit(most)
  return rows.map((row) => ({ ...row, releasedAt: new Date(row.releasedAt) }))
}
