import type { Order, OrderList, OrdersAtAGlance, OrderSummary } from '../../../shared/api/orders-api.ts'
import type { OrderState } from '../../../shared/orders/order-states.ts'
import { orderPageSize } from '../../../shared/limits/limits.ts'
import { readOrderNumber } from './order-number.ts'
import { clampPage, clampPageSize, pageCount } from '../../../shared/api/pagination.ts'
import type { Database } from '../../platform/database/database.ts'
import { lastOrderRow, nextComingRow, waitingOrderRows } from './glance-queries.ts'
import { findCollectionPlaces } from './find-collection-places.ts'
import { findOrderInvoices, orderInvoiceView, settledOn } from './find-order-invoices.ts'
import { openProposalRows, shipmentRows } from './life-queries.ts'
import { latestPalletPlans } from './pallet-plan-queries.ts'
import { eventRowsOfOrders } from './order-event-queries.ts'
import {
  consignmentRows,
  countOrders,
  lineRows,
  type OrderViewer,
  orderRow,
  type OrderRow,
  orderRows,
} from './order-read-queries.ts'
import { eventView, orderSummaryView, orderView } from './order-view.ts'
import { notFound } from '../../platform/errors/common-errors.ts'

/** One order as placed, with its present state. Throws RequestError 404 unless it belongs to this client. */
export async function findOrder(
  database: Database,
  viewer: OrderViewer,
  typed: string,
  now: Date | null = null,
): Promise<Order> {
  const number = readOrderNumber(typed)
  const row = number === null ? null : await orderRow(database, viewer, number)
  if (row === null) throw notFound('The order')
  return wholeOrder(database, row, now)
}

/** An order with all that happened to it, for its client. */
async function wholeOrder(database: Database, row: OrderRow, now: Date | null): Promise<Order> {
  const [order] = await wholeOrders(database, [row], now)
  return order!
}

/** The same of several orders, in their order. */
export async function wholeOrders(
  database: Database,
  rows: readonly OrderRow[],
  now: Date | null = null,
): Promise<Order[]> {
  const { consignments, lines } = await partsOf(database, rows)
  const ids = consignments.map(({ id }) => id)
  const orderIds = rows.map(({ id }) => id)
  const { shipments, lines: shipmentLines } = await shipmentRows(database, ids)
  const proposals = await openProposalRows(database, ids)
  const history = Map.groupBy(await eventRowsOfOrders(database, orderIds), ({ orderId }) => orderId)
  const plans = await latestPalletPlans(database, orderIds)
  const planOf = new Map(plans.map((plan) => [plan.orderId, plan]))
  const invoicesOf = await findOrderInvoices(database, rows)
  const collections = await findCollectionPlaces(database, consignments, now ?? new Date())
  const linesOf = Map.groupBy(lines, ({ consignmentId }) => consignmentId)
  return rows.map((row) => {
    const parts = consignments.filter(({ orderId }) => orderId === row.id)
    const life = {
      history: history.get(row.id) ?? [],
      proposals,
      shipments,
      shipmentLines,
      palletShares: row.pallet && (planOf.get(row.id) ?? null),
      collections,
      now,
    }
    const invoices = invoicesOf.get(row.number)
    return {
      ...orderView(row, {
        consignments: parts,
        lines: parts.flatMap(({ id }) => linesOf.get(id) ?? []),
        ...life,
      }),
      ...(invoices && { invoices: invoices.map(orderInvoiceView) }),
    }
  })
}

type FindOrdersInput = { page?: unknown; pageSize?: unknown; siteNames?: SiteNames }

/** A page of orders, the newest first (OPEN-24); with the names of sites where those of several are read (BIZ-08). */
export async function listOrders(
  database: Database,
  viewer: OrderViewer,
  input: FindOrdersInput,
): Promise<OrderList> {
  const pageSize = clampPageSize(input.pageSize, { ...orderPageSize, belowOne: 'default' })
  const total = await countOrders(database, viewer)
  const pages = pageCount(total, pageSize)
  const page = clampPage(input.page, pages)
  const rows = await orderRows(database, viewer, { offset: (page - 1) * pageSize, limit: pageSize })
  return { orders: await summariesOf(database, rows, input.siteNames), page, pageSize, total, pages }
}

/** What of a client's orders the account's first page shows: what comes next, the last order, and what waits. */
export async function ordersAtAGlance(database: Database, clientId: string): Promise<OrdersAtAGlance> {
  const [next, last, waiting] = await Promise.all([
    nextComingRow(database, clientId),
    lastOrderRow(database, clientId),
    waitingOrderRows(database, clientId),
  ])
  const history = next === null ? [] : await eventRowsOfOrders(database, [next.id])
  const found = [next, last].flatMap((row) => row ?? [])
  const all = await summariesOf(database, [
    ...new Map([...found, ...waiting].map((row) => [row.id, row])).values(),
  ])
  const of = (row: OrderRow | null) => all.find(({ number }) => number === row?.number) ?? null
  return {
    next: of(next),
    nextHistory: history.map(eventView),
    last: of(last),
    waiting: waiting.flatMap((row) => of(row) ?? []),
  }
}

/** Of the sites that a list reads, by id; empty for a list of one. */
type SiteNames = ReadonlyMap<string, string>

async function summariesOf(
  database: Database,
  rows: readonly OrderRow[],
  siteNames: SiteNames = new Map(),
): Promise<OrderSummary[]> {
  const { consignments, lines } = await partsOf(database, rows)
  const invoices = await findOrderInvoices(database, rows)
  const proposals = await openProposalRows(
    database,
    consignments.flatMap(({ id, state }) => (mayHaveQuestion.has(state) ? id : [])),
  )
  return rows.map((row) => {
    const own = consignments.filter(({ orderId }) => orderId === row.id)
    const ids = new Set(own.map(({ id }) => id))
    const ownLines = lines.filter(({ consignmentId }) => ids.has(consignmentId))
    const site = siteNames.get(row.clientId ?? '')
    return orderSummaryView(row, {
      site: site === undefined ? null : { id: row.clientId!, name: site },
      consignments: own,
      lines: ownLines,
      settledOn: settledOn(invoices.get(row.number), own),
      proposals: proposals.filter(({ consignmentId }) => ids.has(consignmentId)),
    })
  })
}

/** States of a part in which its brewery may have a question open: the rest of what is sent in parts has one too. */
const mayHaveQuestion: ReadonlySet<OrderState> = new Set(['proposed', 'part_dispatched'])

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
