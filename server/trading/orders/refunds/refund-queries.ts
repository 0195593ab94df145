import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { refundReasons } from '../../../../shared/orders/refund-reasons.ts'
import type { Database } from '../../../platform/database/database.ts'
import { orderCredits, orderRefunds } from '../refund-tables.ts'
import { orders } from '../order-tables.ts'

/** Who decides claims for Dray. */
const decidingRoles = ['operations', 'admin', 'operator'] as const

export type RefundRow = typeof orderRefunds.$inferSelect
export type CreditRow = typeof orderCredits.$inferSelect

export async function insertRefund(
  transaction: Database,
  refund: typeof orderRefunds.$inferInsert,
): Promise<RefundRow> {
  const [row] = await transaction.insert(orderRefunds).values(refund).returning()
  return row!
}

export async function insertCredits(
  transaction: Database,
  credits: readonly (typeof orderCredits.$inferInsert)[],
): Promise<void> {
  if (credits.length > 0) await transaction.insert(orderCredits).values([...credits])
}

/** What of these parts is credited. */
export async function creditRows(
  database: Database,
  consignmentIds: readonly string[],
): Promise<CreditRow[]> {
  if (consignmentIds.length === 0) return []
  return database
    .select()
    .from(orderCredits)
    .where(inArray(orderCredits.consignmentId, [...consignmentIds]))
    .orderBy(orderCredits.id)
}

/**
 * Pence with VAT given back on one person's word since a moment: refunds by hand, and claims that staff decided. Disputes,
 * deposits and what a brewery or the clock admits are not.
 */
export async function sumAloneRefunds(
  database: Database,
  { orderId, since }: { orderId: string; since: Date },
): Promise<number> {
  const [row] = await database
    .select({ sum: sql<string>`coalesce(sum(${orderRefunds.grossMinor}), 0)` })
    .from(orderRefunds)
    .where(
      and(
        eq(orderRefunds.orderId, orderId),
        eq(orderRefunds.state, 'done'),
        or(
          and(isNull(orderRefunds.claimId), inArray(orderRefunds.reason, [...refundReasons])),
          and(isNotNull(orderRefunds.claimId), inArray(orderRefunds.role, [...decidingRoles])),
        ),
        isNull(orderRefunds.confirmedBy),
        sql`${orderRefunds.askedAt} >= ${since.toISOString()}::timestamptz`,
      ),
    )
  return Number(row!.sum)
}

/** Refunds of claims about an order that the clock admitted. */
export async function silentRefundIds(database: Database, orderId: string): Promise<string[]> {
  const rows = await database
    .select({ id: orderRefunds.id })
    .from(orderRefunds)
    .where(
      and(
        eq(orderRefunds.orderId, orderId),
        eq(orderRefunds.role, 'system'),
        eq(orderRefunds.state, 'done'),
        isNotNull(orderRefunds.claimId),
      ),
    )
  return rows.map(({ id }) => id)
}

/** The refund, and the number of its order. */
export async function refundRow(
  database: Database,
  id: string,
): Promise<(RefundRow & { number: string }) | null> {
  const [row] = await database
    .select({ refund: orderRefunds, number: orders.number })
    .from(orderRefunds)
    .innerJoin(orders, eq(orders.id, orderRefunds.orderId))
    .where(eq(orderRefunds.id, id))
  return row ? { ...row.refund, number: row.number } : null
}

/** The refunds of an order by staff, and claims whose admission needs a second person, the newest first. */
export async function refundRows(database: Database, orderId: string, most: number): Promise<RefundRow[]> {
  return database
    .select()
    .from(orderRefunds)
    .where(
      and(
        eq(orderRefunds.orderId, orderId),
        or(isNull(orderRefunds.claimId), ne(orderRefunds.state, 'done'), isNotNull(orderRefunds.confirmedBy)),
      ),
    )
    .orderBy(desc(orderRefunds.askedAt), desc(orderRefunds.id))
    .limit(most)
}

export async function updateRefund(
  transaction: Database,
  id: string,
  change: Partial<typeof orderRefunds.$inferInsert>,
): Promise<void> {
  await transaction.update(orderRefunds).set(change).where(eq(orderRefunds.id, id))
}

/** The admission of a claim that waits for a second person; null for none. */
export async function askedDecision(transaction: Database, claimId: string): Promise<RefundRow | null> {
  const [row] = await transaction
    .select()
    .from(orderRefunds)
    .where(and(eq(orderRefunds.claimId, claimId), eq(orderRefunds.state, 'asked')))
  return row ?? null
}

/** Refunds that wait for a second person since before a moment end without one; their ids. */
export async function lapseRefunds(database: Database, before: Date, now: Date): Promise<string[]> {
  const rows = await database
    .update(orderRefunds)
    .set({ state: 'lapsed', endedAt: now.toISOString() })
    .where(
      and(
        eq(orderRefunds.state, 'asked'),
        lt(orderRefunds.askedAt, sql`${before.toISOString()}::timestamptz`),
      ),
    )
    .returning({ id: orderRefunds.id })
  return rows.map(({ id }) => id)
}
