import Type, { type Static } from 'typebox'
import { containerKinds } from '../deposits/container-names.ts'

/** Charges for containers that do not come back (marketplace 14, EMPT-06). */
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Time = Type.String({ format: 'date-time' })
const Day = Type.String({ format: 'date' })
const kind = Type.Enum([...containerKinds])
const exact = { additionalProperties: false }
const many = Type.Integer({ minimum: 1, maximum: 100_000 })
const words = Type.String({ minLength: 1, maxLength: 1000 })
const note = Type.Optional(nullable(Type.String({ maxLength: 1000 })))

/** `back`: nothing of it is left to charge; `credited`: all that was charged is found. */
export const chargeStates = ['announced', 'withdrawn', 'back', 'invoiced', 'credited'] as const
export type ChargeState = (typeof chargeStates)[number]

export const EmptiesCharge = Type.Object({
  id: Type.String(),
  place: Type.String(),
  /** The client; null once it has left Dray. */
  pub: nullable(Type.String()),
  pubName: Type.String(),
  address: Type.String(),
  brewery: Type.String(),
  breweryName: Type.String(),
  kind,
  state: Type.Enum([...chargeStates]),
  announced: Type.Integer(),
  /** Containers that are still charged, and pence for them. */
  left: Type.Integer(),
  netMinor: Type.Integer(),
  vatMinor: Type.Integer(),
  totalMinor: Type.Integer(),
  /** The stated price of one, pence without VAT; a deposit is taken off it. */
  priceMinor: Type.Integer(),
  note: nullable(Type.String()),
  announcedBy: Type.String(),
  announcedAt: Time,
  /** What is not back by then is invoiced on this day. */
  chargeOn: Day,
  invoice: nullable(Type.Object({ id: Type.String(), number: Type.String(), dueOn: nullable(Day) })),
  endedAt: nullable(Time),
  endNote: nullable(Type.String()),
})
export type EmptiesCharge = Static<typeof EmptiesCharge>

/** POST /api/sell/{brewery}/empties/charges. */
export const ChargeAnnouncement = Type.Object(
  { place: Type.String({ maxLength: 100 }), kind, count: many, note },
  exact,
)

/** POST /api/sell/{brewery}/empties/charges/{charge}/withdraw. */
export const ChargeWithdrawal = Type.Object({ note: words }, exact)

/** POST /api/sell/{brewery}/empties/charges/{charge}/found: they are back, or are at the pub again. */
export const ChargeFound = Type.Object({ count: many, where: Type.Enum(['back', 'pub']), note }, exact)
