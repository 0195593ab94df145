import Type, { type Static } from 'typebox'

/** Documents by issuer and series, for finance (STAF-19). Money is pence, days are 'YYYY-MM-DD'. */
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** GET /api/admin/money/papers. */
export const DocumentSeries = Type.Object({
  rows: Type.Array(
    Type.Object({
      series: Type.String(),
      /** The brewery in whose name it is issued, or Dray. */
      issuer: Type.String(),
      last: Type.Integer(),
      /** The first numbers that are missing between 1 and the last, at most twenty. */
      missing: Type.Array(Type.Integer()),
    }),
  ),
})
export type DocumentSeries = Static<typeof DocumentSeries>

/** GET /api/admin/money/papers/{series}: the newest first, 50 a page. */
export const SeriesDocuments = Type.Object({
  rows: Type.Array(
    Type.Object({
      id: Type.String(),
      number: Type.String(),
      kind: Type.String(),
      issuedOn: Type.String(),
      orderNumber: nullable(Type.String()),
      totalMinor: Type.Integer(),
      /** Of its stored PDF; null until it is first asked for. */
      sha256: nullable(Type.String()),
    }),
  ),
  total: Type.Integer(),
  page: Type.Integer(),
  pages: Type.Integer(),
})
export type SeriesDocuments = Static<typeof SeriesDocuments>
