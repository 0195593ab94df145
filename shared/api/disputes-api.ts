import Type, { type Static } from 'typebox'
import { RefundItem } from './refunds-api.ts'

const exact = { additionalProperties: false }
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Time = Type.String({ format: 'date-time' })

/** A payment that its buyer disputes at the bank. Money is pence. */
export const Dispute = Type.Object({
  id: Type.String(),
  orderNumber: Type.String(),
  amountMinor: Type.Integer(),
  /** The provider's word, and the same for people. */
  reason: Type.String(),
  reasonText: Type.String(),
  state: Type.Enum(['inquiry', 'needs_response', 'under_review', 'won', 'lost', 'closed']),
  evidenceDueAt: nullable(Time),
  /** What the bank has of it now. */
  withdrawnMinor: Type.Integer(),
  heardAt: Time,
  endedAt: nullable(Time),
  /** Who pays for a lost one; null until finance has decided. */
  decision: nullable(
    Type.Object({
      bearer: Type.Enum(['brewery', 'dray']),
      /** Credited by breweries, with VAT; Dray pays the rest. */
      creditedMinor: Type.Integer(),
      note: Type.String(),
      by: Type.String(),
      at: Time,
    }),
  ),
})
export type Dispute = Static<typeof Dispute>

/** GET /api/admin/money/disputes: the newest first. */
export const DisputeList = Type.Object({
  rows: Type.Array(Dispute),
  total: Type.Integer(),
  page: Type.Integer(),
  pages: Type.Integer(),
})
export type DisputeList = Static<typeof DisputeList>

/** POST /api/admin/money/disputes/{id}/decision. */
export const DisputeDecisionBody = Type.Object(
  {
    bearer: Type.Enum(['brewery', 'dray']),
    /** What breweries pay of it, credited in their names. */
    items: Type.Optional(Type.Array(RefundItem, { maxItems: 200 })),
    note: Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' }),
  },
  exact,
)
