import Type, { type Static } from 'typebox'
import { creditStates } from '../credit/credit-terms.ts'
import { tradeKinds, tradeStates } from '../trade/trade-words.ts'
import { listOf, listQuery } from './list-api.ts'
import { buyerViews } from './list-views.ts'

/** The staff's list of buyers (STAF-14). Money is pence, moments are ISO 8601 UTC. */
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Text = nullable(Type.String())
const Time = Type.String({ format: 'date-time' })

export const BuyerRow = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  state: Type.Enum([...tradeStates]),
  /** A change of an approved account waits. */
  hasChange: Type.Boolean(),
  /** What is approved; where nothing is, what was stated last. */
  business: Text,
  kind: nullable(Type.Enum([...tradeKinds])),
  town: Text,
  appliedAt: nullable(Time),
  /** When the application is to be decided; null where none waits. */
  dueAt: nullable(Time),
  licenceNumber: Text,
  awrsNumber: Text,
  vatNumber: Text,
  companyNumber: Text,
  /** Null without a credit account, and for staff who do not read money. */
  credit: nullable(
    Type.Object({
      state: Type.Enum([...creditStates]),
      usedMinor: Type.Integer(),
      limitMinor: Type.Integer(),
      lateMinor: Type.Integer(),
    }),
  ),
  /** Paid or invoiced. */
  orders: Type.Integer(),
})
export type BuyerRow = Static<typeof BuyerRow>

/** GET /api/admin/buyers. */
export const BuyerList = listOf(BuyerRow, buyerViews)
export type BuyerList = Static<typeof BuyerList>

export const BuyerQuery = Type.Object({
  ...listQuery(buyerViews),
  kind: Type.Optional(Type.Enum([...tradeKinds])),
})
export type BuyerQuery = Static<typeof BuyerQuery>
