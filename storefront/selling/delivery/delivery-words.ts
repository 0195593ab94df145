import type { DeliveryZone } from '../../../shared/delivery/delivery-terms.ts'
import { formatMinor } from '../../../shared/format/money.ts'

export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const daysText = (days: number) => (days === 1 ? '1 working day' : `${days} working days`)

/** Where a zone is. */
export function zoneName({ postcodes, radiusKm }: DeliveryZone): string {
  const names = [
    ...(postcodes === null ? [] : [postcodes.join(', ')]),
    ...(radiusKm === null ? [] : [`within ${radiusKm} km`]),
  ]
  return names.length === 0 ? 'All of the UK' : names.join(', or ')
}

/** What delivery costs there. */
export function chargeText({ chargeMinor, freeAboveMinor, minimumMinor }: DeliveryZone): string {
  const facts = [
    chargeMinor === 0 ? 'Free' : `${formatMinor(chargeMinor)} ex VAT`,
    ...(freeAboveMinor === null || chargeMinor === 0 ? [] : [`free above ${formatMinor(freeAboveMinor)}`]),
    ...(minimumMinor === null ? [] : [`from ${formatMinor(minimumMinor)} of goods`]),
  ]
  return facts.join(', ')
}

/** How and when it goes there. */
export function wayText({ way }: DeliveryZone): string {
  if (way.kind === 'carrier')
    return `By carrier: leaves within ${daysText(way.dispatchWithin)}, ${way.roadFrom} to ${way.roadTo} on the road`
  const days = way.weekdays
    .toSorted((one, other) => one - other)
    .map((day) => weekdayNames[day - 1])
    .join(', ')
  return `Own van: ${days}; ${daysText(way.daysAhead)} ahead, ordered before ${way.cutOffTime}`
}
