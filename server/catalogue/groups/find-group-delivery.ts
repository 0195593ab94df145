import type { DeliveryArea } from '../../../shared/geography/delivery-area.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import type { Database } from '../../platform/database/database.ts'
import { groupDeliveryRow } from './group-delivery-queries.ts'

export type GroupDelivery = {
  id: string
  slug: string
  name: string
  /** Null while the organisers have not settled it. */
  area: DeliveryArea | null
  breweryIds: string[]
}

/** The part of a group that an order needs; null for an unknown or deleted group. */
export async function findGroupDelivery(database: Database, groupId: string): Promise<GroupDelivery | null> {
  const row = isUuid(groupId) ? await groupDeliveryRow(database, groupId) : null
  if (row === null) return null
  const { id, slug, name, latitude, longitude, radiusKm, breweryIds } = row
  const area =
    latitude === null || longitude === null || radiusKm === null ? null : { latitude, longitude, radiusKm }
  return { id, slug, name, area, breweryIds }
}
