import type { AccessoryCard } from '../../shared/beer-page.ts'
import type { Database } from '../database/connect.ts'
import { accessoriesById, accessoryRows } from './accessory-queries.ts'
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
