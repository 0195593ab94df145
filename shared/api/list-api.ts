import Type, { type TSchema } from 'typebox'

/** What every list of a console answers: a page of rows, and how many rows of the same search each view has (SELL-05). */
export const listOf = <Row extends TSchema, View extends string>(row: Row, views: readonly View[]) =>
  Type.Object({
    rows: Type.Array(row),
    total: Type.Integer(),
    page: Type.Integer(),
    pages: Type.Integer(),
    views: Type.Array(Type.Object({ key: Type.Enum([...views]), count: Type.Integer() })),
  })

/** A page of a list, whatever its rows. */
export type ListAnswer<Row> = {
  rows: Row[]
  total: number
  page: number
  pages: number
  views: { key: string; count: number }[]
}

/** What every list takes beside its own filters. */
export const listQuery = <View extends string>(views: readonly View[]) => ({
  view: Type.Optional(Type.Enum([...views])),
  q: Type.Optional(Type.String({ maxLength: 120 })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
})

export const listPageSize = 50
