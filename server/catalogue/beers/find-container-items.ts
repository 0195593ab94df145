import { sizeName } from '../../../shared/catalogue/sizes/size-name.ts'
import type { Database } from '../../platform/database/database.ts'
import {
  type ContainerItemRow,
  containerItemRows,
  variantIdsOnSale,
  variantStyleRows,
  type ContainerFilter,
} from './container-item-queries.ts'

/** A container as its brewery and the staff name it, on sale online or not. */
export type ContainerItem = Omit<ContainerItemRow, 'name' | 'beerName'> & {
  title: string
  beer: string
  /** The size, with the coupler of a keg. */
  container: string
  isOnline: boolean
}

/** These containers by beer and size; unknown ones are left out. */
export async function findContainerItems(
  database: Database,
  wanted: ContainerFilter & ({ ids: readonly string[] } | { externalIds: readonly string[] }),
): Promise<ContainerItem[]> {
  if ((wanted.ids ?? wanted.externalIds)?.length === 0) return []
  return (await containerItemRows(database, wanted)).map(itemOf)
}

/** A brewery's containers by beer and size, at most so many; those that it has put away only where asked. */
export async function listContainerItems(
  database: Database,
  { breweryId, limit, withArchived = false }: { breweryId: string; limit: number; withArchived?: boolean },
): Promise<ContainerItem[]> {
  return (await containerItemRows(database, { breweryId, withArchived }, limit)).map(itemOf)
}

/** Variants that one answer names at the most. */
const mostVariants = 500

/** The storefront variants of a brewery that have units to sell; at most five hundred. */
export async function findVariantsOnSale(database: Database, breweryId: string): Promise<string[]> {
  return variantIdsOnSale(database, breweryId, mostVariants)
}

function itemOf({ name, beerName, ...rest }: ContainerItemRow): ContainerItem {
  const container = sizeName({ name, couplerType: rest.couplerType })
  return {
    ...rest,
    title: `${beerName}, ${container}`,
    beer: beerName,
    container,
    isOnline: rest.variantId !== null,
  }
}

/** The code of the style of each variant's beer; variants that are gone are missing. */
export async function findStylesOfVariants(
  database: Database,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = variantIds.length === 0 ? [] : await variantStyleRows(database, variantIds)
  return new Map(rows.flatMap(({ variantId, style }) => (variantId === null ? [] : [[variantId, style]])))
}
