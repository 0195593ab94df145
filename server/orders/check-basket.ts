import { floorToMultiple, isMultiple } from '../../shared/prices/order-multiple.ts'
import type { BasketDifference } from '../../shared/api/orders-api.ts'
import { basketItemKey } from '../../shared/basket/basket-keys.ts'
import { priceChangeMinor } from '../../shared/basket/basket-lines.ts'
import type { ClosureReason, SellerClosure } from '../../shared/standing/seller-closure.ts'
import type { BasketLineToOrder } from '../basket/take-basket.ts'
import type { Offer } from '../basket/offer.ts'

/** A line that can be ordered as it stands. */
export type OrderableLine = {
  lineId: string
  offer: Offer
  quantity: number
  unitPriceMinor: number
}

type Group = { id: string; breweryIds: readonly string[] }

/** The lines to order, or what the buyer has to look at first: nothing is changed in silence. */
export function checkBasket(
  lines: readonly BasketLineToOrder[],
  group: Group | null,
  closures: ReadonlyMap<string, SellerClosure> = new Map(),
): { lines: OrderableLine[]; changes: BasketDifference[] } {
  const orderable: OrderableLine[] = []
  const changes: BasketDifference[] = []
  for (const line of lines) {
    const reason = closureOf(line, closures) ?? faultOf(line, group)
    if (reason !== null) changes.push(changeOf(line, { group, reason }))
    else {
      const { lineId, quantity } = line
      orderable.push({ lineId, quantity, offer: line.offer!, unitPriceMinor: line.offer!.priceMinor! })
    }
  }
  return { lines: orderable, changes }
}

/** What a buyer learns of one line. */
export function changeOf(
  { kind, itemId, offer, snapshot, quantity, baselinePriceMinor }: BasketLineToOrder,
  { group, reason }: { group: { id: string } | null; reason: BasketDifference['reason'] },
): BasketDifference {
  const { title, variantLabel } = offer ?? snapshot
  return {
    itemKey: basketItemKey({ kind, itemId, groupId: group?.id ?? null }),
    title,
    variantLabel,
    reason,
    quantity,
    availableUnits:
      reason === 'not_a_multiple'
        ? floorToMultiple(quantity, offer?.orderMultiple)
        : (offer?.maxQuantity ?? 0),
    ...(offer?.orderMultiple !== undefined && { orderMultiple: offer.orderMultiple }),
    baselinePriceMinor,
    priceMinor: offer?.priceMinor ?? null,
  }
}

/** Of its brewery at this moment: what the offer says may be some seconds old. */
function closureOf(
  { offer }: BasketLineToOrder,
  closures: ReadonlyMap<string, SellerClosure>,
): ClosureReason | null {
  return closures.get(offer?.brewery?.id ?? '')?.reason ?? offer?.closure?.reason ?? null
}

function faultOf(
  { offer, quantity, baselinePriceMinor }: BasketLineToOrder,
  group: Group | null,
): BasketDifference['reason'] | null {
  if (offer === null) return 'sold_out'
  if (offer.priceMinor === null) return 'price_unknown'
  if (offer.maxQuantity <= 0) return 'sold_out'
  if (group && offer.brewery && !group.breweryIds.includes(offer.brewery.id)) return 'not_in_group'
  if (quantity > offer.maxQuantity) return 'fewer_left'
  if (!isMultiple(quantity, offer.orderMultiple)) return 'not_a_multiple'
  return priceChangeMinor({ priceMinor: offer.priceMinor, baselinePriceMinor }) === 0 ? null : 'price_changed'
}
