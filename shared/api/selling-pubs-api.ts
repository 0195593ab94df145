import { pubViews } from './list-views.ts'
import Type, { type Static } from 'typebox'
import { listOf } from './list-api.ts'
import { longestPubNote } from '../orders/pub-note.ts'
import { paymentMethods } from './orders-api.ts'
import { SellingBuyer, SiteBusiness } from './selling-api.ts'

/** GET /api/sell/{brewery}/pubs: who bought. Money is pence without VAT, before credits. */
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])

export type PubView = (typeof pubViews)[number]

export const SellingPub = Type.Object({
  /** The client, as the list of orders narrows by. */
  pub: Type.String(),
  name: Type.String(),
  /** The business of several sites that the pub is one of. */
  partOf: nullable(SiteBusiness),
  town: Type.String(),
  kind: nullable(Type.String()),
  orders: Type.Integer(),
  lastOrderAt: Type.String({ format: 'date-time' }),
  claims: Type.Integer(),
  /** The brewery's containers that are there. */
  empties: Type.Integer(),
  /** Of the last twelve months, without what was refused or cancelled. */
  units: Type.Integer(),
  netMinor: Type.Integer(),
  /** Net of each of the last twelve calendar months, the present one last. */
  months: Type.Array(Type.Integer()),
})
export type SellingPub = Static<typeof SellingPub>

export const SellingPubList = Type.Object({
  ...listOf(SellingPub, pubViews).properties,
  /** The beers that it has sold, at most 200. */
  beers: Type.Array(Type.String()),
})
export type SellingPubList = Static<typeof SellingPubList>

/** What the brewery's people wrote down about a pub. */
const PubNote = Type.Object({
  text: Type.String(),
  changedAt: Type.String({ format: 'date-time' }),
  changedBy: Type.String(),
})
export type PubNote = Static<typeof PubNote>

/** PUT /api/sell/{brewery}/pubs/{pub}/note: an empty text removes it. */
export const PubNoteChange = Type.Object(
  { text: Type.String({ maxLength: longestPubNote }) },
  { additionalProperties: false },
)

/** GET /api/sell/{brewery}/pubs/{pub}: one that bought. */
export const SellingPubPage = Type.Object({
  ...SellingPub.properties,
  buyer: SellingBuyer,
  /** How the last order was paid. */
  payment: Type.Enum([...paymentMethods]),
  /** The price list of the brewery that it is on. */
  priceList: nullable(Type.Object({ name: Type.String(), percentOff: Type.Number() })),
  /** What is left of its credit with Dray, in pence; null without an open credit account. */
  creditLeftMinor: nullable(Type.Integer()),
  note: nullable(PubNote),
})
export type SellingPubPage = Static<typeof SellingPubPage>
