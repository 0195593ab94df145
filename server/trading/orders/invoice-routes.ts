import Type from 'typebox'
import { OrderDocuments } from '../../../shared/api/order-documents-api.ts'
import { isCharged } from '../../../shared/orders/charged-orders.ts'
import { SiteQuery } from '../../../shared/api/site-query.ts'
import type { OwedItem } from '../../finance/credit/lay-payments.ts'
import type { Database } from '../../platform/database/database.ts'
import type { DocumentContents } from '../../finance/documents/document-contents.ts'
import { type DocumentRow, findOrderDocuments } from '../../finance/documents/read-documents.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { notInvoiced } from '../../platform/errors/payment-errors.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { findOrderInvoices, orderInvoiceView } from './find-order-invoices.ts'
import { orderConfirmationDocument } from './order-confirmation-document.ts'
import { readOrderNumber } from './order-number.ts'
import { lockOrderById } from './order-queries.ts'
import { type OrderRow, orderRow } from './order-read-queries.ts'
import { storeOldDocument } from './store-old-document.ts'

type InvoiceDeps = { database: Database; identity: Identity }

const Numbered = Type.Object({ number: Type.String({ maxLength: 40 }) })

/** The documents of a client's own order; others' are not found. */
export async function invoiceRoutes(app: App, { database, identity }: InvoiceDeps): Promise<void> {
  neverStore(app)
  app.get(
    '/api/orders/:number/invoice.pdf',
    {
      schema: {
        tags: ['Orders'],
        security: [{ bearer: [] }],
        summary:
          'The documents of an order as one PDF: its confirmation, and once breweries accept their invoices',
        params: Numbered,
        querystring: SiteQuery,
      },
    },
    async (request, reply) => {
      const { id: clientId } = await identity.requireClient(request)
      const papers = await documentsOf(database, { clientId, typed: request.params.number })
      // Loads the PDF writer only for documents that are asked for.
      const { writeDocuments } = await import('../../finance/documents/write-document.ts')
      const [first] = papers
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${first!.orderNumber}.pdf"`)
        .send(await writeDocuments(papers, `${first!.issuedOn}T12:00:00Z`))
    },
  )

  app.get(
    '/api/orders/:number/documents',
    {
      schema: {
        tags: ['Orders'],
        security: [{ bearer: [] }],
        summary: 'The invoices and credit notes of an order, each to be read by its id',
        params: Numbered,
        querystring: SiteQuery,
        response: { 200: OrderDocuments },
      },
    },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      const { order, issued } = await issuedOf(database, { clientId, typed: request.params.number })
      const invoices = (await findOrderInvoices(database, [order])).get(order.number)
      return {
        documents: issued.map((row) =>
          documentView(
            row,
            invoices?.find(({ id }) => id === row.id),
          ),
        ),
      }
    },
  )
}

const documentView = (
  { id, kind, number, contents, totalMinor, aboutId }: DocumentRow,
  owed: OwedItem | undefined,
) => ({
  id,
  openMinor: owed?.openMinor ?? null,
  settledOn: owed === undefined ? null : orderInvoiceView(owed).settledOn,
  kind: kind === 'credit_note' ? ('credit_note' as const) : ('invoice' as const),
  number,
  seller: contents.seller.name,
  issuedOn: contents.issuedOn,
  totalMinor,
  aboutId,
})

/** All documents of a charged order, the oldest first; its confirmation before there is one. */
async function documentsOf(
  database: Database,
  { clientId, typed }: { clientId: string; typed: string },
): Promise<DocumentContents[]> {
  const { order, issued } = await issuedOf(database, { clientId, typed })
  return issued.length === 0
    ? [await orderConfirmationDocument(database, order)]
    : issued.map(({ contents }) => contents)
}

/** A charged order and what was issued of it, the oldest first. Throws RequestError 404, and 409 before it is charged. */
async function issuedOf(
  database: Database,
  { clientId, typed }: { clientId: string; typed: string },
): Promise<{ order: OrderRow; issued: DocumentRow[] }> {
  const number = readOrderNumber(typed)
  const order = number === null ? null : await orderRow(database, { clientId }, number)
  if (order === null) throw notFound('The order')
  if (!isCharged(order.paymentState)) throw notInvoiced()
  await database.transaction(async (transaction) => {
    await lockOrderById(transaction, order.id)
    await storeOldDocument(transaction, order.id)
  })
  return { order, issued: await findOrderDocuments(database, [order.id]) }
}
