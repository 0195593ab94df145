import Type, { type Static } from 'typebox'
import { tradeKinds, tradeLimits, tradeStates } from '../trade/trade-words.ts'
import { unloadings } from '../orders/handover.ts'

/** Calls of the trade account (TRADE-01 to TRADE-10). Times are ISO, UTC. */
const exact = { additionalProperties: false }
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Time = Type.String({ format: 'date-time' })
/** As typed. What is missing or wrong is named by field, so nothing is required here. */
const Typed = Type.Optional(nullable(Type.String({ maxLength: 2000 })))

const TypedPremises = Type.Object(
  {
    id: Typed,
    tradingName: Typed,
    street: Typed,
    apartment: Typed,
    town: Typed,
    postcode: Typed,
    opensAt: Typed,
    closesAt: Typed,
    unloading: Typed,
    dropNotes: Typed,
    contactName: Typed,
    phone: Typed,
  },
  exact,
)

/** PUT /api/account/trade. A premises with an id is the saved address of that id. */
export const NewTradeApplication = Type.Object(
  {
    businessName: Typed,
    kind: Typed,
    licenceNumber: Typed,
    awrsNumber: Typed,
    vatNumber: Typed,
    companyNumber: Typed,
    premises: Type.Optional(nullable(Type.Array(TypedPremises, { maxItems: tradeLimits.premises }))),
    /** To the question, if one was asked. */
    answer: Typed,
  },
  exact,
)

const Text = nullable(Type.String())
const stated = {
  businessName: Text,
  kind: nullable(Type.Enum([...tradeKinds])),
  licenceNumber: Text,
  awrsNumber: Text,
  vatNumber: Text,
}
const Premises = Type.Object({
  id: Text,
  tradingName: Type.String(),
  street: Type.String(),
  apartment: Text,
  town: Type.String(),
  postcode: Type.String(),
  opensAt: Type.String(),
  closesAt: Type.String(),
  unloading: Type.Enum([...unloadings]),
  dropNotes: Text,
  contactName: Type.String(),
  phone: Type.String(),
})

/** GET /api/account/trade. */
export const TradeAccount = Type.Object({
  state: Type.Enum([...tradeStates]),
  /** What is approved; where nothing is, what was stated last. */
  details: Type.Object({ ...stated, companyNumber: Text }),
  /** A change that waits for its decision; the details hold until then. */
  change: nullable(Type.Object(stated)),
  premises: Type.Array(Premises),
  /** What we asked about the application or the change, and what was answered. */
  question: Text,
  answer: Text,
  /** Why the account is refused or on hold, or why its last change was refused. */
  reason: Text,
  appliedAt: nullable(Time),
  decidedAt: nullable(Time),
})
export type TradeAccount = Static<typeof TradeAccount>

/** POST /api/admin/buyers/{id}/trade/{verb}: refuse and hold need a reason, ask a question. */
export const TradeDecision = Type.Object({ reason: Typed, question: Typed, note: Typed }, exact)

/** GET /api/admin/buyers/{id}/trade. */
export const TradeDossier = Type.Object({
  client: Type.Object({ id: Type.String(), name: Type.String(), email: Type.String() }),
  account: TradeAccount,
  /** What was done, by whom and why; the oldest first. */
  history: Type.Array(
    Type.Object({ at: Time, verb: Type.String(), by: Type.String(), role: Type.String(), reason: Text }),
  ),
})
export type TradeDossier = Static<typeof TradeDossier>
