import type { AccessoryCard } from '../../../shared/pages/beer-page-data.ts'
import type { Database } from '../../platform/database/database.ts'
import { accessoriesByExternalId, accessoriesById, accessoryRows } from './accessory-queries.ts'
import { accessoryCardView } from './accessory-view.ts'

/** More than any shop has; the one that has more is read as far as this. */
const mostAccessories = 500

/** Every accessory in its order of display. */
export async function listAccessories(database: Database): Promise<AccessoryCard[]> {
  return (await accessoryRows(database, { couplers: [], limit: mostAccessories })).map(accessoryCardView)
}

/** These accessories, in no order; unknown ids are left out. */
export async function findAccessories(database: Database, ids: readonly string[]): Promise<AccessoryCard[]> {
  if (ids.length === 0) return []
  return (await accessoriesById(database, ids)).map(accessoryCardView)
}

/** These accessories by the ids of the catalogue's files, for those who count them. */
export async function findAccessoryItems(
  database: Database,
  externalIds: readonly string[],
): Promise<{ id: string; externalId: string; title: string }[]> {
  const rows = await accessoriesByExternalId(database, externalIds)
  return rows.map(({ id, externalId, name }) => ({ id, externalId, title: name }))
}
