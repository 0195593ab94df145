import { shortDay } from '../../../shared/delivery/arrival-text.ts'
import { deliveryDaysText } from '../../../shared/orders/delivery-promise.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import type { CalendarPart } from '../../trading/orders/find-calendar-parts.ts'
import type { CalendarEvent } from './write-calendar.ts'

/**
 * What is still to come to a buyer, or to be collected: parts of one pallet are one event. With several sites, the titles
 * name them.
 */
export function buyerEvents(parts: readonly CalendarPart[], hasSites = false): CalendarEvent[] {
  return loadsOf(parts).flatMap((load) => {
    const event = loadEvent(load)
    if (event === null) return []
    return hasSites ? { ...event, title: `${event.title} (${load[0]!.pub})` } : event
  })
}

type DayEvent = CalendarEvent & { at: string; until?: string; note: string | null }

/** What comes to buyers by load: an order's parts on one pallet together, every other part on its own. */
export function loadsOf(parts: readonly CalendarPart[]): CalendarPart[][] {
  const own = parts.filter(({ isOwn }) => isOwn)
  return [
    ...Map.groupBy(own, (part) => (part.runId === null ? part.id : `${part.number} ${part.runId}`)).values(),
  ]
}

/** A load as an event; null before it has a day. */
export function loadEvent(load: readonly CalendarPart[]): DayEvent | null {
  const [first] = load
  if (first === undefined || first.dispatchOn === null) return null
  const { id, number, runId, isLater, shippingOption, dispatchOn, groupName } = first
  const from = load.map(({ breweryName }) => breweryName ?? 'Dray').join(', ')
  const sent = load.flatMap(({ breweryName, sentText }) =>
    sentText === null ? [] : load.length > 1 ? `${breweryName ?? 'Dray'}: ${sentText}` : sentText,
  )
  const days = daysText(first, dispatchOn)
  const shared = { path: paths.order(number), note: [sentence(`From ${from}`), days, ...sent].join(' ') }
  if (shippingOption === 'collection')
    return {
      ...shared,
      id: `order-part-${id}`,
      at: dispatchOn,
      title: `Collect at ${from}: ${number}`,
      note: null,
    }
  if (runId === null) return { ...shared, id: `order-part-${id}`, ...deliveryOf(first, dispatchOn, from) }
  return {
    ...shared,
    // A pallet stays the same event when its order travels with another run.
    id: isLater ? `pallet-${number}-${runId}` : `pallet-${number}`,
    at: first.deliverBy ?? dispatchOn,
    title: `Pallet of ${groupName ?? 'the group'}: ${number}`,
  }
}

/** 'Leaves by Wed 2 Dec, with you by Wed 9 Dec.', as the order says (DELV-11). */
function daysText({ deliverBy, firstPossibleOn, runId }: CalendarPart, dispatchOn: string): string {
  const isOnDay = runId !== null || (deliverBy !== null && deliverBy === firstPossibleOn)
  return `${deliveryDaysText({ leavesBy: dispatchOn, arrivesBy: deliverBy, isOnDay })}.`
}

/** From the first day on which it may arrive to the last; without a promise, the day by which it leaves. */
function deliveryOf({ number, deliverBy, firstPossibleOn }: CalendarPart, dispatchOn: string, from: string) {
  if (deliverBy === null)
    return { at: dispatchOn, title: `Sent by ${shortDay(dispatchOn)} from ${from}: ${number}` }
  if (firstPossibleOn === null || firstPossibleOn >= deliverBy)
    return { at: deliverBy, title: `Delivery from ${from}: ${number}` }
  return {
    at: firstPossibleOn,
    until: deliverBy,
    title: `Delivery by ${shortDay(deliverBy)} from ${from}: ${number}`,
  }
}

/** What is still to leave the breweries of a person, each by its slug, or to be collected there. */
export function breweryEvents(
  parts: readonly CalendarPart[],
  slugs: ReadonlyMap<string, string>,
): CalendarEvent[] {
  return parts.flatMap((part) => {
    const {
      id,
      breweryId,
      state,
      shippingOption,
      dispatchOn,
      number,
      pub,
      town,
      postcode,
      runId,
      groupName,
      sentText,
    } = part
    const slug = slugs.get(breweryId ?? '')
    if (slug === undefined || dispatchOn === null || state === 'dispatched') return []
    const isCollected = shippingOption === 'collection'
    const verb = isCollected ? 'Collected by' : runId === null ? 'Send to' : 'Bring to the depot for'
    const rest = state === 'part_dispatched' ? 'The rest: ' : ''
    return {
      id: `sale-${id}`,
      at: dispatchOn,
      title: `${rest}${verb} ${pub}: ${number}`,
      place: isCollected ? null : [town, postcode].filter(Boolean).join(' '),
      note:
        [runId === null ? null : sentence(`For the run of ${groupName ?? 'the group'}`), sentText]
          .filter(Boolean)
          .join(' ') || null,
      path: sellingPaths.order(slug, number),
    }
  })
}

/** Names such as 'Brewing Co.' bring their own full stop. */
const sentence = (words: string) => (words.endsWith('.') ? words : `${words}.`)
