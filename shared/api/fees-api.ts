import Type, { type Static } from 'typebox'

/** GET /api/admin/money/fees: what Dray bills breweries by the month (STAF-18). Money is pence. */
export const FeeInvoices = Type.Object({
  /** The month that is not billed yet, 'YYYY-MM', by brewery. */
  running: Type.Object({
    month: Type.String(),
    rows: Type.Array(
      Type.Object({
        slug: Type.Union([Type.String(), Type.Null()]),
        name: Type.String(),
        /** With its VAT; below 0 it is given back. */
        grossMinor: Type.Integer(),
        vatMinor: Type.Integer(),
      }),
    ),
  }),
  /** Fee invoices and fee credit notes, the newest first, 50 a page. */
  rows: Type.Array(
    Type.Object({
      id: Type.String(),
      number: Type.String(),
      isCredit: Type.Boolean(),
      month: Type.String(),
      brewery: Type.String(),
      vatMinor: Type.Integer(),
      totalMinor: Type.Integer(),
    }),
  ),
  total: Type.Integer(),
  page: Type.Integer(),
  pages: Type.Integer(),
})
export type FeeInvoices = Static<typeof FeeInvoices>
