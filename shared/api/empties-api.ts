import { emptiesViews } from './list-views.ts'
import Type, { type Static } from 'typebox'
import { containerKinds } from '../deposits/container-names.ts'
import { depositKinds } from '../deposits/deposit-kinds.ts'
import { EmptiesCharge } from './empties-charges-api.ts'
import { listOf, listQuery } from './list-api.ts'

/** Containers at pubs, as pubs, breweries and Dray's staff read them (marketplace 14). */
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Time = Type.String({ format: 'date-time' })
const kind = Type.Enum([...containerKinds])
const count = Type.Integer()
/** 0-30, 31-60, 61-90 and over 90 days; not a tuple, which OpenAPI writes differently. */
const ages = Type.Unsafe<[number, number, number, number]>(Type.Array(count, { minItems: 4, maxItems: 4 }))

export const EmptiesRow = Type.Object({
  /** Where they are; counts name it. */
  place: Type.String(),
  /** The client; null once it has left Dray. */
  pub: nullable(Type.String()),
  pubName: Type.String(),
  address: Type.String(),
  brewery: Type.String(),
  breweryName: Type.String(),
  kind,
  atPub: count,
  /** Of them, in counts that wait for an answer. */
  waiting: count,
  /** Of them, under a charge that is announced. */
  announced: count,
  /** Of the rest, old enough for a charge to be announced. */
  chargeable: count,
  /** Beside them: charged as lost, and not found. */
  charged: count,
  ages,
})
export type EmptiesRow = Static<typeof EmptiesRow>

export const EmptiesCount = Type.Object({
  id: Type.String(),
  place: Type.String(),
  pubName: Type.String(),
  address: Type.String(),
  breweryName: Type.String(),
  kind,
  count,
  side: Type.Enum(['brewery', 'pub']),
  state: Type.Enum(['asked', 'agreed', 'disputed', 'dropped']),
  countedBy: Type.String(),
  note: nullable(Type.String()),
  countedAt: Time,
  answerBy: Time,
  answeredBy: nullable(Type.String()),
  answer: nullable(Type.String()),
})
export type EmptiesCount = Static<typeof EmptiesCount>

/** GET /api/account/empties, and GET /api/admin/buyers/{id}/empties: counts that wait, and those of 90 days. */
export const ClientEmpties = Type.Object({
  rows: Type.Array(EmptiesRow),
  counts: Type.Array(EmptiesCount),
  /** Those that are announced or charged, and those that ended within 90 days. */
  charges: Type.Array(EmptiesCharge),
})
export type ClientEmpties = Static<typeof ClientEmpties>

export type EmptiesView = (typeof emptiesViews)[number]

/** GET /api/sell/{brewery}/empties. */
export const SellingEmpties = Type.Object({
  ...listOf(EmptiesRow, emptiesViews).properties,
  /** Over all pubs, by kind. */
  sums: Type.Array(Type.Object({ kind, atPub: count, ages })),
  counts: Type.Array(EmptiesCount),
  charges: Type.Array(EmptiesCharge),
  /** Containers over so many days may be charged. */
  chargeAfterDays: count,
})
export type SellingEmpties = Static<typeof SellingEmpties>
export const EmptiesQuery = Type.Object({ ...listQuery(emptiesViews) })

const exact = { additionalProperties: false }
const id = Type.String({ maxLength: 100 })
const many = Type.Integer({ minimum: 1, maximum: 100_000 })
const name = Type.Optional(nullable(Type.String({ maxLength: 120 })))
const note = Type.Optional(nullable(Type.String({ maxLength: 1000 })))

/** POST /api/sell/{brewery}/empties/back: by the brewery; with the name of the pub's person it is signed by both. */
export const EmptiesBack = Type.Object(
  { place: id, kind, count: many, countedBy: name, signedByPub: name, note },
  exact,
)

/** POST /api/sell/{brewery}/empties/write-off. */
export const EmptiesWriteOff = Type.Object(
  { place: id, kind, count: many, note: Type.String({ minLength: 1, maxLength: 1000 }) },
  exact,
)

/** POST /api/account/empties/counts: by the pub alone. */
export const EmptiesGiven = Type.Object({ place: id, brewery: id, kind, count: many, note }, exact)

export const CountAnswer = Type.Object({ agrees: Type.Boolean(), note }, exact)

/** POST /api/admin/empties/counts/{count}/decision. */
export const CountDecision = Type.Object(
  { outcome: Type.Enum(['book', 'drop']), note: Type.String({ minLength: 1, maxLength: 1000 }) },
  exact,
)

/** GET and PUT /api/sell/{brewery}/returnables: which containers of the brewery come back. */
export const ReturnableContainer = Type.Object({
  variant: Type.String(),
  title: Type.String(),
  kind,
  isReturnable: Type.Boolean(),
  /** The brewery has said otherwise than the container's name does. */
  isOwnWord: Type.Boolean(),
})
export type ReturnableContainer = Static<typeof ReturnableContainer>
export const ReturnableContainers = Type.Object({ rows: Type.Array(ReturnableContainer) })
export type ReturnableContainers = Static<typeof ReturnableContainers>
export const ReturnableChoice = Type.Object({ variant: id, isReturnable: Type.Boolean() }, exact)

/** GET and POST /api/sell/{brewery}/deposits and /container-prices: pence without VAT for one container, 0 is none. */
export const DepositTerms = Type.Object({
  rows: Type.Array(
    Type.Object({
      kind: Type.Enum([...depositKinds]),
      netMinor: count,
      /** What holds from later days, the nearest first. */
      coming: Type.Array(Type.Object({ fromDay: Type.String({ format: 'date' }), netMinor: count })),
    }),
  ),
})
export type DepositTerms = Static<typeof DepositTerms>
export const DepositChoice = Type.Object(
  {
    /** Of cans and plastic bottles, which a deposit return scheme covers, a deposit alone: for one, outside the scope of VAT. */
    kind: Type.Enum([...depositKinds]),
    netMinor: Type.Integer({ minimum: 0, maximum: 100_000 }),
    /** The day in London, 'YYYY-MM-DD', from which it holds; today where it is missing. */
    fromDay: Type.Optional(nullable(Type.String({ maxLength: 10 }))),
  },
  exact,
)
