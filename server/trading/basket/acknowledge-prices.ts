import type { Acknowledgement, CartItem } from '../../../shared/api/basket-api.ts'
import type { Database } from '../../platform/database/database.ts'
import { acknowledgeLines, buyerOf, type CartOwner, linesOf } from './cart-queries.ts'
import { readSellableOffers, nameOf } from './offer.ts'
import { priceBaskets } from './price-basket.ts'
import { showLines } from './show-lines.ts'
import { badField, notFound } from '../../platform/errors/common-errors.ts'

/**
 * Records the present prices of these lines as acknowledged and returns the lines (C-42). Skips deleted lines of a
 * list; throws RequestError 404 for a single one.
 */
export async function acknowledgePrices(
  database: Database,
  owner: CartOwner,
  { lines, now }: { lines: Acknowledgement; now: Date },
): Promise<CartItem[]> {
  const { itemId, itemIds, cartItemIds } = lines
  if (!itemId && !itemIds && !cartItemIds) throw badField('itemId', "Field 'itemId' is missing.")
  const wanted = new Set([itemId ?? [], itemIds ?? [], cartItemIds ?? []].flat())
  const isWanted = ({ id }: { id: string }) => wanted.has(id)
  const all = await linesOf(database, owner)
  const rows = all.filter(isWanted)
  if (itemId && !rows.some(({ id }) => id === itemId)) throw notFound('The line')
  const buyer = buyerOf(owner, now)
  const offers = await readSellableOffers(database, all, buyer)
  const priced = priceBaskets(all.map((row) => ({ ...row, offer: offers.get(nameOf(row)) ?? null })))
  const prices = all.flatMap(({ id }, at) =>
    wanted.has(id) ? [{ lineId: id, priceMinor: priced[at]?.plainMinor ?? null }] : [],
  )
  await acknowledgeLines(database, owner, { prices, now })
  return showLines(database, (await linesOf(database, owner)).filter(isWanted), buyer)
}
