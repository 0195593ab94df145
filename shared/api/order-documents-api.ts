import Type from 'typebox'

/** GET /api/orders/{number}/documents: the oldest first; each is read at /api/documents/{id}.pdf. */
export const OrderDocuments = Type.Object({
  documents: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: Type.Enum(['invoice', 'credit_note']),
      number: Type.String(),
      seller: Type.String(),
      issuedOn: Type.String(),
      /** Pence with VAT. */
      totalMinor: Type.Integer(),
      /** Of a credit note: the invoice it is about. */
      aboutId: Type.Union([Type.String(), Type.Null()]),
      /** Pence of an invoice on account that are still to pay, and the day it was settled; null of other documents. */
      openMinor: Type.Union([Type.Integer(), Type.Null()]),
      settledOn: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
})
