import Type from 'typebox'
import type { Database } from '../database/database.ts'
import type { App } from '../http/app-type.ts'
import type { Identity } from '../http/identity.ts'
import { neverStore } from '../http/no-store.ts'
import type { Seller } from '../config/seller-settings.ts'
import { findOrder } from './find-orders.ts'
import { invoiceOf } from './invoice-contents.ts'
import { notInvoiced, sellerUnknown } from '../errors/payment-errors.ts'

type InvoiceDeps = { database: Database; identity: Identity; seller: Seller | null }

const Numbered = Type.Object({ number: Type.String({ maxLength: 40 }) })

/** The invoice of a client's own order; others' are not found. */
export async function invoiceRoutes(app: App, { database, identity, seller }: InvoiceDeps): Promise<void> {
  neverStore(app)
  app.get(
    '/api/orders/:number/invoice.pdf',
    {
      schema: {
        tags: ['Orders'],
        security: [{ bearer: [] }],
        summary: 'The VAT invoice of an order that is paid or owed, as PDF',
        params: Numbered,
      },
    },
    async (request, reply) => {
      const { id: clientId } = await identity.requireClient(request)
      const order = await findOrder(database, { clientId }, request.params.number)
      if (seller === null) throw sellerUnknown()
      const invoice = invoiceOf(order, seller)
      if (invoice === null) throw notInvoiced()
      // Loads the PDF writer only for a requested invoice
      const { writeInvoice } = await import('./write-invoice.ts')
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="invoice-${invoice.number}.pdf"`)
        .send(await writeInvoice(invoice))
    },
  )
}
