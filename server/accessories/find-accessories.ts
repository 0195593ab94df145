import type { AccessoryCard } from '../../shared/pages/beer-page-data.ts'
import type { Database } from '../database/database.ts'
import { accessoriesById, accessoryRows } from './accessory-queries.ts'
import { accessoryCardView } from './accessory-view.ts'
import { unitsOf } from '../database/unit-queries.ts'
import { accessories } from './accessory-tables.ts'

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

/** The stock of accessories, for orders. */
export const accessoryUnits = unitsOf({
  table: accessories,
  id: accessories.id,
  orderedAs: accessories.id,
  stock: accessories.currentStock,
})
