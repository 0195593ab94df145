import { shortDay } from '../delivery/arrival-text.ts'
import { formatMinor } from '../format/money.ts'
import { addWorkingDays, type Calendar, londonDay } from '../working-time/working-time.ts'

/**
 * What pages say of a group's next run, its day, and what a pallet on it may weigh where a tail-lift unloads it, in
 * grams; day and weight are missing where no run takes orders.
 */
export type GroupRun = { groupSlug: string; text: string; day?: string; limitG?: number }

/** Within how many working days breweries send what is ordered (shipping FAQ). */
const dispatchWorkingDays = 2

/** The days of one delivery, 'YYYY-MM-DD'. A van or a pallet arrives on its day, a carrier at the latest on it. */
export type DeliveryDays = { leavesBy: string; arrivesBy: string | null; isOnDay: boolean }

/** 'Leaves by Wed 2 Dec, with you by Wed 9 Dec'; 'Arrives Tue 1 Dec' (DELV-11). */
export function deliveryDaysText({ leavesBy, arrivesBy, isOnDay }: DeliveryDays): string {
  if (arrivesBy === null) return `Leaves by ${shortDay(leavesBy)}`
  return isOnDay
    ? `Arrives ${shortDay(arrivesBy)}`
    : `Leaves by ${shortDay(leavesBy)}, with you by ${shortDay(arrivesBy)}`
}

/** 'Delivery free', 'Delivery £12.00' (DELV-11). */
export const deliveryCostText = (netMinor: number): string =>
  `Delivery ${netMinor === 0 ? 'free' : formatMinor(netMinor)}`

/**
 * The day by which a part leaves that arrives by another. A van delivers on the day it leaves; a carrier collects at the
 * latest on the day of arrival.
 */
export const leavingDay = (
  usual: string,
  { arrivesBy, isOnDay }: Pick<DeliveryDays, 'arrivesBy' | 'isOnDay'>,
): string => (arrivesBy !== null && (isOnDay || arrivesBy < usual) ? arrivesBy : usual)

/** What one sender promises; its charge is null until a postcode is known. */
type Promised = DeliveryDays & { chargeMinor: number | null }

/**
 * What a basket says of its delivery before it is ordered: the next delivery run of its group, else the cost and the days
 * of its senders, 'Delivery free. Leaves by Wed 2 Dec, with you by Wed 9 Dec.' (DELV-11).
 */
export function basketDeliveryText(
  run: GroupRun | undefined,
  parts: readonly Promised[],
  isGroup = false,
): string {
  if (run !== undefined) return run.text
  if (isGroup) return 'Delivered on the group’s next pallet.'
  if (parts.length === 0) return `Leaves within ${dispatchWorkingDays} working days.`
  const charges = parts.map(({ chargeMinor }) => chargeMinor)
  const isPriced = charges.every((charge) => charge !== null)
  const cost = isPriced ? `${deliveryCostText(charges.reduce((sum, charge) => sum + charge, 0))}. ` : ''
  return `${cost}${daysOfAll(parts)}.`
}

/** The days of the only delivery, or of several that agree; else the day by which all of it is there. */
function daysOfAll(parts: readonly Promised[]): string {
  const texts = new Set(parts.map(deliveryDaysText))
  if (texts.size === 1) return [...texts][0]!
  const arrivals = parts.flatMap(({ arrivesBy }) => arrivesBy ?? [])
  return arrivals.length === parts.length
    ? `All of it with you by ${shortDay(arrivals.toSorted().at(-1)!)}`
    : `All of it leaves by ${shortDay(
        parts
          .map(({ leavesBy }) => leavesBy)
          .toSorted()
          .at(-1)!,
      )}`
}

/** The day by which what is ordered now leaves its brewery, 'YYYY-MM-DD'. */
export const usualDispatchDay = (now: Date, calendar: Calendar = 'england-and-wales'): string =>
  addWorkingDays(londonDay(now), dispatchWorkingDays, calendar)
