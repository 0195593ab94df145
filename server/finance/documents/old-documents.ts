import type { PaymentMethod } from '../../../shared/api/orders-api.ts'
import type { Database } from '../../platform/database/database.ts'
import type { DocumentContents, DocumentSection } from './document-contents.ts'
import { deleteOldDocument as deleteRow, insertDocument, oldDocumentRows } from './document-queries.ts'
import { addDocumentSums } from './document-of-part.ts'
import { drayParty } from './document-parties.ts'
import { closingOfInvoice } from './document-words.ts'
import { deliveryLine, type DocumentedPart, sectionOf } from './documented-part.ts'
import { findDrayDetails } from './store-dray-details.ts'

type OldDocument = {
  order: {
    id: string
    number: string
    clientId: string | null
    buyer: DocumentContents['buyer']
    premises: string[] | null
    method: PaymentMethod
  }
  parts: readonly (DocumentedPart & { isCharged: boolean })[]
  issuedAt: Date
  issuedOn: string
}

/** Orders whose document of the version before is still to be stored. */
export async function listOldDocuments(database: Database, most: number): Promise<string[]> {
  return oldDocumentRows(database, most)
}

/** True once: for the caller that is to store the document. */
export async function deleteOldPaper(transaction: Database, orderId: string): Promise<boolean> {
  return deleteRow(transaction, orderId)
}

/**
 * Stores a whole order's invoice of the version before, issued by Dray under the order's number. Parts that were given
 * up are on it as credited; its sums are those of the others.
 */
export async function storeDocument(transaction: Database, document: OldDocument): Promise<void> {
  const { order, parts, issuedAt, issuedOn } = document
  const dray = await findDrayDetails(transaction)
  const number = `${order.number}-1`
  const sections = parts.map(sectionOfPart)
  const sums = addDocumentSums(sections.map((section) => section.sums))
  const payment =
    order.method === 'card'
      ? ({ method: 'card', paidOn: issuedOn } as const)
      : ({ method: 'invoice', terms: null, reference: order.number } as const)
  const { netMinor, vatMinor, totalMinor } = sums
  await insertDocument(transaction, {
    kind: 'order_invoice',
    issuerId: null,
    series: order.number,
    sequence: 1,
    number,
    issuedAt: issuedAt.toISOString(),
    orderId: order.id,
    clientId: order.clientId,
    netMinor,
    vatMinor,
    totalMinor,
    contents: {
      title: 'VAT invoice',
      number,
      issuedOn,
      taxPoint: issuedOn,
      about: null,
      orderNumber: order.number,
      poNumber: null,
      seller: drayParty(dray),
      agentText: null,
      buyer: order.buyer,
      premises: order.premises,
      reason: null,
      period: null,
      sections,
      sums,
      closing: closingOfInvoice(totalMinor, payment, { brewery: null, dray }),
    },
  })
}

function sectionOfPart({ isCharged, ...part }: OldDocument['parts'][number]): DocumentSection {
  const drawn = sectionOf(part, { isRegistered: true })
  // Each sender's share of a pallet was its delivery, Dray's as well.
  const words = drawn.lines.map((line) =>
    line.lineId === deliveryLine ? { ...line, description: 'Delivery' } : line,
  )
  const section = { ...drawn, lines: words, heading: part.breweryName ?? 'Dray' }
  if (isCharged) return section
  const sums = { netMinor: 0, vatByRate: [], vatMinor: 0, totalMinor: 0 }
  // No part of its own: nothing more of it can be credited.
  const lines = section.lines.map((line) => ({ ...line, lineId: null }))
  return { partId: null, heading: `${section.heading} (credited)`, lines, sums }
}
