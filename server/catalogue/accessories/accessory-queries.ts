import { asc, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { accessories } from './accessory-tables.ts'

export type AccessoryRow = typeof accessories.$inferSelect

/** Accessories in their order of display; with couplers, only those that fit them. */
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

/** These accessories by their external ids, in no order. */
export async function accessoriesByExternalId(
  database: Database,
  externalIds: readonly string[],
): Promise<AccessoryRow[]> {
  return database
    .select()
    .from(accessories)
    .where(inArray(accessories.externalId, [...externalIds]))
}
