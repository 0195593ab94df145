import Type, { type Static } from 'typebox'
import { listOf, listQuery } from './list-api.ts'

/** GET /api/admin/money/refunds: money on its way back, for finance (STAF-18). Money is pence. */
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Time = Type.String({ format: 'date-time' })

/** Waits for a second person; owed to a card and not taken yet; made in the provider's dashboard; back on the card. */
export const moneyRefundViews = ['asked', 'owed', 'dashboard', 'done'] as const
export type MoneyRefundView = (typeof moneyRefundViews)[number]

export const MoneyRefund = Type.Object({
  id: Type.String(),
  orderNumber: Type.String(),
  amountMinor: Type.Integer(),
  /** When it was asked for, heard of or done; of one that is owed when the provider is asked next. */
  at: Time,
  /** Why, in words. */
  why: Type.String(),
  /** Who asked for it; null where no person did. */
  by: nullable(Type.String()),
  /** Until when a second person can confirm it. */
  confirmBy: nullable(Time),
  /** The reader asked for it, and so cannot confirm it. */
  isOwn: Type.Boolean(),
  /** Of one of the dashboard: what no credit has taken up. */
  leftMinor: nullable(Type.Integer()),
})
export type MoneyRefund = Static<typeof MoneyRefund>

export const MoneyRefunds = listOf(MoneyRefund, moneyRefundViews)
export type MoneyRefunds = Static<typeof MoneyRefunds>

const { view, page } = listQuery(moneyRefundViews)
export const MoneyRefundQuery = Type.Object({ view, page })
