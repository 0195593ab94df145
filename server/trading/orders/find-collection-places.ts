import type { OrderConsignment } from '../../../shared/api/orders-api.ts'
import type { Database } from '../../platform/database/database.ts'
import { inOneTrip } from '../../platform/database/in-one-trip.ts'
import { termsInForce } from '../delivery-terms/set-delivery-terms.ts'
import { standingsOf } from '../../parties/brewery-standing/standing-of.ts'
import type { ConsignmentRow } from './order-read-queries.ts'

export type CollectionPlaces = ReadonlyMap<string, NonNullable<OrderConsignment['collection']>>

/** Where and when what is collected of these orders is handed out, by brewery: as it is today, not as it was ordered. */
export async function findCollectionPlaces(
  database: Database,
  parts: readonly Pick<ConsignmentRow, 'breweryId' | 'shippingOption'>[],
  now: Date,
): Promise<CollectionPlaces> {
  const collected = parts.filter(({ shippingOption }) => shippingOption === 'collection')
  const breweryIds = [...new Set(collected.flatMap(({ breweryId }) => breweryId ?? []))]
  if (breweryIds.length === 0) return new Map()
  const [standings, inForce] = await inOneTrip([
    standingsOf(database, breweryIds, { now }),
    termsInForce(database, breweryIds),
  ])
  return new Map(
    standings.map(({ breweryId, facts }) => [
      breweryId,
      { address: facts?.address ?? [], hours: inForce(breweryId)?.terms.collection?.windows ?? '' },
    ]),
  )
}
