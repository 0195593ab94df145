import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { beers, containers } from './catalogue-tables.ts'
import { sizeOrder } from './size-order-in-statement.ts'

export type ContainerItemRow = {
  id: string
  externalId: string
  name: string
  beerName: string
  breweryId: string
  /** The id in an order; null while the size cannot be ordered online. */
  variantId: string | null
  type: string
  couplerType: string | null
  volumeMl: number | null
  packSize: number
  /** In percent, with at most two decimals. */
  abv: number | null
}
/** Containers by what they are asked for: ids, external ids or their brewery. */
export type ContainerFilter = {
  ids?: readonly string[]
  externalIds?: readonly string[]
  breweryId?: string
  /** Those that their brewery has put away too. */
  withArchived?: boolean
}

const isWanted = ({ ids, externalIds, breweryId, withArchived }: ContainerFilter) =>
  and(
    ids && inArray(containers.id, [...ids]),
    externalIds && inArray(containers.externalId, [...externalIds]),
    breweryId === undefined ? undefined : eq(beers.breweryId, breweryId),
    withArchived === false ? isNull(containers.archivedAt) : undefined,
  )

/** By beer and size; all of them without a limit. */
export async function containerItemRows(
  database: Database,
  filter: ContainerFilter,
  limit?: number,
): Promise<ContainerItemRow[]> {
  const rows = database
    .select({
      id: containers.id,
      externalId: containers.externalId,
      name: containers.name,
      beerName: beers.name,
      breweryId: beers.breweryId,
      variantId: containers.storefrontVariantId,
      type: containers.type,
      couplerType: containers.couplerType,
      volumeMl: containers.volumeMl,
      packSize: containers.packSize,
      abv: beers.targetAbv,
    })
    .from(containers)
    .innerJoin(beers, eq(beers.id, containers.beerId))
    .where(isWanted(filter))
    .orderBy(asc(beers.name), sizeOrder(sql`${containers}`))
  return limit === undefined ? rows : rows.limit(limit)
}

/** The storefront variants of a brewery that have units to sell, by beer and size. */
export async function variantIdsOnSale(
  database: Database,
  breweryId: string,
  most: number,
): Promise<string[]> {
  const rows = await database
    .select({ variantId: containers.storefrontVariantId })
    .from(containers)
    .innerJoin(beers, eq(beers.id, containers.beerId))
    .where(
      and(
        eq(beers.breweryId, breweryId),
        gt(containers.availableUnits, 0),
        isNotNull(containers.storefrontVariantId),
      ),
    )
    .orderBy(asc(beers.name), asc(containers.name), asc(containers.id))
    .limit(most)
  return rows.flatMap(({ variantId }) => variantId ?? [])
}

/** The styles of the beers of these variants; a variant that is gone has none. */
export async function variantStyleRows(
  database: Database,
  variantIds: readonly string[],
): Promise<{ variantId: string | null; style: string }[]> {
  return database
    .select({ variantId: containers.storefrontVariantId, style: beers.style })
    .from(containers)
    .innerJoin(beers, eq(beers.id, containers.beerId))
    .where(inArray(containers.storefrontVariantId, [...variantIds]))
}
