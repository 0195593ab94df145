import { eq, inArray } from 'drizzle-orm'
import { containers } from '../../server/catalogue/beers/catalogue-tables.ts'
import type { Database } from '../../server/platform/database/database.ts'
import { findLineFaults } from '../../server/trading/orders/find-order-faults.ts'
import { orderConsignments, orderLines, orders } from '../../server/trading/orders/order-tables.ts'
import { paymentEvents, payments } from '../../server/finance/payments/payment-tables.ts'
import { sandboxMoves } from '../../server/finance/payments/sandbox-tables.ts'
import { findLevelFaults } from '../../server/trading/stock/read-stock.ts'
import type { DrivenOrder } from './cluster-driver.ts'
import type { StockedKeg } from './cluster-stock.ts'

/** What must not be of orders, payments and stock, as sentences. All buyers were answered. */
export async function orderFaults(
  database: Database,
  acknowledged: readonly DrivenOrder[],
  kegs: readonly StockedKeg[],
): Promise<string[]> {
  const stored = await database.select().from(orders)
  const byNumber = new Map(stored.map((order) => [order.number, order]))
  const numbers = new Set(acknowledged.map(({ number }) => number))
  const paid = new Set(acknowledged.filter(({ isPaid }) => isPaid).map(({ number }) => number))
  const lost = acknowledged.filter(({ number, clientId }) => byNumber.get(number)?.clientId !== clientId)
  const beyond = stored.filter(({ number }) => !numbers.has(number))
  return [
    ...lost.map(({ number }) => `order ${number} was acknowledged and is not stored`),
    ...beyond.map(({ number }) => `order ${number} is stored and was never acknowledged`),
    ...(numbers.size === acknowledged.length ? [] : ['an order number was given twice']),
    ...(await paymentFaults(database, stored, paid)),
    ...(await stockFaults(database, kegs)),
  ]
}

async function paymentFaults(
  database: Database,
  stored: readonly (typeof orders.$inferSelect)[],
  acknowledged: ReadonlySet<string>,
): Promise<string[]> {
  const taken = await database.select().from(payments)
  const events = await database.select().from(paymentEvents)
  const moves = await database.select().from(sandboxMoves)
  const faults = stored.flatMap(({ id, number, paymentState, totalMinor }) => {
    const own = taken.filter(({ orderId }) => orderId === id)
    const paid = events.filter((event) => event.paymentId === own[0]?.id && event.kind === 'succeeded')
    const charged = moves.filter(({ reference }) => reference === own[0]?.reference)
    const sums = [...paid, ...charged].map(({ amountMinor }) => amountMinor)
    const isOnce = own.length === 1 && paid.length === 1 && charged.length === 1
    const isWhole = paymentState === 'paid' && isOnce && sums.every((sum) => sum === totalMinor)
    const isFree = paymentState !== 'paid' && paid.length === 0 && charged.length === 0
    const found = `${own.length} payments, ${paid.length} events, ${charged.length} charges`
    const isAsAnswered = acknowledged.has(number) ? isWhole : isFree
    return isAsAnswered ? [] : [`order ${number} is ${paymentState}: ${found}`]
  })
  const answered = stored.filter(({ number }) => acknowledged.has(number))
  const ordered = answered.reduce((sum, { totalMinor }) => sum + totalMinor, 0)
  const charged = moves.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return [...faults, ...(ordered === charged ? [] : [`orders of ${ordered} pence, charges of ${charged}`])]
}

async function stockFaults(database: Database, kegs: readonly StockedKeg[]): Promise<string[]> {
  const lines = await database.select().from(orderLines)
  const parts = await database.select().from(orderConsignments)
  const paid = await database.select({ id: orders.id }).from(orders).where(eq(orders.paymentState, 'paid'))
  const paidIds = new Set(paid.map(({ id }) => id))
  const living = new Set(parts.filter(({ orderId }) => paidIds.has(orderId)).map(({ id }) => id))
  const ids = kegs.map(({ id }) => id)
  const rows = await database.select().from(containers).where(inArray(containers.id, ids))
  const left = new Map(rows.map(({ id, availableUnits }) => [id, availableUnits]))
  const unlike = [...(await findLevelFaults(database)), ...(await findLineFaults(database))]
  const faults = kegs.flatMap(({ id, variantId, units }) => {
    const own = lines.filter(({ itemId, consignmentId }) => itemId === variantId && living.has(consignmentId))
    const sold = own.reduce((sum, { quantity }) => sum + quantity, 0)
    const rest = left.get(id) ?? Number.NaN
    return rest >= 0 && rest === units - sold ? [] : [`a keg: ${units} in stock, ${sold} sold, ${rest} left`]
  })
  return [...faults, ...unlike.map((fault) => `unlike its movements: ${JSON.stringify(fault)}`)]
}
