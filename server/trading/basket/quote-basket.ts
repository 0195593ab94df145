import { floorToMultiple } from '../../../shared/prices/order-multiple.ts'
import type { BasketQuote, CartItem, StoredLine } from '../../../shared/api/basket-api.ts'
import { capQuantity } from '../../../shared/basket/basket-quantity.ts'
import type { Database } from '../../platform/database/database.ts'
import { cartItemView } from './cart-view.ts'
import type { Buyer, Offer } from './offer.ts'
import { priceBaskets } from './price-basket.ts'
import { type ResolvedLine, resolveLines } from './resolve-lines.ts'
import { cartView } from './show-lines.ts'

type OfferedLine = Extract<ResolvedLine, { kind: 'offered' }>

/**
 * The present prices of a buyer and stock of the lines stored in a browser, with quantities capped by the stock; writes nothing
 * (C-52). A sold-out line retains its quantity (C-22), and an unavailable item is named with the reason.
 */
export async function quoteBasket(
  database: Database,
  lines: readonly StoredLine[],
  buyer: Buyer,
): Promise<BasketQuote> {
  const known: { line: OfferedLine; offer: Offer; quantity: number; groupId: string | null }[] = []
  const refused: BasketQuote['refused'] = []
  for (const [index, line] of (await resolveLines(database, lines, buyer)).entries()) {
    if (line.kind === 'refused') refused.push({ line: index, reason: line.reason })
    else if (line.quantity === 0) refused.push({ line: index, reason: 'bad_quantity' })
    else {
      const { offer, group } = line
      const quantity =
        offer.maxQuantity > 0
          ? capQuantity(floorToMultiple(line.quantity, offer.orderMultiple), offer.maxQuantity)
          : line.quantity
      known.push({ line, offer, quantity, groupId: group?.id ?? null })
    }
  }
  const prices = priceBaskets(known)
  const items = known.map(({ line, offer, quantity }, at): CartItem => {
    const price = prices[at]!
    return cartItemView({
      cartItemId: null,
      offer,
      price,
      snapshot: offer,
      group: line.group,
      quantity,
      addedAt: null,
      baselinePriceMinor: line.baselinePriceMinor ?? price?.plainMinor ?? null,
      priceAcknowledgedAt: null,
    })
  })
  return { ...cartView(items), refused }
}
