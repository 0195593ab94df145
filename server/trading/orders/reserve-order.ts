import type { BasketDifference } from '../../../shared/api/orders-api.ts'
import { basketItemKey } from '../../../shared/basket/basket-keys.ts'
import { isUnpaid } from '../../../shared/orders/charged-orders.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { readSellableOffers, nameOf } from '../basket/offer.ts'
import type { Database } from '../../platform/database/database.ts'
import { soldSinceOrdered } from '../../platform/errors/order-errors.ts'
import { type HeldOrder, lockOrderById, updateOrder } from './order-queries.ts'
import { consignmentRows, lineRows, type LineRow } from './order-read-queries.ts'
import { giveBackLines, reserveLines } from './order-stock.ts'

type LockedOrder = Pick<HeldOrder, 'id' | 'clientId' | 'stockHold'>

/**
 * Takes the units of a locked order out of stock, if it does not hold them yet. Answers the lines that are short, and
 * then holds nothing.
 */
export async function reserveUnits(transaction: Database, order: LockedOrder, now: Date): Promise<LineRow[]> {
  if (order.stockHold !== 'none') return []
  const lines = await linesOfOrder(transaction, order.id)
  const { shortIds } = await reserveLines(transaction, lines, { at: now, actor: null })
  const [short, taken] = [true, false].map((isShort) =>
    lines.filter(({ itemId }) => shortIds.includes(itemId) === isShort),
  ) as [LineRow[], LineRow[]]
  if (short.length > 0) await giveBackLines(transaction, taken, { at: now, actor: null })
  else await updateOrder(transaction, order.id, { stockHold: 'payment' })
  return short
}

/**
 * The same before the provider is asked for the buyer's money (STOCK-10). Throws RequestError 409 that names the lines
 * that are short.
 */
export async function reserveForPayment(
  transaction: Database,
  order: LockedOrder & { groupId: string | null },
  now: Date,
): Promise<void> {
  const short = await reserveUnits(transaction, order, now)
  if (short.length === 0) return
  const offers = await readSellableOffers(transaction, short, {
    clientId: order.clientId,
    day: londonDay(now),
  })
  const changes = short.map((line): BasketDifference => {
    const { kind, itemId, title, variantLabel, quantity, unitPriceMinor } = line
    const offer = offers.get(nameOf(line))
    const availableUnits = Math.max(0, offer?.maxQuantity ?? 0)
    return {
      itemKey: basketItemKey({ kind, itemId, groupId: order.groupId }),
      title,
      variantLabel,
      reason: availableUnits === 0 ? 'sold_out' : 'fewer_left',
      quantity,
      availableUnits,
      baselinePriceMinor: unitPriceMinor,
      priceMinor: offer?.priceMinor ?? null,
    }
  })
  throw soldSinceOrdered(changes)
}

/** Gives back at once what was held for a card that was declined, or that no one could be asked about (STOCK-10). */
export async function releasePaymentHold(transaction: Database, orderId: string, now: Date): Promise<void> {
  const order = await lockOrderById(transaction, orderId)
  if (order === null || !isUnpaid(order) || order.stockHold !== 'payment') return
  await giveBackLines(transaction, await linesOfOrder(transaction, orderId), { at: now, actor: null })
  await updateOrder(transaction, orderId, { stockHold: 'none' })
}

/** Every line of an order. */
export async function linesOfOrder(transaction: Database, orderId: string): Promise<LineRow[]> {
  const consignments = await consignmentRows(transaction, [orderId])
  return lineRows(
    transaction,
    consignments.map(({ id }) => id),
  )
}
