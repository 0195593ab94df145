import type { BasketChange } from '../../shared/api/orders.ts'
import { basketItemKey } from '../../shared/basket-keys.ts'
import { priceChangeMinor } from '../../shared/basket-lines.ts'
import type { BasketLineToOrder } from '../basket/take-basket.ts'
import type { Offer } from '../basket/offer.ts'
import { RequestError } from '../errors.ts'

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
): { lines: OrderableLine[]; changes: BasketChange[] } {
  const orderable: OrderableLine[] = []
  const changes: BasketChange[] = []
  for (const line of lines) {
    const reason = faultOf(line, group)
    if (reason !== null) changes.push(changeOf(line, { group, reason }))
    else {
      const { lineId, quantity } = line
      orderable.push({ lineId, quantity, offer: line.offer!, unitPriceMinor: line.offer!.priceMinor! })
    }
  }
  return { lines: orderable, changes }
}

/** What a buyer is told of one line. */
export function changeOf(
  { kind, itemId, offer, snapshot, quantity, baselinePriceMinor }: BasketLineToOrder,
  { group, reason }: { group: { id: string } | null; reason: BasketChange['reason'] },
): BasketChange {
  const { title, variantLabel } = offer ?? snapshot
  return {
    itemKey: basketItemKey({ kind, itemId, groupId: group?.id ?? null }),
    title,
    variantLabel,
    reason,
    quantity,
    availableUnits: offer?.maxQuantity ?? 0,
    baselinePriceMinor,
    priceMinor: offer?.priceMinor ?? null,
  }
}

/** Stops an order: the basket is not what the buyer saw. */
export function basketChanged(changes: readonly BasketChange[]): RequestError {
  const sentence = 'Your basket has changed. Please look at the lines below before you order.'
  return new RequestError(409, 'basket_changed', sentence, undefined, undefined, { changes })
}

function faultOf(
  { offer, quantity, baselinePriceMinor }: BasketLineToOrder,
  group: Group | null,
): BasketChange['reason'] | null {
  if (offer === null || offer.maxQuantity <= 0) return 'sold_out'
  if (group && offer.brewery && !group.breweryIds.includes(offer.brewery.id)) return 'not_in_group'
  if (quantity > offer.maxQuantity) return 'fewer_left'
  if (offer.priceMinor === null) return 'price_unknown'
  return priceChangeMinor({ priceMinor: offer.priceMinor, baselinePriceMinor }) === 0 ? null : 'price_changed'
}
