import Type, { type Static } from 'typebox'
import { paymentMethods } from './orders-api.ts'
import { occurrenceStates, standingOrderStates, standingRhythms } from '../orders/standing-order-days.ts'
import { standingWishes } from '../orders/standing-wish.ts'
import { basketLineLimit, standingNameLength, unitsPerLine } from '../limits/limits.ts'
import { shippingOptions } from '../orders/shipping-options.ts'

const exact = { additionalProperties: false }
const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const pence = Type.Integer()
const text = nullable(Type.String())
const id = Type.String({ maxLength: 36 })
const day = Type.String({ maxLength: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const rhythm = Type.Enum([...standingRhythms])

/** What is collected from a brewery, or delivered by it. */
export const OrderCollection = Type.Object({ teamId: Type.String(), option: Type.Enum([...shippingOptions]) })
export type OrderCollection = Static<typeof OrderCollection>

const lineChange = Type.Object(
  {
    kind: Type.Enum(['variant', 'upsell']),
    itemId: id,
    quantity: Type.Integer({ minimum: 0, maximum: unitsPerLine }),
  },
  exact,
)
/** New quantities; a line at 0 leaves, a line that is not named stays as it is. */
const LineChanges = Type.Array(lineChange, { maxItems: basketLineLimit })

const terms = {
  name: Type.String({ minLength: 1, maxLength: standingNameLength }),
  rhythmWeeks: rhythm,
  premisesId: id,
  payment: Type.Enum([...paymentMethods]),
  wish: Type.Enum([...standingWishes]),
}

/** Made from an order of the client, or else from the regular basket or a group's. */
export const NewStandingOrder = Type.Object(
  {
    ...terms,
    firstOn: day,
    orderNumber: Type.Optional(nullable(Type.String({ maxLength: 40 }))),
    groupId: Type.Optional(nullable(id)),
  },
  exact,
)
export type NewStandingOrder = Static<typeof NewStandingOrder>

export const StandingOrderChange = Type.Object(
  { ...Type.Partial(Type.Object(terms)).properties, lines: Type.Optional(LineChanges) },
  exact,
)
export type StandingOrderChange = Static<typeof StandingOrderChange>

/** What is done with one occurrence; `lines` of a change alone. */
export const OccurrenceStep = Type.Object({ lines: Type.Optional(LineChanges) }, exact)
export type OccurrenceStep = Static<typeof OccurrenceStep>

export const StandingLineView = Type.Object({
  kind: Type.Enum(['variant', 'upsell']),
  itemId: Type.String(),
  title: Type.String(),
  variantLabel: text,
  breweryName: text,
  quantity: Type.Integer(),
  /** As the buyer was last shown it; null while it has no price. */
  priceMinor: nullable(pence),
  /** It is sold in multiples of so many. */
  orderMultiple: Type.Integer(),
})
export type StandingLineView = Static<typeof StandingLineView>

const premises = Type.Object({ id: Type.String(), name: text, town: text })

export const StandingOccurrence = Type.Object({
  day: Type.String(),
  /** ISO moment: until then it can be skipped and changed. */
  cutOffAt: Type.String(),
  state: Type.Enum([...occurrenceStates]),
  isChanged: Type.Boolean(),
  lines: Type.Array(StandingLineView),
  /** What it comes to; of one to come an estimate at today's prices. */
  preview: nullable(
    Type.Object({
      goodsMinor: pence,
      depositsMinor: pence,
      shippingMinor: pence,
      vatMinor: pence,
      totalMinor: pence,
      changes: Type.Array(Type.String()),
      problem: text,
      runText: text,
    }),
  ),
  /** What it is placed by, as the standing order was at its preview; null of one that was not previewed. */
  terms: nullable(
    Type.Object({
      payment: Type.Enum([...paymentMethods]),
      wish: Type.Enum([...standingWishes]),
      premises,
    }),
  ),
  leftOut: Type.Array(Type.String()),
  reason: text,
  orderNumber: text,
})
export type StandingOccurrence = Static<typeof StandingOccurrence>

export const StandingOrder = Type.Object({
  id: Type.String(),
  name: Type.String(),
  state: Type.Enum([...standingOrderStates]),
  pausedReason: text,
  group: nullable(Type.Object({ id: Type.String(), name: Type.String() })),
  lines: Type.Array(StandingLineView),
  premises,
  collections: Type.Array(OrderCollection),
  payment: Type.Enum([...paymentMethods]),
  wish: Type.Enum([...standingWishes]),
  rhythmWeeks: rhythm,
  firstOn: Type.String(),
  /** Null while it is paused or ended, and where no run of the group is open yet. */
  next: nullable(StandingOccurrence),
  past: Type.Array(StandingOccurrence),
})
export type StandingOrder = Static<typeof StandingOrder>

/** All of a client, with what a new one can be made of. */
export const StandingOrders = Type.Object({
  standingOrders: Type.Array(StandingOrder),
  premises: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), town: Type.String() })),
  baskets: Type.Array(Type.Object({ groupId: text, groupName: text, lines: Type.Integer() })),
  mayPayByInvoice: Type.Boolean(),
})
export type StandingOrders = Static<typeof StandingOrders>

export const StandingReason = Type.Object({ reason: Type.String({ minLength: 3, maxLength: 500 }) }, exact)

/** A standing order as the staff see it. */
export const StaffStandingOrder = Type.Object({
  id: Type.String(),
  clientId: Type.String(),
  client: Type.String(),
  name: Type.String(),
  state: Type.Enum([...standingOrderStates]),
  pausedReason: text,
  groupName: text,
  rhythmWeeks: rhythm,
  payment: Type.Enum([...paymentMethods]),
  failures: Type.Integer(),
  lines: Type.Integer(),
  next: nullable(
    Type.Object({ day: Type.String(), cutOffAt: Type.String(), state: Type.Enum([...occurrenceStates]) }),
  ),
})
export type StaffStandingOrder = Static<typeof StaffStandingOrder>
export const StaffStandingOrders = Type.Object({ rows: Type.Array(StaffStandingOrder), after: text })
export type StaffStandingOrders = Static<typeof StaffStandingOrders>
