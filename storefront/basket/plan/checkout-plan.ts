import type { CartItem } from '../../../shared/api/basket-api.ts'
import type { PartQuote } from '../../../shared/api/delivery-api.ts'
import { palletLimitG } from '../../../shared/pallet/pack-pallets.ts'
import { type GroupPalletPlan, planGroupPallet } from '../../../shared/pallet/plan-group-pallet.ts'
import type { GroupRun } from '../../../shared/orders/delivery-promise.ts'
import { priceOrder, type Sums } from '../../../shared/orders/price-order.ts'
import type { ShippingOption } from '../../../shared/orders/shipping-options.ts'
import { standardVatRate } from '../../../shared/duty/vat.ts'

type Line = Pick<
  CartItem,
  | 'itemKey'
  | 'teamId'
  | 'breweryName'
  | 'quantity'
  | 'priceMinor'
  | 'variantLabel'
  | 'volumeMl'
  | 'vatRate'
  | 'deposit'
>

export type CheckoutBlock<L extends Line = CartItem> = {
  /** Null for accessories, which Dray sends itself. */
  teamId: string | null
  name: string
  option: ShippingOption
  /** What its sender asks for delivery, of a group's for collection alone; null where the shop has not answered. */
  delivery: PartQuote | null
  lines: L[]
  /** Units (C-54). */
  itemCount: number
  /** Pence without VAT and without shipping. */
  subtotalMinor: number
}
export type CheckoutPlan<L extends Line = CartItem> = {
  blocks: CheckoutBlock<L>[]
  sums: Sums
  /** Of a group alone. */
  pallet: GroupPalletPlan | null
  /** The brewery's share of the pallet, by teamId, is in the plan; a line without a price counts nothing (C-14). */
  hasUnknownPrice: boolean
}

/**
 * The basket as it will be ordered: a block for each brewery in the order of its first line, accessories at the end,
 * the pallet that what is delivered of a group shares, and the sums by the same rules as the order's (C-84).
 */
export function planCheckout<L extends Line>(
  lines: readonly L[],
  {
    options,
    palletTo,
    run,
    unloading,
    delivery,
  }: {
    options: ReadonlyMap<string, ShippingOption>
    palletTo: string | null
    /** The group's next. */
    run?: GroupRun | undefined
    /** As it was typed. */
    unloading?: string | undefined
    delivery?: ReadonlyMap<string | null, PartQuote>
  },
): CheckoutPlan<L> {
  const teams = [...new Set(lines.map(({ teamId }) => teamId))].toSorted(
    (one, other) => Number(one === null) - Number(other === null),
  )
  const quoteOf = (teamId: string | null) => {
    const quote = delivery?.get(teamId) ?? null
    return quote && palletTo !== null ? { ...quote, ...noDelivery } : quote
  }
  const blocks = teams.map((teamId): CheckoutBlock<L> => {
    const own = lines.filter((line) => line.teamId === teamId)
    return {
      teamId,
      name: teamId === null ? 'Accessories' : (own[0]?.breweryName ?? 'Brewery'),
      option: (teamId !== null && options.get(teamId)) || 'delivery',
      delivery: quoteOf(teamId),
      lines: own,
      itemCount: own.reduce((sum, { quantity }) => sum + quantity, 0),
      subtotalMinor: own.reduce((sum, { quantity, priceMinor }) => sum + quantity * (priceMinor ?? 0), 0),
    }
  })
  const riding = blocks.filter(({ option }) => option === 'delivery')
  const pallet =
    palletTo === null
      ? null
      : planGroupPallet(
          riding.flatMap((block) => block.lines),
          palletTo,
          palletLimitG(unloading, run?.limitG),
        )
  const { consignments: _, ...sums } = priceOrder([
    // Dray's own supply, no matter who shares it.
    { lines: [], shippingMinor: pallet?.chargeMinor ?? 0 },
    ...blocks.map(({ option, delivery: quote, lines: own }) => ({
      lines: own.map(({ quantity, priceMinor, deposit, vatRate = standardVatRate }) => ({
        quantity,
        unitPriceMinor: priceMinor ?? 0,
        vatRate,
        depositKind: deposit?.kind ?? null,
        depositMinor: deposit?.netMinor ?? 0,
      })),
      shippingMinor: option === 'collection' || pallet ? 0 : (quote?.chargeMinor ?? 0),
    })),
  ])
  return { blocks, sums, pallet, hasUnknownPrice: lines.some(({ priceMinor }) => priceMinor === null) }
}

/** Delivery of a group is its pallet's: a brewery's own asks and refuses nothing. */
const noDelivery = { chargeMinor: null, hint: null, refusal: null, minimum: null }
