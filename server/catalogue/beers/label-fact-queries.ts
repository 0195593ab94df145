import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { beers, containers } from './catalogue-tables.ts'

/** Strength and allergens of the beer in each of these storefront variants. */
export async function labelFactRows(
  database: Database,
  variantIds: readonly string[],
): Promise<{ variantId: string; abv: number | null; allergens: string[] }[]> {
  const rows = await database
    .select({
      variantId: containers.storefrontVariantId,
      abv: beers.targetAbv,
      allergens: beers.allergens,
    })
    .from(containers)
    .innerJoin(beers, eq(beers.id, containers.beerId))
    .where(inArray(containers.storefrontVariantId, [...new Set(variantIds)]))
  return rows.flatMap(({ variantId, ...facts }) => (variantId === null ? [] : [{ variantId, ...facts }]))
}
