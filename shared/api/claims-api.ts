import Type, { type Static } from 'typebox'
import {
  claimAnswers,
  claimDecisions,
  claimKinds,
  claimStates,
  claimWishes,
  longestClaimText,
} from '../orders/claim-kinds.ts'
import { refundBearers } from '../orders/refund-reasons.ts'
import { claimFields } from './order-steps-api.ts'

/** Claims about what was sent (CLAIM-01 to CLAIM-04). Lines are named by their place from 0 in the part, money is pence. */
const exact = { additionalProperties: false }
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const text = nullable(Type.String())
const Time = Type.String({ format: 'date-time' })
const Note = Type.String({ maxLength: longestClaimText })

/** POST /api/orders/{number}/claims. */
export const NewClaim = Type.Object({ part: Type.String({ maxLength: 100 }), ...claimFields }, exact)
export type NewClaim = Static<typeof NewClaim>

/** POST …/claims/pictures: what a picture is named by in the claim. */
export const ClaimPicture = Type.Object({
  id: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
})
export type ClaimPicture = Static<typeof ClaimPicture>

export const OrderClaim = Type.Object({
  id: Type.String(),
  part: Type.String(),
  kind: Type.Enum([...claimKinds]),
  text: Type.String(),
  /** Empty of a claim about all of the part. */
  lines: Type.Array(Type.Object({ position: Type.Integer(), units: Type.Integer() })),
  wish: Type.Enum([...claimWishes]),
  isLate: Type.Boolean(),
  pictures: Type.Array(ClaimPicture),
  state: Type.Enum([...claimStates]),
  openedAt: Time,
  /** Until when its brewery answers; null where none has to. */
  answerBy: nullable(Time),
  answer: nullable(Type.Enum([...claimAnswers])),
  answerNote: text,
  answeredAt: nullable(Time),
  /** Until when the buyer can ask Dray; null where that is not open. */
  askBy: nullable(Time),
  askedAt: nullable(Time),
  askedNote: text,
  /** Until when Dray decides; null where it does not have to. */
  decideBy: nullable(Time),
  decidedAt: nullable(Time),
  decision: nullable(Type.Enum([...claimDecisions])),
  decisionNote: text,
  /** Who pays what was credited; the buyer is not notified. */
  bearer: nullable(Type.Enum([...refundBearers])),
  /** With VAT. */
  creditedMinor: nullable(Type.Integer()),
  /** The part that was sent in place of its units. */
  replacement: text,
})
export type OrderClaim = Static<typeof OrderClaim>

export const OrderClaims = Type.Object({ claims: Type.Array(OrderClaim) })
export type OrderClaims = Static<typeof OrderClaims>

/** POST …/claims/{claim}/question: why the buyer does not agree with a refusal. */
export const ClaimQuestion = Type.Object({ note: Note }, exact)

/** POST …/claims/{claim}/answer. A rebate says what comes off which line, without VAT; a refusal needs a note. */
export const ClaimAnswerBody = Type.Object(
  {
    answer: Type.Enum([...claimAnswers]),
    note: Type.Optional(nullable(Note)),
    rebates: Type.Optional(
      Type.Array(
        Type.Object(
          {
            position: Type.Integer({ minimum: 0, maximum: 999 }),
            amountMinor: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
          },
          exact,
        ),
        { maxItems: 1000 },
      ),
    ),
  },
  exact,
)
export type ClaimAnswerBody = Static<typeof ClaimAnswerBody>

/** POST /api/admin/claims/{claim}/decision. */
export const ClaimDecisionBody = Type.Object(
  { decision: Type.Enum(['admitted', 'refused']), bearer: Type.Enum([...refundBearers]), note: Note },
  exact,
)
export type ClaimDecisionBody = Static<typeof ClaimDecisionBody>
