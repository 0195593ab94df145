import Type, { type Static } from 'typebox'
import { basketLineLimit, quickOrderTextLength, unitsPerLine } from '../limits/limits.ts'

/** Orders that a brewery's people, or Dray's staff, take by phone. Money is pence, without VAT unless the name says total. */
const exact = { additionalProperties: false }
const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const pence = Type.Integer()
const Time = Type.String({ format: 'date-time' })
const id = Type.String({ maxLength: 36 })

/** Of a call of staff: who sells, a brewery or a group, by slug. */
export const SellerQuery = Type.Object({
  brewery: Type.Optional(Type.String({ maxLength: 300 })),
  group: Type.Optional(Type.String({ maxLength: 300 })),
})
export type SellerQuery = Static<typeof SellerQuery>

const PadSize = Type.Object({
  variantId: Type.String(),
  label: Type.String(),
  /** Of one to this buyer; null where the price is hidden. */
  priceMinor: nullable(pence),
  /** Where the price comes from a list of the buyer's. */
  yourPrice: Type.Optional(Type.String()),
  fromText: Type.Optional(Type.String()),
  maxQuantity: Type.Integer(),
  orderMultiple: Type.Optional(Type.Integer()),
  /** When the buyer ordered it last; null if it never did. */
  lastOrderedAt: nullable(Time),
})
const PadBeer = Type.Object({
  id: Type.String(),
  name: Type.String(),
  style: Type.String(),
  breweryName: Type.String(),
  /** Why its brewery takes no orders; absent while it does. */
  closed: Type.Optional(Type.String()),
  /** The size that the buyer ordered last first. */
  sizes: Type.Array(PadSize),
})
export type PadBeer = Static<typeof PadBeer>
export type PadSize = Static<typeof PadSize>

const SentOrder = Type.Object({
  id: Type.String(),
  sentAt: Time,
  validUntil: Time,
  /** Until when its stock is reserved; null once it no longer is. */
  reservedUntil: nullable(Time),
  totalMinor: pence,
  takenBy: Type.String(),
})

/** What anyone who takes an order by phone sees of a buyer. */
export const OrderPad = Type.Object({
  buyer: Type.Object({
    id: Type.String(),
    name: Type.String(),
    contact: Type.String(),
    phone: Type.String(),
  }),
  seller: Type.String(),
  premises: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      address: Type.String(),
      /** What delivery costs and when it arrives, of an order placed now; why there is none; null without delivery terms. */
      delivery: nullable(Type.String()),
      minimum: nullable(Type.String()),
    }),
  ),
  /** Whether the buyer lets the seller place orders on its account. */
  isAllowed: Type.Boolean(),
  /** What is left of the credit limit; null without an open credit account. */
  creditLeftMinor: nullable(pence),
  /** Containers of the seller at the buyer's, and those among them that may be charged soon. */
  empties: Type.Object({ atBuyer: Type.Integer(), due: Type.Integer() }),
  /** What the buyer ordered last first. */
  beers: Type.Array(PadBeer),
  sent: Type.Array(SentOrder),
})
export type OrderPad = Static<typeof OrderPad>

export const PhoneOrderText = Type.Object({ text: Type.String({ maxLength: quickOrderTextLength }) }, exact)

const lines = Type.Array(
  Type.Object({ variantId: id, quantity: Type.Integer({ minimum: 1, maximum: unitsPerLine }) }, exact),
  { minItems: 1, maxItems: basketLineLimit },
)

export const PhoneOrderQuoteInput = Type.Object({ premisesId: id, lines }, exact)
export type PhoneOrderQuoteInput = Static<typeof PhoneOrderQuoteInput>

/** What an order would come to now. */
export const PhoneOrderQuote = Type.Object({
  lines: Type.Array(
    Type.Object({
      variantId: Type.String(),
      quantity: Type.Integer(),
      unitPriceMinor: pence,
      netMinor: pence,
      depositMinor: pence,
    }),
  ),
  goodsMinor: pence,
  depositsMinor: pence,
  shippingMinor: pence,
  vatMinor: pence,
  totalMinor: pence,
  /** 'Leaves by Wed 2 Dec, with you by Wed 9 Dec'; null where nothing can be delivered. */
  delivery: nullable(Type.String()),
  /** What cannot be ordered as it was typed, and why nothing can be placed, a sentence each. */
  problems: Type.Array(Type.String()),
})
export type PhoneOrderQuote = Static<typeof PhoneOrderQuote>

const phoneOrderWays = ['confirmation', 'account'] as const
export const NewPhoneOrder = Type.Object(
  {
    /** Sent to the buyer for confirmation, or placed on its account. */
    way: Type.Enum([...phoneOrderWays]),
    ...PhoneOrderQuoteInput.properties,
    /** The total that was read out: another one is refused. */
    expectedTotalMinor: pence,
    /** Who called; staff say it, a brewery may. */
    caller: Type.Optional(Type.String({ minLength: 2, maxLength: 80 })),
    poNumber: Type.Optional(Type.String({ maxLength: 40 })),
  },
  exact,
)
export type NewPhoneOrder = Static<typeof NewPhoneOrder>

export const TakenPhoneOrder = Type.Object({
  /** Of an order that was placed; null of one that the buyer has to confirm. */
  number: nullable(Type.String()),
  /** Until when the buyer can confirm; null of one that was placed. */
  validUntil: nullable(Time),
  totalMinor: pence,
})
export type TakenPhoneOrder = Static<typeof TakenPhoneOrder>

/** Which breweries may place orders that the client gives by phone (REP-03). */
export const PhoneOrderPermissions = Type.Object({
  breweries: Type.Array(Type.Object({ slug: Type.String(), name: Type.String(), allowedAt: nullable(Time) })),
})
export type PhoneOrderPermissions = Static<typeof PhoneOrderPermissions>
export const PhoneOrderPermission = Type.Object({ isAllowed: Type.Boolean() }, exact)
