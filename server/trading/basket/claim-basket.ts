import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Database } from '../../platform/database/database.ts'
import { inOneTrip } from '../../platform/database/in-one-trip.ts'
import { linesOf } from './cart-queries.ts'
import { deleteLines, lockCart } from './merge-queries.ts'
import { readSellableOffers, nameOf, type Offer } from './offer.ts'

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

/** The same before what the shop has of it is read. */
export type LineToOrder = Omit<BasketLineToOrder, 'offer'>

/** The lines of one basket of a client with their present items. Locks the cart until the transaction ends. */
export async function lockBasket(
  transaction: Database,
  { clientId, groupId, now }: { clientId: string; groupId: string | null; now: Date },
): Promise<BasketLineToOrder[]> {
  const rows = await lockBasketLines(transaction, { clientId, now })
  return withOffers(transaction, { clientId, rows: rows.filter((row) => row.groupId === groupId), now })
}

/** The lines of all baskets of a client. Locks the cart until the transaction ends. */
export async function lockBasketLines(
  transaction: Database,
  { clientId, now }: { clientId: string; now: Date },
): Promise<(LineToOrder & { groupId: string | null })[]> {
  const [, rows] = await inOneTrip([
    lockCart(transaction, { clientId }, now),
    linesOf(transaction, { clientId }),
  ])
  return rows.map(({ id: lineId, ...row }) => ({ lineId, ...row }))
}

/** Lines that are in no basket, with their present items at a client's prices. */
export async function withOffers(
  database: Database,
  { clientId, rows, now }: { clientId: string; rows: readonly LineToOrder[]; now: Date },
): Promise<BasketLineToOrder[]> {
  const offers = await readSellableOffers(database, rows, { clientId, day: londonDay(now) })
  return rows.map(({ lineId, kind, itemId, quantity, baselinePriceMinor, snapshot }) => ({
    lineId,
    kind,
    itemId,
    quantity,
    baselinePriceMinor,
    offer: offers.get(nameOf({ kind, itemId })) ?? null,
    snapshot,
  }))
}

/** The baskets of a client that hold something, the regular one first. */
export async function listBaskets(
  database: Database,
  clientId: string,
): Promise<{ groupId: string | null; groupName: string | null; lines: number }[]> {
  const rows = await linesOf(database, { clientId })
  return [...Map.groupBy(rows, ({ groupId }) => groupId)]
    .map(([groupId, lines]) => ({ groupId, groupName: lines[0]!.groupName, lines: lines.length }))
    .toSorted((one, other) => Number(other.groupId === null) - Number(one.groupId === null))
}

/** Removes ordered lines from the basket. Needs lockBasket. */
export async function removeFromBasket(transaction: Database, lineIds: readonly string[]): Promise<void> {
  await deleteLines(transaction, lineIds)
}
