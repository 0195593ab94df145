import type { Order, OrderList } from '../../shared/api/orders.ts'
import { orderPageSize } from '../../shared/limits.ts'
import { readOrderNumber } from '../../shared/order-number.ts'
import { clampPage, clampPageSize, pageCount } from '../../shared/pagination.ts'
import type { Database } from '../database/connect.ts'
import { notFound } from '../errors.ts'
import {
  consignmentRows,
  countOrders,
  historyRows,
  lineRows,
  type OrderReader,
  orderRow,
  type OrderRow,
  orderRows,
} from './order-read-queries.ts'
import { orderSummaryView, orderView } from './order-view.ts'

/** One order as it was placed and stands now. Throws RequestError 404 for none of this reader's. */
export async function findOrder(database: Database, reader: OrderReader, typed: string): Promise<Order> {
  const number = readOrderNumber(typed)
  const row = number === null ? null : await orderRow(database, reader, number)
  if (row === null) throw notFound('The order')
  const [parts, history] = [await partsOf(database, [row]), await historyRows(database, row.id)]
  return orderView(row, { ...parts, history })
}

/** A page of orders, the newest first (OPEN-24). */
export async function listOrders(
  database: Database,
  reader: OrderReader,
  asked: { page?: unknown; pageSize?: unknown },
): Promise<OrderList> {
  const pageSize = clampPageSize(asked.pageSize, { ...orderPageSize, belowOne: 'default' })
  const total = await countOrders(database, reader)
  const pages = pageCount(total, pageSize)
  const page = clampPage(asked.page, pages)
  const rows = await orderRows(database, reader, { offset: (page - 1) * pageSize, limit: pageSize })
  const { consignments, lines } = await partsOf(database, rows)
  const orders = rows.map((row) => {
    const own = consignments.filter(({ orderId }) => orderId === row.id)
    const ids = new Set(own.map(({ id }) => id))
    const ownLines = lines.filter(({ consignmentId }) => ids.has(consignmentId))
    return orderSummaryView(row, { consignments: own, lines: ownLines })
  })
  return { orders, page, pageSize, total, pages }
}

/** Every order of a client in full, the newest first: for the export and for own data. */
export async function allOrders(database: Database, clientId: string): Promise<Order[]> {
  const rows = await orderRows(database, { clientId })
  const { consignments, lines } = await partsOf(database, rows)
  return rows.map((row) =>
    orderView(row, {
      consignments: consignments.filter(({ orderId }) => orderId === row.id),
      lines,
      history: [],
    }),
  )
}

async function partsOf(database: Database, rows: readonly OrderRow[]) {
  const consignments = await consignmentRows(
    database,
    rows.map(({ id }) => id),
  )
  const lines = await lineRows(
    database,
    consignments.map(({ id }) => id),
  )
  return { consignments, lines }
}
