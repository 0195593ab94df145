import { floorToMultiple, isMultiple } from '../../../shared/prices/order-multiple.ts'
import type { BasketDifference } from '../../../shared/api/orders-api.ts'
import { basketItemKey } from '../../../shared/basket/basket-keys.ts'
import { priceChangeMinor } from '../../../shared/basket/basket-lines.ts'
import type { PriceReason, UnitPrice } from '../../../shared/prices/unit-price.ts'
import type { ClosureReason, SellerClosure } from '../../../shared/standing/seller-closure.ts'
import type { BasketLineToOrder } from '../basket/claim-basket.ts'
import type { Offer } from '../basket/offer.ts'
import { priceBasket } from '../basket/price-basket.ts'

/** A line that can be ordered as it is. */
export type OrderableLine = {
  lineId: string
  offer: Offer
  quantity: number
  unitPriceMinor: number
  /** Null of a base price. */
  priceReason: PriceReason | null
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
  const prices = priceBasket(lines)
  for (const [at, line] of lines.entries()) {
    const price = prices[at]!
    const reason = closureOf(line, closures) ?? faultOf(line, { group, price })
    if (reason !== null || price === null)
      changes.push(changeOf(line, { group, price, reason: reason ?? 'price_unknown' }))
    else {
      const { lineId, quantity } = line
      const { priceMinor: unitPriceMinor, reason: priceReason } = price
      orderable.push({ lineId, quantity, offer: line.offer!, unitPriceMinor, priceReason })
    }
  }
  return { lines: orderable, changes }
}

/** What a buyer learns of one line. */
export function changeOf(
  { kind, itemId, offer, snapshot, quantity, baselinePriceMinor }: BasketLineToOrder,
  {
    group,
    price,
    reason,
  }: { group: { id: string } | null; price: UnitPrice | null; reason: BasketDifference['reason'] },
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
    // As the baseline is: without what depends on the quantity.
    priceMinor: price?.plainMinor ?? offer?.priceMinor ?? null,
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
  { group, price }: { group: Group | null; price: UnitPrice | null },
): BasketDifference['reason'] | null {
  if (offer === null) return 'sold_out'
  if (price === null) return 'price_unknown'
  if (offer.maxQuantity <= 0) return 'sold_out'
  if (group && offer.brewery && !group.breweryIds.includes(offer.brewery.id)) return 'not_in_group'
  if (quantity > offer.maxQuantity) return 'fewer_left'
  if (!isMultiple(quantity, offer.orderMultiple)) return 'not_a_multiple'
  return priceChangeMinor({ priceMinor: price.plainMinor, baselinePriceMinor }) === 0 ? null : 'price_changed'
}
