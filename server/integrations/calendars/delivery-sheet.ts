import { shortDay } from '../../../shared/delivery/arrival-text.ts'
import type { CalendarPart } from '../../trading/orders/find-calendar-parts.ts'
import type { PartItem } from '../../trading/orders/find-part-items.ts'
import { loadEvent, loadsOf } from './part-events.ts'

export type SheetDay = { day: string; loads: SheetLoad[] }
type SheetLoad = { title: string; notes: string[]; isUnconfirmed: boolean; items: PartItem[] }

/** What comes to a site by day, the soonest first: a load is an order's pallet, or what one brewery sends of it (BIZ-13). */
export function sheetDays(
  parts: readonly CalendarPart[],
  itemsOf: ReadonlyMap<string, PartItem[]>,
): SheetDay[] {
  const loads = loadsOf(parts).flatMap((load) => {
    const event = loadEvent(load)
    if (event === null) return []
    const { at, until } = event
    return { from: at, day: until === undefined ? shortDay(at) : daysOf(at, until), ...loadOf(load, itemsOf) }
  })
  const sorted = loads.toSorted((one, other) => one.from.localeCompare(other.from))
  return [...Map.groupBy(sorted, ({ day }) => day)].map(([day, ofDay]) => ({ day, loads: ofDay }))
}

const daysOf = (from: string, until: string) => `${shortDay(from)} to ${shortDay(until)}`

function loadOf(load: readonly CalendarPart[], itemsOf: ReadonlyMap<string, PartItem[]>): SheetLoad {
  const { number, runId, groupName, shippingOption } = load[0]!
  const senders = load.map(({ breweryName }) => breweryName ?? 'Dray').join(', ')
  const pallet = runId === null ? [] : [`On the pallet of ${groupName ?? 'the group'}`]
  return {
    title: shippingOption === 'collection' ? `Collect at ${senders}` : senders,
    notes: [[`Order ${number}`, ...pallet].join(', '), ...load.flatMap(({ sentText }) => sentText ?? [])],
    isUnconfirmed: load.some(({ state }) => state === 'placed' || state === 'proposed'),
    items: load.flatMap(({ id }) => itemsOf.get(id) ?? []),
  }
}
