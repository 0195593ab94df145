import type { OrderState, PaymentStateName } from './order-states.ts'
import { formatMoment } from '../dates/dates.ts'
import type { ShippingOption } from './shipping-options.ts'
import { shortDay } from '../delivery/arrival-text.ts'
import {
  deliveryCostText,
  type DeliveryDays,
  deliveryDaysText,
  leavingDay,
  usualDispatchDay,
} from './delivery-promise.ts'

type Standing = {
  placedAt: string
  pallet: { leavesOn?: string | null } | null
  payment: { state: PaymentStateName }
}
type Part = {
  state: OrderState
  shippingOption: ShippingOption
  /** The day by which it leaves; null before the order is paid or owed. */
  dispatchOn?: string | null
  /** The day by which it arrives; it moves with a later day that was agreed, the promise does not. */
  deliverBy?: string | null
  delivery?: { kind: 'own_van' | 'carrier' | 'collection'; promisedTo: string | null } | undefined
}

const awaitsMoney = new Set(['unpaid', 'failed', 'action_required', 'processing'])

/** What a part of an order waits for, or how it ended: 'Waiting for the brewery', 'On its way'. */
export function statusText(
  { payment }: Pick<Standing, 'payment'>,
  { state, shippingOption, isOwn }: Part & { isOwn: boolean },
): string {
  switch (state) {
    case 'placed':
      if (awaitsMoney.has(payment.state)) return 'Waiting for your payment'
      return isOwn ? 'Waiting for Dray' : 'Waiting for the brewery'
    case 'proposed':
      return 'Your answer needed'
    case 'packed':
      return shippingOption === 'collection' ? 'Ready to collect' : 'Packed for you'
    case 'part_dispatched':
      return 'Partly on its way to you'
    case 'claimed':
      return 'Your claim is being looked at'
    case 'closed':
      return 'Complete'
    case 'refused':
      return 'Refused: nothing is sent'
    case 'accepted':
      return shippingOption === 'collection' ? 'To be collected by you' : 'To be delivered to you'
    case 'dispatched':
      return shippingOption === 'collection' ? 'Ready to collect' : 'On its way to you'
    case 'delivered':
      return shippingOption === 'collection' ? 'Collected by you' : 'Delivered to you'
    case 'cancelled':
      return 'Cancelled: nothing is sent'
  }
}

/** The days of a part that is still to come; null where nothing is. A part to be collected has no day of arrival. */
export function comingDays(
  { placedAt, pallet }: Pick<Standing, 'placedAt' | 'pallet'>,
  { state, shippingOption, delivery, dispatchOn, deliverBy }: Part,
): DeliveryDays | null {
  const isSent = state === 'dispatched' || state === 'part_dispatched'
  if (!isSent && !['placed', 'proposed', 'accepted', 'packed'].includes(state)) return null
  const usual = dispatchOn ?? usualDispatchDay(new Date(placedAt))
  if (shippingOption === 'collection') return { leavesBy: usual, arrivesBy: null, isOnDay: false }
  const promised = delivery?.promisedTo ?? null
  const runOn = pallet?.leavesOn ?? null
  const arrivesBy = deliverBy ?? runOn ?? promised
  const isOnDay = runOn !== null || (delivery?.kind === 'own_van' && arrivesBy === promised)
  return {
    leavesBy: leavingDay(usual, { arrivesBy, isOnDay: isOnDay && runOn === null }),
    arrivesBy,
    isOnDay,
  }
}

/**
 * When it comes, in the words of the checkout: 'arrives Wed 25 Nov on the pallet', 'leaves by Tue 24 Nov, with you by Tue
 * 1 Dec', once it has left 'with you by Tue 1 Dec'; null where nothing is to come, and of what is ready to collect (DELV-11).
 */
export function dispatchText(order: Standing, part: Part): string | null {
  const days = comingDays(order, part)
  if (days === null) return null
  const { leavesBy, arrivesBy, isOnDay } = days
  const isSent = part.state === 'dispatched' || part.state === 'part_dispatched'
  if (part.shippingOption === 'collection')
    return isSent || part.state === 'packed' ? null : `ready by ${shortDay(leavesBy)}`
  if (order.pallet?.leavesOn && arrivesBy !== null) return `arrives ${shortDay(arrivesBy)} on the pallet`
  if (isSent && !isOnDay) return arrivesBy && `with you by ${shortDay(arrivesBy)}`
  const text = deliveryDaysText(days)
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/**
 * What its delivery costs, in place of the words that were chosen from before the payment: 'Delivery free', 'Delivery
 * £12.00' (DELV-11). Orders from before delivery terms have no cost until it is charged.
 */
export function deliveryText(
  { shippingOption, delivery }: Pick<Part, 'shippingOption' | 'delivery'>,
  { shippingMinor, isOnPallet }: { shippingMinor: number; isOnPallet: boolean },
): string {
  if (shippingOption === 'collection') return 'Collect from brewery taproom'
  if (isOnPallet) return 'On the group’s pallet'
  return delivery || shippingMinor > 0 ? deliveryCostText(shippingMinor) : 'Standard delivery'
}

/** Who took it in and when: 'signed for by Morag Landlord, 18 Nov 2026, 11:19'. */
export function signedText(
  { receivedBy, at }: { receivedBy: string | null; at: string },
  { shippingOption }: Pick<Part, 'shippingOption'>,
): string {
  const moment = formatMoment(at)
  if (receivedBy === null) return `no name was given, ${moment}`
  return `${shippingOption === 'collection' ? 'handed to' : 'signed for by'} ${receivedBy}, ${moment}`
}
