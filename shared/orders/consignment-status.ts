import type { OrderState, PaymentStateName } from './order-states.ts'
import { formatMoment } from '../dates/dates.ts'
import type { ShippingOption } from './shipping-options.ts'
import { shortDay, usualDispatchDay } from './delivery-promise.ts'

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
      return 'Waiting for your answer'
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

/** When it comes: 'on the pallet of Wed 25 Nov', 'arrives by Tue 1 Dec', 'usually leaves by Tue 24 Nov'; null where nothing is to come. */
export function dispatchText(
  { placedAt, pallet }: Standing,
  { state, shippingOption, delivery, dispatchOn }: Part,
): string | null {
  if (!['placed', 'proposed', 'accepted', 'packed'].includes(state)) return null
  const runOn = pallet?.leavesOn ?? null
  if (shippingOption === 'delivery' && runOn !== null) return `on the pallet of ${shortDay(runOn)}`
  if (delivery?.promisedTo)
    return `arrives ${delivery.kind === 'carrier' ? 'by ' : ''}${shortDay(delivery.promisedTo)}`
  const by = shortDay(dispatchOn ?? usualDispatchDay(new Date(placedAt)))
  return shippingOption === 'collection' ? `usually ready by ${by}` : `usually leaves by ${by}`
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
