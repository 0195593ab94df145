import type { Order } from '../../../shared/api/orders-api.ts'
import { creditedMinor, owedMinor } from '../../../shared/orders/charged-orders.ts'
import { formatMinor } from '../../../shared/format/money.ts'

/** An order in plain lines, for operators. */
export function describeOrder(order: Order): string {
  const { contact, shipTo, payment } = order
  const to = shipTo ?? contact
  const lines = [
    `${order.number}  ${order.state}, ${payment.method} ${payment.state}, placed ${order.placedAt}`,
    ...(contact
      ? [`  buyer  ${contact.firstname} ${contact.lastname}, ${contact.email}, ${contact.phone}`]
      : []),
    ...(to
      ? [`  to     ${[to.streetaddress, to.apartment, to.towncity, to.postcode].filter(Boolean).join(', ')}`]
      : []),
    ...(order.pallet ? [`  pallet ${order.pallet.pallets.map(({ step }) => step).join(', ')}`] : []),
    ...order.consignments.flatMap(({ team, state, shippingOption, tracking, lines, totalMinor }) => [
      `  ${team ? `${team.name} (${team.slug})` : 'Dray'}: ${state}, ${shippingOption}` +
        `${tracking ? `, ${tracking}` : ''}, ${formatMinor(totalMinor)}`,
      ...lines.map(
        ({ quantity, quantityOrdered, title, variantLabel, netMinor }, index) =>
          `    ${index + 1}. ${quantity}${quantity === quantityOrdered ? '' : ` of ${quantityOrdered}`} × ` +
          `${[title, variantLabel].filter(Boolean).join(', ')}  ${formatMinor(netMinor)}`,
      ),
    ]),
    `  goods ${formatMinor(order.goodsMinor)}, deposits ${formatMinor(order.depositsMinor)}, shipping ${formatMinor(order.shippingMinor)}, ` +
      `VAT ${formatMinor(order.vatMinor)}, total ${formatMinor(order.totalMinor)}, ` +
      (payment.method === 'invoice'
        ? `credited ${formatMinor(creditedMinor(order))}, owed ${formatMinor(owedMinor(order))}`
        : `refunded ${formatMinor(payment.refundedMinor)}`),
    ...order.history.map(({ at, what, teamName, note }) =>
      ['  ', at, what, teamName, note].filter(Boolean).join(' '),
    ),
  ]
  return `${lines.join('\n')}\n`
}
