import type { Database } from '../database/database.ts'
import { linesOf } from './cart-queries.ts'
import { deleteLines, lockCart } from './merge-queries.ts'
import { findOffers, nameOf, type Offer } from './offer.ts'

/** A line of a basket that is about to be ordered. */
export type BasketLineToOrder = {
  lineId: string
  kind: Offer['kind']
  itemId: string
  quantity: number
  baselinePriceMinor: number | null
  /** The present item; null if it has left the shop. */
  offer: Offer | null
  /** The item as first added. */
  snapshot: Offer
}

/** The lines of one basket of a client with their present items. Locks the cart until the transaction ends. */
export async function holdBasket(
  transaction: Database,
  { clientId, groupId, now }: { clientId: string; groupId: string | null; now: Date },
): Promise<BasketLineToOrder[]> {
  await lockCart(transaction, { clientId }, now)
  const rows = (await linesOf(transaction, { clientId })).filter((row) => row.groupId === groupId)
  const offers = await findOffers(transaction, rows, clientId)
  return rows.map((row) => ({
    lineId: row.id,
    kind: row.kind,
    itemId: row.itemId,
    quantity: row.quantity,
    baselinePriceMinor: row.baselinePriceMinor,
    offer: offers.get(nameOf(row)) ?? null,
    snapshot: row.snapshot,
  }))
}

/** Removes ordered lines from the basket. Needs holdBasket. */
export async function removeFromBasket(transaction: Database, lineIds: readonly string[]): Promise<void> {
  await deleteLines(transaction, lineIds)
}
