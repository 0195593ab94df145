import type { ConsignmentDelivery, OrderPallet } from '../../../shared/api/orders-api.ts'
import { type PalletLine, planGroupPallet } from '../../../shared/pallet/plan-group-pallet.ts'
import { priceOrder, type Sums } from '../../../shared/orders/price-order.ts'
import type { DepositKind } from '../../../shared/deposits/deposit-kinds.ts'
import type { ShippingOption } from '../../../shared/orders/shipping-options.ts'
import { standardVatRate } from '../../../shared/duty/vat.ts'
import { nameOf } from '../basket/offer.ts'
import { orderPallet } from './pallet/riding.ts'
import type { OrderableLine } from './check-basket.ts'
import type { PlannedDelivery } from './plan-delivery.ts'

export type PlannedConsignment = Sums & {
  brewery: { id: string; slug: string; name: string } | null
  shippingOption: ShippingOption
  /** Null of a group's order. */
  delivery: ConsignmentDelivery | null
  lines: (OrderableLine & { vatRate: number; depositKind: DepositKind | null; depositMinor: number })[]
}
export type PlannedOrder = Sums & { consignments: PlannedConsignment[]; pallet: OrderPallet | null }

type OrderToPlan = {
  lines: readonly OrderableLine[]
  /** By brewery. */
  options: ReadonlyMap<string, ShippingOption>
  /** Of a regular order. */
  delivery?: PlannedDelivery
  /** Of a group's order: where the pallet goes. */
  palletTo: string | null
  /** What one pallet may weigh, in grams with itself. */
  limitG?: number
}

/**
 * Sets an order out: a consignment for each brewery in the order of its first line, Dray's own at the end, and the sums.
 * What is delivered of a group's order shares one pallet, which Dray charges with its accessories; what is collected
 * does not ride on it. Null when no pallet carries it.
 */
export function planOrder({ lines, options, delivery, palletTo, limitG }: OrderToPlan): PlannedOrder | null {
  const sent = byBrewery(lines).map(({ brewery, lines }) => ({
    brewery,
    shippingOption: (brewery && options.get(brewery.id)) ?? ('delivery' as const),
    delivery: delivery?.get(brewery?.id ?? null) ?? null,
    lines: lines.map((line) => ({
      ...line,
      vatRate: line.offer.vatRate ?? standardVatRate,
      depositKind: line.offer.deposit?.kind ?? null,
      depositMinor: line.offer.deposit?.netMinor ?? 0,
    })),
  }))
  const riding = sent.filter(({ shippingOption }) => shippingOption === 'delivery')
  const plan = palletTo === null ? null : planGroupPallet(riding.flatMap(palletLines), palletTo, limitG)
  if (plan !== null && plan.chargeMinor === null) return null
  const hasPallet = plan !== null && plan.pallets.length > 0
  if (hasPallet && sent.every(({ brewery }) => brewery !== null))
    sent.push({ brewery: null, shippingOption: 'delivery', delivery: null, lines: [] })
  const { consignments, ...sums } = priceOrder(
    sent.map(({ brewery, delivery: own, lines }) => ({
      lines,
      shippingMinor: plan === null ? (own?.chargeMinor ?? 0) : brewery === null ? (plan.chargeMinor ?? 0) : 0,
    })),
  )
  return {
    ...sums,
    consignments: sent.map((consignment, index) => ({ ...consignment, ...consignments[index]! })),
    pallet: plan && orderPallet(plan, limitG),
  }
}

function byBrewery(lines: readonly OrderableLine[]) {
  const breweries = new Map(lines.map(({ offer }) => [offer.brewery?.id ?? null, offer.brewery]))
  return [...breweries]
    .toSorted(([one], [other]) => Number(one === null) - Number(other === null))
    .map(([id, brewery]) => ({
      brewery,
      lines: lines.filter(({ offer }) => (offer.brewery?.id ?? null) === id),
    }))
}

function palletLines({ brewery, lines }: Pick<PlannedConsignment, 'brewery' | 'lines'>): PalletLine[] {
  return lines.map(({ offer, quantity }) => ({
    itemKey: nameOf(offer),
    teamId: brewery?.id ?? null,
    variantLabel: offer.variantLabel,
    volumeMl: offer.volumeMl,
    quantity,
  }))
}
