import { isUnpaid } from '../../../shared/orders/charged-orders.ts'
import { isGivenUp } from '../../../shared/orders/order-states.ts'
import type { Database } from '../../database/database.ts'
import { runOfPart } from '../life/run-times.ts'
import { type HeldOrder, lockOrderById } from '../order-queries.ts'
import { type ConsignmentRow, consignmentRows, type LineRow, lineRows } from '../order-read-queries.ts'
import { isPalletAlone } from '../pallet/riding.ts'
import { orderIdsOnRun } from './run-load-queries.ts'

export type OrderOnRun = {
  order: HeldOrder
  /** Those that travel on this run, without the pallet of an order that has no accessories. */
  parts: ConsignmentRow[]
  lines: LineRow[]
}

/** The orders on a held run with what travels there of each, every order held in its turn, by number. */
export async function holdOrdersOnRun(transaction: Database, runId: string): Promise<OrderOnRun[]> {
  const held: OrderOnRun[] = []
  for (const id of await orderIdsOnRun(transaction, runId)) {
    const order = await lockOrderById(transaction, id)
    if (order !== null) held.push(await partsOnRun(transaction, order, runId))
  }
  return held
}

async function partsOnRun(transaction: Database, order: HeldOrder, runId: string): Promise<OrderOnRun> {
  const all = await consignmentRows(transaction, [order.id])
  const lines = await lineRows(
    transaction,
    all.map(({ id }) => id),
  )
  const parts = all.filter(
    (part) => !isGivenUp(part.state) && runOfPart(order, part) === runId && !isPalletAlone(part, lines),
  )
  return { order, parts, lines }
}

/** Breweries hear of an order once it is paid or owed. */
export const paidOrders = (orders: readonly OrderOnRun[]): OrderOnRun[] =>
  orders.filter(({ order }) => !isUnpaid(order))
