import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Database } from '../../platform/database/database.ts'
import { deleteOldPaper, listOldDocuments, storeDocument } from '../../finance/documents/old-documents.ts'
import { isBooked } from '../../finance/ledger/post-ledger.ts'
import { findBuyerParty } from '../../finance/documents/find-parties.ts'
import { premisesLines } from '../../finance/documents/document-parties.ts'
import { lockOrderById } from './order-queries.ts'
import { consignmentRows, lineRows, orderRowById } from './order-read-queries.ts'

const atATime = 100

/**
 * Stores the document of an order from before parts had their own invoices, as it is, under its old number. Needs a
 * transaction that holds the order, before anything of it changes; does nothing for other orders, or again.
 */
export async function storeOldDocument(transaction: Database, orderId: string): Promise<void> {
  if (!(await deleteOldPaper(transaction, orderId))) return
  const order = (await orderRowById(transaction, orderId))!
  const rows = await consignmentRows(transaction, [orderId])
  const lines = await lineRows(
    transaction,
    rows.map(({ id }) => id),
  )
  const parts = []
  for (const row of rows)
    parts.push({
      ...row,
      lines: lines.filter(({ consignmentId }) => consignmentId === row.id),
      // The upgrade booked what is charged.
      isCharged: await isBooked(transaction, `invoiced:${row.id}`),
    })
  const issuedAt = new Date(order.paidAt ?? order.placedAt)
  await storeDocument(transaction, {
    order: {
      id: orderId,
      number: order.number,
      clientId: order.clientId,
      buyer: await findBuyerParty(transaction, order),
      premises: premisesLines(order.shipTo),
      method: order.paymentMethod,
    },
    parts,
    issuedAt,
    issuedOn: londonDay(issuedAt),
  })
}

/** Stores the documents of all such orders, so many at a time. Any number of processes may do it at once. */
export async function storeOldDocuments({ database }: { database: Database }) {
  for (const orderId of await listOldDocuments(database, atATime))
    await database.transaction(async (transaction) => {
      await lockOrderById(transaction, orderId)
      await storeOldDocument(transaction, orderId)
    })
}
