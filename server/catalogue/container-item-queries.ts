import { and, asc, count, eq, inArray } from 'drizzle-orm'
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
