import type { Order, OrderConsignment } from '../../shared/api/orders-api.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { isEnded } from '../../shared/orders/order-states.ts'

/** Dray's own part without accessories: it goes with what rides on it. */
const isPallet = ({ team, lines }: Pick<OrderConsignment, 'team' | 'lines'>) =>
  team === null && lines.every(({ quantity }) => quantity === 0)

const mayCancel = ({ steps }: Pick<OrderConsignment, 'steps'>) => steps.includes('cancel')

const goingOf = ({ consignments }: Order) =>
  consignments.filter(({ state }) => !isEnded(state) && state !== 'delivered' && state !== 'claimed')

/** Whether the buyer may still take back all that is left of the order. */
export function isCancellable(order: Order): boolean {
  const going = goingOf(order).filter((part) => !isPallet(part))
  return going.length > 0 && going.every(mayCancel)
}

/** Whether this part can be taken back on its own: others go on, and there is money to split. */
export function isPartCancellable(order: Order, part: OrderConsignment): boolean {
  const isCharged = order.payment.state !== 'cancelled' && !isStillUnpaid(order)
  const going = goingOf(order).filter((each) => !isPallet(each))
  return mayCancel(part) && isCharged && going.length > 1
}

/** What becomes of the pallet and the money. */
export function moneyWords(order: Order, part: OrderConsignment | null): string {
  return [palletWords(part), backWords(order, part)].filter((text) => text !== '').join(' ')
}

/** What becomes of the pallet that others still ride on. */
function palletWords(part: OrderConsignment | null): string {
  const pallet = part?.cancellation?.pallet
  if (!pallet || pallet.minor === 0) return ''
  return `Your pallet was ${formatMinor(pallet.wasMinor)} and is now ${formatMinor(pallet.minor)}, both without VAT.`
}

function backWords(order: Order, part: OrderConsignment | null): string {
  if (order.payment.method === 'invoice') return 'You will not have to pay for it.'
  if (isStillUnpaid(order)) return 'Nothing was charged.'
  const minor =
    part === null
      ? goingOf(order).reduce((sum, { totalMinor }) => sum + totalMinor, 0)
      : (part.cancellation?.backMinor ?? part.totalMinor)
  return `${formatMinor(minor)} goes back to the card you paid with.`
}

const isStillUnpaid = ({ payment: { state } }: Order) =>
  ['unpaid', 'action_required', 'processing', 'failed'].includes(state)
