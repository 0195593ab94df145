import { isUnpaid } from '../../../../shared/orders/charged-orders.ts'
import { isGivenUp } from '../../../../shared/orders/order-states.ts'
import type { Database } from '../../../platform/database/database.ts'
import { openProposalRows } from '../life-queries.ts'
import { runOfPart } from '../life/run-times.ts'
import { type HeldOrder, lockOrderById } from '../order-queries.ts'
import { type ConsignmentRow, consignmentRows, type LineRow, lineRows } from '../order-read-queries.ts'
import { isPalletAlone } from '../pallet/riding.ts'
import { orderIdsAboutRun, orderIdsOnRun } from './run-load-queries.ts'

export type OrderOnRun = {
  order: HeldOrder
  /** Those that travel on this run, without the pallet of an order that has no accessories. */
  parts: ConsignmentRow[]
  lines: LineRow[]
}

/** The orders on a held run with what travels there of each, every order held in its turn, by number. */
export async function lockOrdersOnRun(transaction: Database, runId: string): Promise<OrderOnRun[]> {
  const held: OrderOnRun[] = []
  for (const id of await orderIdsOnRun(transaction, runId)) {
    const order = await lockOrderById(transaction, id)
    if (order !== null) held.push(await partsOnRun(transaction, order, runId))
  }
  return held
}

export type OrderAboutRun = OrderOnRun & {
  /** Whether anything of it travels on the run, or would. */
  isOnRun: boolean
  /** The parts that missed an earlier run, and whose buyer is asked about this one. */
  asked: ConsignmentRow[]
}

/** The same with the orders of which a part is asked about the run. */
export async function lockOrdersAboutRun(transaction: Database, runId: string): Promise<OrderAboutRun[]> {
  const held: OrderAboutRun[] = []
  for (const id of await orderIdsAboutRun(transaction, runId)) {
    const order = await lockOrderById(transaction, id)
    if (order === null) continue
    const all = await consignmentRows(transaction, [id])
    const proposals = await openProposalRows(
      transaction,
      all.map((part) => part.id),
    )
    const about = proposals.filter((each) => each.runId === runId)
    const askedIds = new Set(about.map((each) => each.consignmentId))
    held.push({
      ...(await partsOnRun(transaction, order, runId)),
      isOnRun: order.runId === runId || all.some(({ laterRunId }) => laterRunId === runId),
      asked: all.filter((part) => askedIds.has(part.id)),
    })
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
