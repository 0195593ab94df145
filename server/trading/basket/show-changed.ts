import type { CartItem } from '../../../shared/api/basket-api.ts'
import type { Database } from '../../platform/database/database.ts'
import { buyerOf, type CartLineRow, type CartOwner, type GroupName, linesOf } from './cart-queries.ts'
import type { Offer } from './offer.ts'
import { priceBasket } from './price-basket.ts'
import { showLine, showLines } from './show-lines.ts'

type Changed = {
  ownerOf: () => CartOwner | Promise<CartOwner>
  row: CartLineRow
  offer: Offer | null
  group: GroupName | null
  now: Date
}

/** A line that was changed. Only an offer of several sizes makes its price depend on the other lines, which are read then. */
export async function showChanged(
  database: Database,
  { ownerOf, row, offer, group, now }: Changed,
): Promise<CartItem> {
  const [price = null] = priceBasket([{ offer, quantity: row.quantity }])
  if (!offer?.terms?.offers.length) return showLine(row, { offer, price, group })
  const owner = await ownerOf()
  const items = await showLines(database, await linesOf(database, owner), buyerOf(owner, now))
  return items.find(({ cartItemId }) => cartItemId === row.id) ?? showLine(row, { offer, price, group })
}
