import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { groupBreweries, groups } from './group-tables.ts'

/** A group's name, delivery area and breweries; null for an unknown id. */
export async function groupDeliveryRow(database: Database, groupId: string) {
  const [row] = await database
    .select({
      id: groups.id,
      slug: groups.slug,
      name: groups.name,
      latitude: groups.latitude,
      longitude: groups.longitude,
      radiusKm: groups.radiusKm,
      breweryIds: sql<string[]>`array(
        select ${groupBreweries.breweryId}::text from ${groupBreweries} where ${groupBreweries.groupId} = ${groups.id})`,
    })
    .from(groups)
    .where(eq(groups.id, groupId))
  return row ?? null
}
