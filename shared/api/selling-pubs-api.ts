import { pubViews } from './list-views.ts'
import Type, { type Static } from 'typebox'
import { listOf } from './list-api.ts'

/** GET /api/sell/{brewery}/pubs: who bought. Money is pence without VAT, before credits. */
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])

export type PubView = (typeof pubViews)[number]

export const SellingPub = Type.Object({
  /** The client, as the list of orders narrows by. */
  pub: Type.String(),
  name: Type.String(),
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
})
export type SellingPub = Static<typeof SellingPub>

export const SellingPubList = Type.Object({
  ...listOf(SellingPub, pubViews).properties,
  /** The beers that it has sold, at most 200. */
  beers: Type.Array(Type.String()),
})
export type SellingPubList = Static<typeof SellingPubList>
