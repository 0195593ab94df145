import type { Order, OrderConsignment } from '../../shared/api/orders-api.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { isEnded } from '../../shared/orders/order-states.ts'

const mayCancel = ({ steps }: Pick<OrderConsignment, 'steps'>) => steps.includes('cancel')

const goingOf = ({ consignments }: Order) =>
  consignments.filter(({ state }) => !isEnded(state) && state !== 'delivered' && state !== 'claimed')

/** Whether the buyer may still take back all that is left of the order. */
export function isCancellable(order: Order): boolean {
  const going = goingOf(order)
  return going.length > 0 && going.every(mayCancel)
}

/** Whether this part can be taken back by itself: others go on, and there is money to split. */
export function isPartCancellable(order: Order, part: OrderConsignment): boolean {
  const isCharged = order.payment.state !== 'cancelled' && !isStillUnpaid(order)
  return mayCancel(part) && isCharged && goingOf(order).length > 1
}

/** What becomes of the money. */
export function moneyWords(order: Order, part: OrderConsignment | null): string {
  if (order.payment.method === 'invoice') return 'You will not have to pay for it.'
  if (isStillUnpaid(order)) return 'Nothing was charged.'
  const parts = part === null ? goingOf(order) : [part]
  const minor = parts.reduce((sum, { totalMinor }) => sum + totalMinor, 0)
  return `${formatMinor(minor)} goes back to the card you paid with.`
}

const isStillUnpaid = ({ payment: { state } }: Order) =>
  ['unpaid', 'action_required', 'processing', 'failed'].includes(state)
