import { and, asc, desc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { countTallied } from '../../platform/counters/counters.ts'
import { foreignRefunds, payments, refunds } from './payment-tables.ts'

type Page = { limit: number; offset: number }

const columns = {
  id: refunds.id,
  orderId: payments.orderId,
  amountMinor: refunds.amountMinor,
  reason: refunds.reason,
  dueAt: refunds.dueAt,
  doneAt: refunds.doneAt,
}

const isOwed = isNull(refunds.doneAt)
const isDone = isNotNull(refunds.doneAt)
const isOpen = gt(foreignRefunds.leftMinor, 0)

/** Refunds that no provider has taken, those that are asked for next first; or those that are done, the newest first. */
export async function cardRefundRows(
  database: Database,
  { state, limit, offset }: Page & { state: 'owed' | 'done' },
) {
  return database
    .select(columns)
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(state === 'owed' ? isOwed : isDone)
    .orderBy(state === 'owed' ? asc(refunds.dueAt) : desc(refunds.doneAt), asc(refunds.id))
    .limit(limit)
    .offset(offset)
}

/** Refunds that were owed before this moment and that no provider has taken, the oldest first; at most two hundred. */
export async function lateRefundRows(database: Database, owedBefore: Date) {
  const since = sql`coalesce(${refunds.owedAt}, ${refunds.dueAt})`
  return database
    .select(columns)
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(isOwed, lte(since, owedBefore.toISOString())))
    .orderBy(asc(since), asc(refunds.id))
    .limit(200)
}

/** Refunds of the provider's dashboard that no credit has taken up whole, the oldest first. */
export async function openForeignRows(database: Database, { limit, offset }: Page) {
  return database
    .select({
      id: foreignRefunds.id,
      orderId: payments.orderId,
      amountMinor: foreignRefunds.amountMinor,
      leftMinor: foreignRefunds.leftMinor,
      heardAt: foreignRefunds.heardAt,
    })
    .from(foreignRefunds)
    .innerJoin(payments, eq(payments.id, foreignRefunds.paymentId))
    .where(isOpen)
    .orderBy(asc(foreignRefunds.heardAt), asc(foreignRefunds.id))
    .limit(limit)
    .offset(offset)
}

export async function countCardRefundRows(database: Database) {
  const [owed, done, dashboard] = await Promise.all([
    database.$count(refunds, isOwed),
    countTallied(database, { list: 'refunds', owner: '' }, 'done'),
    database.$count(foreignRefunds, isOpen),
  ])
  return { owed, done, dashboard }
}

/** The refund, due now; null where there is none that is owed. */
export async function hurryRefundRow(transaction: Database, id: string, now: Date) {
  const [row] = await transaction
    .update(refunds)
    .set({ dueAt: now.toISOString() })
    .where(and(eq(refunds.id, id), isOwed))
    .returning({ paymentId: refunds.paymentId, amountMinor: refunds.amountMinor })
  if (row === undefined) return null
  const [payment] = await transaction
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(eq(payments.id, row.paymentId))
  return { orderId: payment!.orderId, amountMinor: row.amountMinor }
}
