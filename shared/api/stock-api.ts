import Type from 'typebox'
import { stockItemsPerCall } from '../limits/limits.ts'

/** What a brewery records of its stock itself; orders move the rest. */
export const recordedKinds = ['count', 'made', 'spoilt', 'sold_elsewhere', 'returned'] as const
export type RecordedKind = (typeof recordedKinds)[number]

const exact = { additionalProperties: false }
const Units = Type.Integer({ minimum: 0, maximum: 1_000_000 })

/** One thing that happened to some containers, for one reason. */
export const StockRecord = Type.Object(
  {
    kind: Type.Enum([...recordedKinds]),
    /** Why: for those who read the movements later. */
    reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
    /** Of a count, when it was taken; what left since is taken off. Absent is now. */
    countedAt: Type.Optional(Type.String({ format: 'date-time', maxLength: 40 })),
    items: Type.Array(
      Type.Object({ containerId: Type.String({ format: 'uuid', maxLength: 36 }), units: Units }, exact),
      { minItems: 1, maxItems: stockItemsPerCall },
    ),
  },
  exact,
)

/** The buckets of a container: on hand is sellable, reserved and promised units together. */
export const StockLevel = Type.Object({
  containerId: Type.String(),
  externalId: Type.String(),
  title: Type.String(),
  onHand: Type.Integer(),
  /** Below zero: short by so many of what is promised. */
  sellable: Type.Integer(),
  reserved: Type.Integer(),
  promised: Type.Integer(),
  countedAt: Type.Union([Type.String(), Type.Null()]),
})
export type StockLevel = Type.Static<typeof StockLevel>

export const StockLevels = Type.Object({ rows: Type.Array(StockLevel) })
export const StockPage = Type.Object({
  rows: Type.Array(StockLevel),
  total: Type.Integer(),
  page: Type.Integer(),
  pages: Type.Integer(),
})
