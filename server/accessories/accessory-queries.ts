import { asc, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { accessories } from './accessory-tables.ts'

export type AccessoryRow = typeof accessories.$inferSelect

/** Accessories in their order of display; of these couplers only, where any is named. */
export async function accessoryRows(
  database: Database,
  { couplers, limit }: { couplers: readonly string[]; limit: number },
): Promise<AccessoryRow[]> {
  return database
    .select()
    .from(accessories)
    .where(couplers.length === 0 ? sql`true` : inArray(accessories.couplerType, [...couplers]))
    .orderBy(asc(accessories.displayOrder), asc(accessories.id))
    .limit(limit)
}

/** These accessories, in no order; unknown ids are left out. */
export async function accessoriesById(database: Database, ids: readonly string[]): Promise<AccessoryRow[]> {
  return database
    .select()
    .from(accessories)
    .where(inArray(accessories.id, [...ids]))
}
