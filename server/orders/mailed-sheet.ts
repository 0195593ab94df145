import type { Order, OrderConsignment, OrderLine } from '../../shared/api/orders-api.ts'
import { dutyText } from '../../shared/duty/duty-text.ts'
import { formatDay } from '../../shared/format/dates.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { dispatchText, statusText } from '../../shared/orders/consignment-status.ts'
import type { Sums } from '../../shared/orders/price-order.ts'
import type { MailSheet } from '../mail/mail-content.ts'

/** The delivery note of a whole order, for its buyer. */
export function buyersSheet(order: Order): MailSheet {
  return sheetOf(order, order, order.consignments, (part) => {
    const standing = statusText(order, { ...part, isOwn: part.team === null })
    return [standing, dispatchText(order, part)].filter((text) => text !== null).join(', ')
  })
}

/** That of one brewery's part, for the brewery: how it goes stands in place of where it stands. */
export function brewerysSheet(order: Order, own: OrderConsignment): MailSheet {
  const isOnPallet = order.pallet !== null && own.shippingOption === 'delivery'
  return sheetOf(order, own, [own], () => (isOnPallet ? `On the pallet of ${order.group?.name}` : wayOf(own)))
}

function sheetOf(
  order: Order,
  sums: Sums,
  parts: readonly OrderConsignment[],
  standingOf: (part: OrderConsignment) => string,
): MailSheet {
  const { number, placedAt, contact, shipTo, pallet, handover } = order
  const to = shipTo ?? contact
  const { goodsMinor, depositsMinor, shippingMinor, vatMinor, totalMinor } = sums
  const shipping = { label: pallet ? 'Pallet ex VAT' : 'Delivery ex VAT', text: formatMinor(shippingMinor) }
  return {
    facts: [
      { label: 'Order', text: number },
      { label: 'Placed', text: formatDay(placedAt) },
      ...(handover.poNumber ? [{ label: 'PO number', text: handover.poNumber }] : []),
    ],
    goesTo:
      to === null
        ? []
        : [
            `${to.firstname} ${to.lastname}`,
            ...[to.streetaddress, to.apartment, to.towncity, to.postcode].filter((part) => part !== null),
          ],
    parts: parts.map((part) => ({
      sender: senderOf(part),
      standing: standingOf(part),
      lines: part.lines.map(lineOf),
    })),
    sums: [
      { label: 'Goods ex VAT', text: formatMinor(goodsMinor) },
      ...(depositsMinor > 0
        ? [{ label: 'Container deposits ex VAT', text: formatMinor(depositsMinor) }]
        : []),
      ...(shippingMinor > 0 ? [shipping] : []),
      { label: 'VAT', text: formatMinor(vatMinor) },
      { label: 'Total inc VAT', text: formatMinor(totalMinor) },
    ],
  }
}

/** Accessories have no brewery: Dray sends them. */
const senderOf = ({ team }: { team: { name: string } | null }) => team?.name ?? 'Dray'

/** 'Towpath Bitter, 9g Cask (Firkin)'. */
export const itemOf = ({ title, variantLabel }: Pick<OrderLine, 'title' | 'variantLabel'>) =>
  variantLabel === null ? title : `${title}, ${variantLabel}`

/** Each line in a sentence: '2 × Towpath Bitter, 9g Cask (Firkin): £193.50'. */
export const mailedLines = ({ lines }: Pick<OrderConsignment, 'lines'>): string[] =>
  lines
    .filter(({ quantity }) => quantity > 0)
    .map((line) => `${line.quantity} × ${itemOf(line)}: ${formatMinor(line.netMinor)}`)

const wayOf = ({ shippingOption }: OrderConsignment) =>
  shippingOption === 'collection' ? 'Collected from the taproom' : 'Standard delivery'

const lineOf = (line: OrderLine): MailSheet['parts'][number]['lines'][number] => ({
  units: line.quantity,
  item: itemOf(line),
  sum: formatMinor(line.netMinor),
  detail: line.duty === null ? '' : dutyText(line.duty, line.quantity),
})
