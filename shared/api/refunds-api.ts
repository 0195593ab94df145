import Type, { type Static } from 'typebox'
import { refundBearers, refundReasons } from '../orders/refund-reasons.ts'

/** Refunds of what was sent, by Dray's staff (CLAIM-05, CLAIM-06). Money is pence. */
const exact = { additionalProperties: false }
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const part = Type.String({ minLength: 1, maxLength: 100 })
const position = Type.Integer({ minimum: 0, maximum: 999 })
const amountMinor = Type.Integer({ minimum: 1, maximum: 100_000_000 })

/** Units of a line with their deposits, a rebate on a line, deposits of a line or delivery; amounts are without VAT, and a delivery without one is all of it. */
export const RefundItem = Type.Union([
  Type.Object(
    {
      part,
      what: Type.Literal('units'),
      position,
      units: Type.Integer({ minimum: 1, maximum: 100_000 }),
    },
    exact,
  ),
  Type.Object({ part, what: Type.Literal('rebate'), position, amountMinor }, exact),
  Type.Object(
    { part, what: Type.Literal('deposit'), position, units: Type.Integer({ minimum: 1, maximum: 100_000 }) },
    exact,
  ),
  Type.Object({ part, what: Type.Literal('delivery'), amountMinor: Type.Optional(amountMinor) }, exact),
])
export type RefundItem = Static<typeof RefundItem>

/** POST /api/admin/orders/{number}/refunds. */
export const NewRefund = Type.Object(
  {
    items: Type.Array(RefundItem, { maxItems: 200 }),
    /** Dray's gift, which no document shows. */
    goodwillMinor: Type.Optional(amountMinor),
    reason: Type.Enum([...refundReasons]),
    cause: Type.Enum([...refundBearers]),
    note: Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' }),
    /** Of an order on account: it is paid out by bank under this reference, instead of lowering what is owed. */
    bankReference: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 64, pattern: '\\S' }))),
  },
  exact,
)
export type NewRefund = Static<typeof NewRefund>

export const OrderRefund = Type.Object({
  id: Type.String(),
  state: Type.Enum(['asked', 'done', 'lapsed']),
  grossMinor: Type.Integer(),
  goodwillMinor: Type.Integer(),
  reason: Type.Enum([...refundReasons, 'dispute', 'container_back']),
  cause: Type.Enum([...refundBearers]),
  note: Type.String(),
  items: Type.Array(RefundItem),
  askedBy: Type.String(),
  askedAt: Type.String({ format: 'date-time' }),
  /** Until when a second person can confirm it. */
  confirmBy: nullable(Type.String({ format: 'date-time' })),
  confirmedBy: nullable(Type.String()),
  /** It needed a second person, and there was none. */
  isAlone: Type.Boolean(),
  /** The reader asked for it, and so cannot confirm it. */
  isOwn: Type.Boolean(),
})
export type OrderRefund = Static<typeof OrderRefund>

/** GET /api/admin/orders/{number}/refunds: the newest first, at most 200. */
export const OrderRefunds = Type.Object({ refunds: Type.Array(OrderRefund) })

/** POST /api/admin/orders/{number}/bank-refund: what could not go back to the card was paid by bank. */
export const BankRefund = Type.Object(
  { bankReference: Type.String({ minLength: 1, maxLength: 64, pattern: '\\S' }) },
  exact,
)
