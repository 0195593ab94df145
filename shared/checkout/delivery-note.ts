import type { Order, OrderConsignment, OrderLine } from '../api/orders-api.ts'
import { dutyText } from '../duty/duty-text.ts'
import { formatDay } from '../format/dates.ts'
import { formatMinor } from '../format/money.ts'
import { dispatchText, signedText, statusText } from '../orders/consignment-status.ts'
import type { Sums } from '../orders/price-order.ts'
import { weightText } from '../orders/weight-text.ts'
import { fullPallet, palletSteps } from '../pallet/pallet-tariff.ts'

/** Who sends what, where it goes and what it costs; every text ready to be shown, on a page, in an email or on paper. */
export type DeliveryNote = {
  facts: { label: string; text: string }[]
  /** Name, street and so on. */
  goesTo: string[]
  parts: {
    sender: string
    /** 'Waiting for the brewery, usually leaves by Tue 24 Nov'. */
    standing: string
    /** `detail` is small print, or empty. */
    lines: { units: number; item: string; sum: string; detail: string }[]
  }[]
  /** Absent of notes that were written before they named pallets. */
  pallets?: NotedPallet[]
  /** The last is the total. */
  sums: { label: string; text: string }[]
}

/** `share` is its height, of the highest that a carrier takes: 0 to 1. */
export type NotedPallet = { label: string; detail: string; share: number }

/** The note of a whole order, for its buyer; or of some of its parts, without its sums. */
export function buyersNote(order: Order, parts = order.consignments): DeliveryNote {
  const isWhole = parts.length === order.consignments.length
  return noteOf(order, isWhole ? order : null, parts, (part) => {
    const standing = statusText(order, { ...part, isOwn: part.team === null })
    const signed = part.deliveryProof && signedText(part.deliveryProof, part)
    return [standing, dispatchText(order, part), signed].filter((text) => text !== null).join(', ')
  })
}

/** That of one brewery's part, for the brewery: how it goes stands in place of where it stands. */
export function brewerysNote(order: Order, own: OrderConsignment): DeliveryNote {
  const isOnPallet = order.pallet !== null && own.shippingOption === 'delivery'
  return noteOf(order, own, [own], () => (isOnPallet ? `On the pallet of ${order.group?.name}` : wayOf(own)))
}

function noteOf(
  order: Order,
  sums: Sums | null,
  parts: readonly OrderConsignment[],
  standingOf: (part: OrderConsignment) => string,
): DeliveryNote {
  const { number, placedAt, contact, shipTo, handover } = order
  const to = shipTo ?? contact
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
      sender: noteSender(part),
      standing: standingOf(part),
      lines: part.lines.filter(({ quantity }) => quantity > 0).map(lineOf),
    })),
    pallets: (order.pallet?.pallets ?? []).map(notedPallet),
    sums: sums === null ? [] : noteSums(order, sums),
  }
}

/** Goods, deposits, carriage, VAT and total; what is nought is left out of those that may be. */
export function noteSums({ pallet }: Pick<Order, 'pallet'>, sums: Sums): DeliveryNote['sums'] {
  const { goodsMinor, depositsMinor, shippingMinor, vatMinor, totalMinor } = sums
  return [
    { label: 'Goods ex VAT', text: formatMinor(goodsMinor) },
    ...(depositsMinor > 0 ? [{ label: 'Container deposits ex VAT', text: formatMinor(depositsMinor) }] : []),
    ...(shippingMinor > 0 ? [{ label: carriageLabel(pallet), text: formatMinor(shippingMinor) }] : []),
    { label: 'VAT', text: formatMinor(vatMinor) },
    { label: 'Total inc VAT', text: formatMinor(totalMinor) },
  ]
}

export const carriageLabel = (pallet: Order['pallet']) => (pallet ? 'Pallet ex VAT' : 'Delivery ex VAT')

/** A pallet of an order in words, and how high it is. */
export function notedPallet({
  step,
  weightG,
  heightMm,
}: NonNullable<Order['pallet']>['pallets'][number]): NotedPallet {
  return {
    label: palletSteps.find(({ name }) => name === step)?.label ?? step,
    detail: `${weightText(weightG)}, ${(heightMm / 1000).toFixed(2)} m high`,
    share: Math.min(1, heightMm / fullPallet.maxHeightMm),
  }
}

/** Accessories have no brewery: Dray sends them. Nor has the pallet, which holds no lines of its own. */
const noteSender = ({ team, lines }: Pick<OrderConsignment, 'team' | 'lines'>) =>
  team?.name ?? (lines.length === 0 ? 'The pallet' : 'Dray')

/** 'Towpath Bitter, 9g Cask (Firkin)'. */
export const itemOf = ({ title, variantLabel }: Pick<OrderLine, 'title' | 'variantLabel'>) =>
  variantLabel === null ? title : `${title}, ${variantLabel}`

const wayOf = ({ shippingOption }: OrderConsignment) =>
  shippingOption === 'collection' ? 'Collected from the taproom' : 'Standard delivery'

const lineOf = (line: OrderLine): DeliveryNote['parts'][number]['lines'][number] => ({
  units: line.quantity,
  item: itemOf(line),
  sum: formatMinor(line.netMinor),
  detail: line.duty === null ? '' : dutyText(line.duty, line.quantity),
})
