import type { OrderState } from '../../../../shared/orders/order-states.ts'
import type { Database } from '../../../platform/database/database.ts'
import { sellingPartRows } from './selling-order-queries.ts'

/** Of a brewery: the numbers of its open orders, the most urgent first. */
export type OpenOrdersOf = (database: Database, breweryId: string) => Promise<string[]>

const open: readonly OrderState[] = [
  'placed',
  'proposed',
  'accepted',
  'packed',
  'part_dispatched',
  'dispatched',
]
const most = 50

/** The orders that a brewery has still to answer, send or deliver, at most fifty. */
export const findOpenOrders: OpenOrdersOf = async (database, breweryId) => {
  const place = { offset: 0, limit: most, isByDeadline: true }
  const parts = await sellingPartRows(database, { breweryId, states: open }, place)
  return parts.map(({ order }) => order.number)
}
