import Type from 'typebox'
import type { Database } from '../database/connect.ts'
import { RequestError } from '../errors.ts'
import type { App } from '../http/app-type.ts'
import type { Identity } from '../http/identity.ts'
import { neverStore } from '../http/no-store.ts'
import type { Seller } from '../seller-settings.ts'
import { findOrder } from './find-orders.ts'
import { invoiceOf } from './invoice-contents.ts'

type InvoiceServices = { database: Database; identity: Identity; seller: Seller | null }

const Numbered = Type.Object({ number: Type.String({ maxLength: 40 }) })

/** The invoice of a client's own order; others' are not found. */
export async function invoiceRoutes(
  app: App,
  { database, identity, seller }: InvoiceServices,
): Promise<void> {
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
      // Only who asks for an invoice waits for what writes it
      const { writeInvoice } = await import('./write-invoice.ts')
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="invoice-${invoice.number}.pdf"`)
        .send(await writeInvoice(invoice))
    },
  )
}

const notInvoiced = () =>
  new RequestError(409, 'not_invoiced', 'There is an invoice as soon as the order is paid.')

const sellerUnknown = () =>
  new RequestError(
    503,
    'seller_unknown',
    'Invoices cannot be written at the moment. Please ask us for yours.',
  )
