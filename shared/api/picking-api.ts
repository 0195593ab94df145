import Type, { type Static } from 'typebox'
import { orderStates } from '../orders/order-states.ts'
import { shippingOptions } from '../orders/shipping-options.ts'

const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const text = nullable(Type.String())
const Day = Type.String({ format: 'date' })

const PickingLine = Type.Object({
  position: Type.Integer(),
  title: Type.String(),
  variantLabel: text,
  units: Type.Integer(),
  /** Null before it was ticked off; fewer than `units` is short. */
  picked: nullable(Type.Integer()),
  abv: nullable(Type.Number()),
  allergens: Type.Array(Type.String()),
  batch: text,
  bestBefore: text,
})
export type PickingLine = Static<typeof PickingLine>

const PickingDrop = Type.Object({
  part: Type.String(),
  number: Type.String(),
  state: Type.Enum([...orderStates]),
  /** The day by which it leaves. */
  leavesOn: Day,
  pub: Type.String(),
  address: Type.Array(Type.String()),
  phone: text,
  /** What a driver should know, ready to be shown. */
  facts: Type.Array(Type.Object({ label: Type.String(), text: Type.String() })),
  shippingOption: Type.Enum([...shippingOptions]),
  groupName: text,
  lines: Type.Array(PickingLine),
})
export type PickingDrop = Static<typeof PickingDrop>

/** Orders that are printed together at the most. */
export const mostPrinted = 50
/** GET /api/sell/{brewery}/picking/papers?parts=: what is printed of these orders, without prices. */
export const PickingDocuments = Type.Object({ brewery: Type.String(), drops: Type.Array(PickingDrop) })
export type PickingDocuments = Static<typeof PickingDocuments>

/** GET /api/sell/{brewery}/picking?day=: no prices. What should have left before is under today. */
export const PickingList = Type.Object({
  brewery: Type.String(),
  /** The address of its logo or drawn mark. */
  mark: text,
  day: Day,
  /** The days with parts that are to leave, and how many of them are still to pick. */
  days: Type.Array(Type.Object({ day: Day, orders: Type.Integer() })),
  /** Drops of the day, also those that the answer has no room for. */
  total: Type.Integer(),
  /** Units of each beer and size in all drops of the day. */
  beers: Type.Array(Type.Object({ title: Type.String(), variantLabel: text, units: Type.Integer() })),
  drops: Type.Array(PickingDrop),
})
export type PickingList = Static<typeof PickingList>

/** POST /api/sell/{brewery}/picking/{part}/ticks: null takes the tick back. */
export const PickTick = Type.Object(
  {
    position: Type.Integer({ minimum: 0, maximum: 10_000 }),
    units: nullable(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  },
  { additionalProperties: false },
)
export type PickTick = Static<typeof PickTick>
