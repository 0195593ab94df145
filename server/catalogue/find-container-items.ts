import type { Database } from '../database/database.ts'
import {
  type ContainerItemRow,
  containerItemRows,
  variantIdsOnSale,
  type WantedContainers,
} from './container-item-queries.ts'

/** A container as its brewery and the staff name it, on sale online or not. */
export type ContainerItem = Omit<ContainerItemRow, 'name' | 'beerName' | 'variantId'> & {
  title: string
  beer: string
  container: string
  isOnline: boolean
}

/** These containers by beer and size; unknown ones are left out. */
export async function findContainerItems(
  database: Database,
  wanted: WantedContainers & ({ ids: readonly string[] } | { externalIds: readonly string[] }),
): Promise<ContainerItem[]> {
  if ((wanted.ids ?? wanted.externalIds)?.length === 0) return []
  return (await containerItemRows(database, wanted)).map(itemOf)
}

/** A brewery's containers by beer and size, at most so many. */
export async function listContainerItems(
  database: Database,
  { breweryId, limit }: { breweryId: string; limit: number },
): Promise<ContainerItem[]> {
  return (await containerItemRows(database, { breweryId }, limit)).map(itemOf)
}

/** Variants that one answer names at the most. */
const mostVariants = 500

/** The storefront variants of a brewery that have units to sell; at most five hundred. */
export async function findVariantsOnSale(database: Database, breweryId: string): Promise<string[]> {
  return variantIdsOnSale(database, breweryId, mostVariants)
}

const itemOf = ({ name, beerName, variantId, ...rest }: ContainerItemRow): ContainerItem => ({
  ...rest,
  title: `${beerName}, ${name}`,
  beer: beerName,
  container: name,
  isOnline: variantId !== null,
})
