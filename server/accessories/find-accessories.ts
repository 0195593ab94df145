import type { AccessoryCard } from '../../shared/beer-page.ts'
import type { Database } from '../database/connect.ts'
import { accessoriesById } from './accessory-queries.ts'
import { accessoryCardView } from './accessory-view.ts'

/** These accessories, in no order; unknown ids are left out. */
export async function findAccessories(database: Database, ids: readonly string[]): Promise<AccessoryCard[]> {
  if (ids.length === 0) return []
  return (await accessoriesById(database, ids)).map(accessoryCardView)
}
