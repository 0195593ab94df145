import { distanceKm, type Place } from './geography.ts'

/** The delivery area of a group; null until the organisers have set it. */
export type DeliveryArea = Place & { radiusKm: number }

export type DeliveryAnswer =
  | { kind: 'inside' | 'outside'; distanceKm: number; radiusKm: number }
  /** The text is not a UK postcode, or the postcode has no known position. */
  | { kind: 'unknown-postcode' }
  | { kind: 'no-area' }

/**
 * Whether a group delivers to a place, with the distance from its centre in whole kilometres (OPEN-66). A place
 * outside never shows a distance within the radius, however near the edge.
 */
export function deliveryAnswer(area: DeliveryArea | null, place: Place | null): DeliveryAnswer {
  if (area === null) return { kind: 'no-area' }
  if (place === null) return { kind: 'unknown-postcode' }
  const { radiusKm } = area
  const distance = distanceKm(area, place)
  if (distance <= radiusKm) return { kind: 'inside', distanceKm: Math.round(distance), radiusKm }
  return { kind: 'outside', distanceKm: Math.max(Math.round(distance), radiusKm + 1), radiusKm }
}

/**
 * Why a group's pallet does not go to a postcode; null where it does, or where the group has not set its delivery area.
 */
export function deliveryRefusal(
  answer: DeliveryAnswer,
  { postcode, groupName }: { postcode: string; groupName: string },
): string | null {
  if (answer.kind === 'unknown-postcode')
    return `We do not know where ${postcode} is. Please check the postcode.`
  if (answer.kind === 'outside')
    return `${postcode} is ${answer.distanceKm} km from the centre of ${groupName}, which delivers up to ${answer.radiusKm} km.`
  return null
}
