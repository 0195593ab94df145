import { distanceKm, type Place } from './geography.ts'

/** Where a group delivers; null while the organisers have not settled it. */
export type DeliveryArea = Place & { radiusKm: number }

export type DeliveryAnswer =
  | { kind: 'inside' | 'outside'; distanceKm: number; radiusKm: number }
  /** The text is no UK postcode, or one that has no place on the map. */
  | { kind: 'unknown-postcode' }
  | { kind: 'no-area' }

/**
 * Whether a group delivers to a place, with the distance from its centre in whole kilometres (OPEN-66). Whoever is
 * outside is never told a distance within the radius, however near the edge.
 */
export function deliveryAnswer(area: DeliveryArea | null, place: Place | null): DeliveryAnswer {
  if (area === null) return { kind: 'no-area' }
  if (place === null) return { kind: 'unknown-postcode' }
  const { radiusKm } = area
  const distance = distanceKm(area, place)
  if (distance <= radiusKm) return { kind: 'inside', distanceKm: Math.round(distance), radiusKm }
  return { kind: 'outside', distanceKm: Math.max(Math.round(distance), radiusKm + 1), radiusKm }
}
