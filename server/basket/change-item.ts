import type { Acknowledgement, CartItem } from '../../shared/api/basket.ts'
import { readQuantity } from '../../shared/basket-quantity.ts'
import { isUuid } from '../../shared/uuid.ts'
import type { Database } from '../database/connect.ts'
import { badField, notFound } from '../errors.ts'
import {
  acknowledgeLines,
  type CartOwner,
  deleteLine,
  findLine,
  linesOf,
  setLineQuantity,
} from './cart-queries.ts'
import { findOffers, nameOf } from './offer.ts'
import { showLines } from './show-lines.ts'

/**
 * Sets the units of a line and answers it; less than one removes it, which answers null, also when somebody else was
 * quicker (C-23). Throws RequestError 404 for a line the cart does not have.
 */
export async function changeItem(
  database: Database,
  owner: CartOwner,
  { lineId, quantity, now }: { lineId: string; quantity: number; now: Date },
): Promise<CartItem | null> {
  const units = readQuantity(quantity)
  if (units === 0) {
    await removeItem(database, owner, { lineId, now })
    return null
  }
  const line = isUuid(lineId) ? await findLine(database, owner, { lineId }) : null
  if (line === null) throw notFound('The line')
  const offer = (await findOffers(database, [line])).get(nameOf(line))
  const change = { name: { lineId }, quantity: units, maxQuantity: offer?.maxQuantity ?? 0, now }
  const changed = await setLineQuantity(database, owner, change)
  if (changed === null) throw notFound('The line')
  return (await showLines(database, [changed]))[0] ?? null
}

/** Removes a line; one that is not there is removed already, so a call that comes again does no harm. */
export async function removeItem(
  database: Database,
  owner: CartOwner,
  { lineId, now }: { lineId: string; now: Date },
): Promise<void> {
  if (isUuid(lineId)) await deleteLine(database, owner, { name: { lineId }, now })
}

/**
 * Takes the present prices of these lines as seen and answers the lines (C-42). Lines of a list that are gone are
 * passed over; RequestError 404 for a single one.
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
  const rows = (await linesOf(database, owner)).filter(isWanted)
  if (itemId && !rows.some(({ id }) => id === itemId)) throw notFound('The line')
  const offers = await findOffers(database, rows)
  const prices = rows.map((row) => ({
    lineId: row.id,
    priceMinor: offers.get(nameOf(row))?.priceMinor ?? null,
  }))
  await acknowledgeLines(database, owner, { prices, now })
  return showLines(database, (await linesOf(database, owner)).filter(isWanted))
}
