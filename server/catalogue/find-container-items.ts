import type { Database } from '../database/database.ts'
import {
  type ContainerItemRow,
  containerItemRows,
  countContainerItems,
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

const itemOf = ({ id, externalId, name, beerName, breweryId }: ContainerItemRow): ContainerItem => ({
  id,
  externalId,
  breweryId,
  title: `${beerName}, ${name}`,
})
