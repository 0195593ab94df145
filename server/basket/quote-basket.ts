import type { BasketQuote, CartItem, KeptLine } from '../../shared/api/basket.ts'
import { capQuantity } from '../../shared/basket-quantity.ts'
import type { Database } from '../database/connect.ts'
import { cartItemView } from './cart-view.ts'
import { resolveLines } from './resolve-lines.ts'
import { cartView } from './show-lines.ts'

/**
 * What lines that are kept in a browser cost and hold now, capped by the stock; nothing is written (C-52). A sold-out
 * line keeps its quantity (C-22), and what the shop does not have is named with the reason.
 */
export async function quoteBasket(database: Database, lines: readonly KeptLine[]): Promise<BasketQuote> {
  const items: CartItem[] = []
  const refused: BasketQuote['refused'] = []
  for (const [index, line] of (await resolveLines(database, lines)).entries()) {
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
          quantity: offer.maxQuantity > 0 ? capQuantity(quantity, offer.maxQuantity) : quantity,
          addedAt: null,
          baselinePriceMinor: line.baselinePriceMinor ?? offer.priceMinor,
          priceAcknowledgedAt: null,
        }),
      )
    }
  }
  return { ...cartView(items), refused }
}
