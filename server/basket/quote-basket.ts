import { floorToMultiple } from '../../shared/prices/order-multiple.ts'
import type { BasketQuote, CartItem, StoredLine } from '../../shared/api/basket-api.ts'
import { capQuantity } from '../../shared/basket/basket-quantity.ts'
import type { Database } from '../database/database.ts'
import { cartItemView } from './cart-view.ts'
import type { Buyer } from './offer.ts'
import { resolveLines } from './resolve-lines.ts'
import { cartView } from './show-lines.ts'

/**
 * The present prices of a buyer and stock of the lines stored in a browser, with quantities capped by the stock; writes nothing
 * (C-52). A sold-out line retains its quantity (C-22), and an unavailable item is named with the reason.
 */
export async function quoteBasket(
  database: Database,
  lines: readonly StoredLine[],
  buyer: Buyer,
): Promise<BasketQuote> {
  const items: CartItem[] = []
  const refused: BasketQuote['refused'] = []
  for (const [index, line] of (await resolveLines(database, lines, buyer)).entries()) {
    if (line.kind === 'refused') refused.push({ line: index, reason: line.reason })
    else if (line.quantity === 0) refused.push({ line: index, reason: 'bad_quantity' })
    else {
      const { offer, group, quantity } = line
      items.push(
        cartItemView({
          cartItemId: null,
          offer,
          snapshot: offer,
          group,
          quantity:
            offer.maxQuantity > 0
              ? capQuantity(floorToMultiple(quantity, offer.orderMultiple), offer.maxQuantity)
              : quantity,
          addedAt: null,
          baselinePriceMinor: line.baselinePriceMinor ?? offer.priceMinor,
          priceAcknowledgedAt: null,
        }),
      )
    }
  }
  return { ...cartView(items), refused }
}
