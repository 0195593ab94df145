import type { Database } from '../../platform/database/database.ts'
import {
  type DocumentRow,
  findDocumentsBesideOrders,
  findOrderDocuments,
} from '../documents/read-documents.ts'

type Booked = { orderId: string | null; partId: string | null }

/**
 * Documents that these bookings are on by id, the invoice of each part (from before, it is its whole order's), and one of each
 * order's, which names an order whose own part has none. What is charged for lost containers belongs to no order.
 */
export async function documentsOf(
  database: Database,
  rows: readonly Booked[],
): Promise<Record<'papers' | 'invoices' | 'ofOrders', ReadonlyMap<string, DocumentRow>>> {
  const orderIds = new Set(rows.flatMap(({ orderId }) => orderId ?? []))
  const charges = new Set(rows.flatMap(({ orderId, partId }) => (orderId === null ? (partId ?? []) : [])))
  const found = [
    ...(await findOrderDocuments(database, [...orderIds])),
    ...(await findDocumentsBesideOrders(database, [...charges])),
  ]
  const invoices = new Map<string, DocumentRow>()
  for (const document of found)
    if (document.kind === 'invoice' || document.kind === 'order_invoice')
      for (const { partId } of document.contents.sections) if (partId !== null) invoices.set(partId, document)
  return {
    papers: new Map(found.map((paper) => [paper.id, paper])),
    invoices,
    ofOrders: new Map(found.flatMap((paper) => (paper.orderId === null ? [] : [[paper.orderId, paper]]))),
  }
}
