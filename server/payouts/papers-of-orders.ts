import type { Database } from '../database/database.ts'
import { type DocumentRow, findOrderDocuments } from '../documents/read-documents.ts'

/** Papers of these orders by id, and the invoice of each part; from before, it is its whole order's. */
export async function papersOfOrders(
  database: Database,
  orderIds: readonly string[],
): Promise<{ papers: ReadonlyMap<string, DocumentRow>; invoices: ReadonlyMap<string, DocumentRow> }> {
  const found = await findOrderDocuments(database, [...new Set(orderIds)])
  const invoices = new Map<string, DocumentRow>()
  for (const paper of found)
    if (paper.kind === 'invoice' || paper.kind === 'order_invoice')
      for (const { partId } of paper.contents.sections) if (partId !== null) invoices.set(partId, paper)
  return { papers: new Map(found.map((paper) => [paper.id, paper])), invoices }
}
