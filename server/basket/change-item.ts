import type { CartItem } from '../../shared/api/basket.ts'
import { readQuantity } from '../../shared/basket-quantity.ts'
import { isUuid } from '../../shared/uuid.ts'
import type { Database } from '../database/connect.ts'
import { notFound } from '../errors.ts'
import { type CartOwner, findLine, setLineQuantity } from './cart-queries.ts'
import { findOffers, nameOf } from './offer.ts'
import { removeItem } from './remove-item.ts'
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
