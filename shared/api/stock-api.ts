import { recordedKinds } from './list-views.ts'
import { stockViews } from './list-views.ts'
import Type from 'typebox'
import { stockItemsPerCall } from '../limits/limits.ts'
import { listOf } from './list-api.ts'

export type RecordedKind = (typeof recordedKinds)[number]

const exact = { additionalProperties: false }
const Moment = Type.Optional(Type.String({ format: 'date-time', maxLength: 40 }))
const Units = Type.Integer({ minimum: 0, maximum: 1_000_000 })

/** One thing that happened to some containers, for one reason. */
export const StockRecord = Type.Object(
  {
    kind: Type.Enum([...recordedKinds]),
    /** Why: for those who read the movements later. */
    reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
    /** Of a count, when it was taken; what left since is taken off. Absent is now. */
    countedAt: Moment,
    items: Type.Array(
      Type.Object(
        {
          containerId: Type.String({ format: 'uuid', maxLength: 36 }),
          units: Units,
          /** Of this container alone, where each was counted at a time of its own. */
          countedAt: Moment,
        },
        exact,
      ),
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

export type StockView = (typeof stockViews)[number]

export const StockRow = Type.Object({
  ...StockLevel.properties,
  beer: Type.String(),
  /** The size as the shop shows it, with the coupler of a keg: '30L Keg · S-Type'. */
  container: Type.String(),
  /** Sold online. */
  isOnline: Type.Boolean(),
  lowBelow: Type.Integer(),
  isLow: Type.Boolean(),
  /** Units dispatched in the last six weeks, less what came back. */
  goneSixWeeks: Type.Integer(),
  /** Who counted it last; null where an import did, or no one yet. */
  countedBy: Type.Union([Type.String(), Type.Null()]),
})
export type StockRow = Type.Static<typeof StockRow>

/** GET /api/sell/{brewery}/stock; `views` count the rows of the same search. */
export const StockList = listOf(StockRow, stockViews)
export type StockList = Type.Static<typeof StockList>

/** PUT /api/sell/{brewery}/stock/{container}/low-below. */
export const LowBelow = Type.Object({ units: Units }, exact)

/** GET /api/sell/{brewery}/stock/{container}/movements: the last hundred, the newest first. */
export const StockMovementList = Type.Object({
  title: Type.String(),
  rows: Type.Array(
    Type.Object({
      kind: Type.String(),
      at: Type.String(),
      sellable: Type.Integer(),
      reserved: Type.Integer(),
      promised: Type.Integer(),
      /** Who; null where the order says it. */
      by: Type.Union([Type.String(), Type.Null()]),
      reason: Type.Union([Type.String(), Type.Null()]),
      /** The number of the order that caused it. */
      order: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
})
export type StockMovementList = Type.Static<typeof StockMovementList>
