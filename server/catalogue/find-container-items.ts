import type { Database } from '../database/database.ts'
import {
  beersOnSaleRow,
  type ContainerItemRow,
  containerItemRows,
  countContainerItems,
  variantIdsOnSale,
  type WantedContainers,
} from './container-item-queries.ts'

/** A container as its brewery and the staff name it, on sale online or not. */
export type ContainerItem = Pick<ContainerItemRow, 'id' | 'externalId' | 'breweryId'> & { title: string }

/** These containers by beer and size; unknown ones are left out. */
export async function findContainerItems(
  database: Database,
  wanted: WantedContainers & ({ ids: readonly string[] } | { externalIds: readonly string[] }),
): Promise<ContainerItem[]> {
  if ((wanted.ids ?? wanted.externalIds)?.length === 0) return []
  return (await containerItemRows(database, wanted)).map(itemOf)
}

/** A page of a brewery's containers by beer and size, and how many there are in all. */
export async function listContainerItems(
  database: Database,
  { breweryId, offset, limit }: { breweryId: string; offset: number; limit: number },
): Promise<{ items: ContainerItem[]; total: number }> {
  const rows = await containerItemRows(database, { breweryId }, { offset, limit })
  return { items: rows.map(itemOf), total: await countContainerItems(database, { breweryId }) }
}

/** Variants that one answer names at the most. */
const mostVariants = 500

/** The storefront variants of a brewery that have units to sell; at most five hundred. */
export async function findVariantsOnSale(database: Database, breweryId: string): Promise<string[]> {
  return variantIdsOnSale(database, breweryId, mostVariants)
}

/** At so many units or fewer of all its sizes a beer is low. */
const lowUnits = 5

/** How many beers of a brewery have units to sell, and how many of them are low. */
export async function countBeersOnSale(
  database: Database,
  breweryId: string,
): Promise<{ onSale: number; low: number }> {
  return beersOnSaleRow(database, breweryId, lowUnits)
}

const itemOf = ({ id, externalId, name, beerName, breweryId }: ContainerItemRow): ContainerItem => ({
  id,
  externalId,
  breweryId,
  title: `${beerName}, ${name}`,
})
