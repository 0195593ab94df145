import { and, asc, count, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { beers, containers } from './catalogue-tables.ts'

export type ContainerItemRow = {
  id: string
  externalId: string
  name: string
  beerName: string
  breweryId: string
}
/** Containers by what they are asked for: ids, external ids or their brewery. */
export type WantedContainers = {
  ids?: readonly string[]
  externalIds?: readonly string[]
  breweryId?: string
}

const isWanted = ({ ids, externalIds, breweryId }: WantedContainers) =>
  and(
    ids && inArray(containers.id, [...ids]),
    externalIds && inArray(containers.externalId, [...externalIds]),
    breweryId === undefined ? undefined : eq(beers.breweryId, breweryId),
  )

/** By beer and size; all of them without a page. */
export async function containerItemRows(
  database: Database,
  wanted: WantedContainers,
  page?: { offset: number; limit: number },
): Promise<ContainerItemRow[]> {
  const rows = database
    .select({
      id: containers.id,
      externalId: containers.externalId,
      name: containers.name,
      beerName: beers.name,
      breweryId: beers.breweryId,
    })
    .from(containers)
    .innerJoin(beers, eq(beers.id, containers.beerId))
    .where(isWanted(wanted))
    .orderBy(asc(beers.name), asc(containers.name), asc(containers.id))
  return page ? rows.offset(page.offset).limit(page.limit) : rows
}

export async function countContainerItems(database: Database, wanted: WantedContainers): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(containers)
    .innerJoin(beers, eq(beers.id, containers.beerId))
    .where(isWanted(wanted))
  return row?.total ?? 0
}

/** Beers of a brewery with units to sell, and how many of them are down to this many units or fewer. */
export async function beersOnSaleRow(
  database: Database,
  breweryId: string,
  lowUnits: number,
): Promise<{ onSale: number; low: number }> {
  const perBeer = database.$with('per_beer').as(
    database
      .select({ units: sql<number>`sum(${containers.availableUnits})`.as('units') })
      .from(containers)
      .innerJoin(beers, eq(beers.id, containers.beerId))
      .where(and(eq(beers.breweryId, breweryId), sql`${containers.availableUnits} > 0`))
      .groupBy(beers.id),
  )
  const [row] = await database
    .with(perBeer)
    .select({
      onSale: count(),
      low: sql<number>`(count(*) filter (where ${perBeer.units} <= ${lowUnits}))::integer`,
    })
    .from(perBeer)
  return row ?? { onSale: 0, low: 0 }
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
