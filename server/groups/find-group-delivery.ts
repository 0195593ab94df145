import type { DeliveryArea } from '../../shared/delivery-area.ts'
import { isUuid } from '../../shared/uuid.ts'
import type { Database } from '../database/connect.ts'
import { groupDeliveryRow } from './group-delivery-queries.ts'

export type GroupDelivery = {
  id: string
  slug: string
  name: string
  /** Null while the organisers have not settled it. */
  area: DeliveryArea | null
  breweryIds: string[]
}

/** What an order needs to know of its group; null for a group that is not, or no longer, there. */
export async function findGroupDelivery(database: Database, groupId: string): Promise<GroupDelivery | null> {
  const row = isUuid(groupId) ? await groupDeliveryRow(database, groupId) : null
  if (row === null) return null
  const { id, slug, name, latitude, longitude, radiusKm, breweryIds } = row
  const area =
    latitude === null || longitude === null || radiusKm === null ? null : { latitude, longitude, radiusKm }
  return { id, slug, name, area, breweryIds }
}
