import Type, { type Static } from 'typebox'
import { stepCauses } from '../orders/order-history.ts'
import { orderStates, paymentStates } from '../orders/order-states.ts'
import { linkVerbs } from '../orders/step-link-data.ts'
import { staffOrderViews } from '../orders/staff-order-views.ts'
import { StoredHandover } from './handover-api.ts'
import { listOf, listQuery } from './list-api.ts'
import { Order, orderHistoryEvent, paymentMethods } from './orders-api.ts'
import { SellingOrder } from './selling-api.ts'

/** Orders as Dray's staff see them: GET /api/admin/orders and below. Sums in pence. */
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const text = nullable(Type.String())
const Time = Type.String({ format: 'date-time' })
const pence = Type.Integer()
const State = Type.Enum([...orderStates])

const orderFields = {
  number: Type.String(),
  placedAt: Time,
  clientId: text,
  pub: Type.String(),
  town: Type.String(),
  state: State,
  payment: Type.Enum([...paymentMethods]),
  paymentState: Type.Enum([...paymentStates]),
  groupName: text,
  groupSlug: text,
  /** The day its pallet leaves. */
  leavesOn: text,
  totalMinor: pence,
}

export const StaffOrderRow = Type.Object({
  ...orderFields,
  /** Each brewery with the state of its part; Dray's own part has no name. */
  parts: Type.Array(Type.Object({ brewery: text, state: State })),
})
export type StaffOrderRow = Static<typeof StaffOrderRow>

export const StaffOrderList = listOf(StaffOrderRow, staffOrderViews)
export type StaffOrderList = Static<typeof StaffOrderList>

const day = Type.Optional(Type.String({ pattern: '^2\\d{3}-\\d{2}-\\d{2}$', maxLength: 10 }))
const words = Type.Optional(Type.String({ maxLength: 120 }))
const amount = Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 }))
export const StaffOrderQuery = Type.Object({
  ...listQuery(staffOrderViews),
  state: Type.Optional(State),
  payment: Type.Optional(Type.Enum([...paymentMethods])),
  /** Slugs. */
  brewery: words,
  group: words,
  /** The day the group's pallet leaves. */
  run: day,
  pub: words,
  /** The beginning of a postcode, such as 'EH6'. */
  postcode: Type.Optional(Type.String({ maxLength: 8 })),
  /** The days it was placed on, in London. */
  from: day,
  until: day,
  /** Pounds. */
  least: amount,
  most: amount,
})
export type StaffOrderQuery = Static<typeof StaffOrderQuery>

/** A part as its brewery sees it, with the steps of the caller. */
export const StaffPart = Type.Object({
  ...SellingOrder.properties,
  brewery: text,
  brewerySlug: text,
  mayCancel: Type.Boolean(),
})
export type StaffPart = Static<typeof StaffPart>

/** GET /api/admin/orders/{number}. */
export const StaffOrder = Type.Object({
  ...orderFields,
  email: text,
  refundedMinor: pence,
  /** Owed to the buyer, and beyond what the card takes back: finance pays it by bank. */
  shortMinor: pence,
  reservedUntil: nullable(Time),
  parts: Type.Array(StaffPart),
  /** Whom it goes to and where, as it may be changed; null once the client has left or it is over. */
  details: nullable(
    Type.Object({
      contact: Order.properties.contact.anyOf[0],
      shipTo: Order.properties.shipTo.anyOf[0],
      handover: StoredHandover,
      /** Nothing has left: premises and run may change too. */
      mayMove: Type.Boolean(),
      /** The days of the group's runs that take orders, its own first; none of a regular order. */
      runs: Type.Array(Type.String()),
    }),
  ),
  /** The group's pallet by version; its charge without VAT, and who pays what of it. */
  palletPlans: Type.Array(
    Type.Object({
      version: Type.Integer(),
      at: Time,
      pallets: Type.Integer(),
      chargeMinor: pence,
      bearers: Type.Array(Type.Object({ name: Type.String(), minor: pence })),
      cause: nullable(Type.Enum([...stepCauses])),
    }),
  ),
  /** What is booked of it, debit above 0, the oldest first. */
  entries: Type.Array(
    Type.Object({
      at: Time,
      event: Type.String(),
      account: Type.String(),
      owner: text,
      amountMinor: pence,
      reason: text,
    }),
  ),
  /** What the payment provider has said. */
  providerEvents: Type.Array(
    Type.Object({ at: Time, kind: Type.String(), amountMinor: nullable(pence), reason: text }),
  ),
  papers: Type.Array(
    Type.Object({
      id: Type.String(),
      number: Type.String(),
      kind: Type.String(),
      issuer: Type.String(),
      totalMinor: pence,
    }),
  ),
  /** Links of mails that take one step without signing in. */
  links: Type.Array(
    Type.Object({ brewery: text, verb: Type.Enum([...linkVerbs]), validUntil: Time, usedAt: nullable(Time) }),
  ),
  history: Type.Array(
    Type.Object({
      ...orderHistoryEvent.properties,
      /** Why staff acted for someone. */
      why: text,
    }),
  ),
})
export type StaffOrder = Static<typeof StaffOrder>
