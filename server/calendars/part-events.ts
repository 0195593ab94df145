import { paths } from '../../shared/paths/paths.ts'
import { sellingPaths } from '../../shared/paths/selling-paths.ts'
import type { CalendarPart } from '../orders/find-calendar-parts.ts'
import type { CalendarEvent } from './write-calendar.ts'

/** What comes to a buyer, or is fetched: parts of one pallet are one event. */
export function buyerEvents(parts: readonly CalendarPart[]): CalendarEvent[] {
  const own = parts.filter(({ isOwn }) => isOwn)
  const loads = Map.groupBy(own, (part) => (part.runId === null ? part.id : `${part.number} ${part.runId}`))
  return [...loads.values()].flatMap((load) => {
    const [first] = load
    if (first === undefined || first.dispatchOn === null) return []
    const { id, number, runId, isLater, shippingOption, dispatchOn, deliverBy, groupName } = first
    const from = load.map(({ breweryName }) => breweryName ?? 'Dray').join(', ')
    const isCollected = shippingOption === 'collection'
    return {
      // A pallet stays the same event when its order travels with another run.
      id: runId === null ? `order-part-${id}` : isLater ? `pallet-${number}-${runId}` : `pallet-${number}`,
      at: isCollected ? dispatchOn : (deliverBy ?? dispatchOn),
      title: isCollected
        ? `Collect at ${from}: ${number}`
        : runId === null
          ? `Delivery from ${from}: ${number}`
          : `Pallet of ${groupName ?? 'the group'}: ${number}`,
      note: isCollected ? null : `From ${from}.`,
      path: paths.order(number),
    }
  })
}

/** What leaves the breweries of a person, each by its slug, and what is fetched there. */
export function breweryEvents(
  parts: readonly CalendarPart[],
  slugs: ReadonlyMap<string, string>,
): CalendarEvent[] {
  return parts.flatMap((part) => {
    const { id, breweryId, shippingOption, dispatchOn, number, pub, town, postcode, runId, groupName } = part
    const slug = slugs.get(breweryId ?? '')
    if (slug === undefined || dispatchOn === null) return []
    const isCollected = shippingOption === 'collection'
    const verb = isCollected ? 'Collected by' : runId === null ? 'Send to' : 'Bring to the depot for'
    return {
      id: `sale-${id}`,
      at: dispatchOn,
      title: `${verb} ${pub}: ${number}`,
      place: isCollected ? null : [town, postcode].filter(Boolean).join(' '),
      note: runId === null ? null : `For the run of ${groupName ?? 'the group'}.`,
      path: sellingPaths.order(slug, number),
    }
  })
}
