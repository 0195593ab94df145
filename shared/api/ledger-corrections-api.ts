import Type, { type Static } from 'typebox'
import { ledgerEvents } from '../payouts/ledger-words.ts'

const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Time = Type.String({ format: 'date-time' })

/** POST /api/admin/money/corrections: a booking is reversed, and booked again with the right amount where one is named. */
export const NewCorrection = Type.Object(
  {
    booking: Type.String({ maxLength: 100 }),
    rightMinor: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000_000 })),
    reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
  },
  { additionalProperties: false },
)
export type NewCorrection = Static<typeof NewCorrection>

export const LedgerCorrection = Type.Object({
  id: Type.String(),
  state: Type.Enum(['done', 'asked', 'lapsed']),
  event: Type.Enum([...ledgerEvents]),
  /** Pence: what was booked, and what is right; null where nothing is. */
  amountMinor: Type.Integer(),
  rightMinor: nullable(Type.Integer()),
  reason: Type.String(),
  askedBy: Type.String(),
  askedAt: Time,
  confirmedBy: nullable(Type.String()),
  /** The reader asked for it, and so cannot confirm it. */
  isOwn: Type.Boolean(),
})
export type LedgerCorrection = Static<typeof LedgerCorrection>

/** GET /api/admin/money/corrections: the newest first, at most 50. */
export const LedgerCorrections = Type.Object({ corrections: Type.Array(LedgerCorrection) })
export type LedgerCorrections = Static<typeof LedgerCorrections>
