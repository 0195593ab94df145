import type { Order, OrderConsignment, OrderLine } from '../api/orders-api.ts'
import { dutyText } from '../duty/duty-text.ts'
import { formatDay } from '../dates/dates.ts'
import { formatMinor } from '../format/money.ts'
import { sentText } from '../orders/shipment-words.ts'
import type { OrderState } from '../orders/order-states.ts'
import { collectionText } from '../orders/collection-text.ts'
import { isAllCollected } from '../orders/all-collected.ts'
import { dispatchText, signedText, statusText } from '../orders/consignment-status.ts'
import type { Sums } from '../orders/price-order.ts'
import { fullPallet, palletSteps, weightText } from '../pallet/pallet-tariff.ts'

/** Who sends what, where it goes and what it costs; every text ready to be shown, on a page, in an email or on paper. */
export type DeliveryNote = {
  facts: { label: string; text: string }[]
  /** Name, street and so on; empty of what its reader collects. */
  goesTo: string[]
  parts: {
    /** Accessories have no brewery: Dray sends them. */
    sender: string
    /** 'Waiting for the brewery, leaves by Tue 24 Nov, with you by Tue 1 Dec'. */
    standing: string
    /** `detail` is small print, or empty. */
    lines: { units: number; item: string; sum: string; detail: string }[]
  }[]
  /** Absent of notes that were written before they named pallets. */
  pallets?: NotedPallet[]
  /** The last is the total. */
  sums: { label: string; text: string }[]
  /** What no sum says about delivery; absent where the sums say all. */
  remark?: string
}

/** `place` counts from 1; `share` is its height, of the highest that a carrier takes: 0 to 1. */
export type NotedPallet = { place: number; label: string; detail: string; share: number }

/** The note of a whole order, for its buyer; or of some of its parts, without its sums. */
export function buyersNote(order: Order, parts = order.consignments): DeliveryNote {
  const isWhole = parts.length === order.consignments.length
  const note = noteOf(order, isWhole ? order : null, notedParts(parts), (part) => {
    const standing = statusText(order, { ...part, isOwn: part.team === null })
    const signed = part.deliveryProof && signedText(part.deliveryProof, part)
    const place = collectionText(part)
    const how = [standing, dispatchText(order, part), signed].filter((text) => text !== null).join(', ')
    return place === null ? how : `${how}. ${place}`
  })
  const remark = isWhole ? carriageRemark(order) : null
  const goesTo = isAllCollected(notedParts(parts)) ? [] : note.goesTo
  return { ...note, goesTo, ...(remark !== null && { remark }) }
}

/** The parts that are on a note on their own: the pallet's holds no goods, and its charge is among the sums. */
export const notedParts = (parts: readonly OrderConsignment[]): OrderConsignment[] =>
  parts.filter(({ team, lines }) => team !== null || lines.length > 0)

/** That of one brewery's part, for the brewery: how it goes is in place of its state. */
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
      sender: part.team?.name ?? 'Dray',
      standing: standingOf(part),
      lines: part.lines.filter(({ quantity }) => quantity > 0).map(lineOf),
    })),
    pallets: notedPallets(order.pallet?.pallets ?? []),
    sums: sums === null ? [] : noteSums({ ...order, consignments: parts }, sums),
  }
}

/** Goods, deposits, delivery, VAT and total; what is zero is left out of those that may be. */
function noteSums(order: Carried, sums: Sums): DeliveryNote['sums'] {
  return [
    ...netSums(order, sums),
    { label: 'VAT', text: formatMinor(sums.vatMinor) },
    { label: 'Total inc VAT', text: formatMinor(sums.totalMinor) },
  ]
}

type Carried = Pick<Order, 'pallet' | 'group' | 'shippingMinor'> & {
  consignments: readonly Pick<OrderConsignment, 'shippingOption' | 'delivery' | 'team' | 'state'>[]
}

/** What comes before the VAT: goods, deposits unless they are zero, and delivery always (DELV-11). */
export function netSums(
  order: Carried,
  { goodsMinor, depositsMinor, shippingMinor }: Pick<Sums, 'goodsMinor' | 'depositsMinor' | 'shippingMinor'>,
): DeliveryNote['sums'] {
  return [
    { label: 'Goods ex VAT', text: formatMinor(goodsMinor) },
    ...(depositsMinor > 0 ? [{ label: 'Container deposits ex VAT', text: formatMinor(depositsMinor) }] : []),
    deliveryRow(order, shippingMinor),
  ]
}

function deliveryRow(order: Carried, shippingMinor: number): DeliveryNote['sums'][number] {
  const isCollected = order.consignments.every(({ shippingOption }) => shippingOption === 'collection')
  if (order.pallet !== null && !isCollected)
    return { label: 'Pallet ex VAT', text: formatMinor(shippingMinor) }
  if (shippingMinor > 0) return { label: 'Delivery ex VAT', text: formatMinor(shippingMinor) }
  if (carriageRemark(order) !== null) return { label: 'Delivery', text: 'To be confirmed' }
  return { label: 'Delivery', text: isCollected ? 'None: you collect it' : 'Free' }
}

/**
 * Orders from before delivery terms were placed without a charge: until their breweries confirm, who pays for the
 * delivery is open. Null of all others.
 */
export function carriageRemark({
  group,
  shippingMinor,
  consignments,
}: Omit<Carried, 'pallet'>): string | null {
  const isOpen = consignments.some(
    ({ shippingOption, delivery, team, state }) =>
      shippingOption === 'delivery' && team !== null && !delivery && unconfirmed.has(state),
  )
  return group === null && shippingMinor === 0 && isOpen
    ? 'The brewery tells you what delivery costs when it confirms your order.'
    : null
}

const unconfirmed: ReadonlySet<OrderState> = new Set(['placed', 'proposed'])

/** Pallets of an order in words, and how high each is. */
export const notedPallets = (
  pallets: readonly { step: string; weightG: number; heightMm: number }[],
): NotedPallet[] =>
  pallets.map(({ step, weightG, heightMm }, at) => ({
    place: at + 1,
    label: palletSteps.find(({ name }) => name === step)?.label ?? step,
    detail: `${weightText(weightG)}, ${(heightMm / 1000).toFixed(2)} m high`,
    share: Math.min(1, heightMm / fullPallet.maxHeightMm),
  }))

/** 'Towpath Bitter, 9g Cask (Firkin)'. */
export const itemOf = ({ title, variantLabel }: Pick<OrderLine, 'title' | 'variantLabel'>) =>
  variantLabel === null ? title : `${title}, ${variantLabel}`

const wayOf = ({ shippingOption }: OrderConsignment) =>
  shippingOption === 'collection' ? 'Collected from the taproom' : 'Standard delivery'

const lineOf = (line: OrderLine): DeliveryNote['parts'][number]['lines'][number] => ({
  units: line.quantity,
  item: itemOf(line),
  sum: formatMinor(line.netMinor),
  detail: [sentText(line), line.duty && dutyText(line.duty, line.quantity)].filter(Boolean).join(' '),
})
