import { desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { countTallied, findCounterFaults } from '../../platform/counters/counters.ts'
import { disputes, payments, refunds } from './payment-tables.ts'

/** A dispute with the order that it is about. */
export type DisputeRow = typeof disputes.$inferSelect & { orderId: string }
export type DisputeChange = Partial<Omit<typeof disputes.$inferInsert, 'id' | 'paymentId'>>

const columns = { ...getTableColumns(disputes), orderId: payments.orderId }

export async function disputeRow(database: Database, id: string): Promise<DisputeRow | null> {
  const [row] = await database
    .select(columns)
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .where(eq(disputes.id, id))
  return row ?? null
}

/** The newest first. */
export async function disputeRows(
  database: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<DisputeRow[]> {
  return database
    .select(columns)
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .orderBy(desc(disputes.heardAt), desc(disputes.id))
    .limit(limit)
    .offset(offset)
}

export const countDisputes = (database: Database): Promise<number> =>
  countTallied(database, { list: 'disputes', owner: '' })

/** Where the counters of disputes and of refunds that are done differ from their rows. */
export const paymentCounterFaults = async (database: Database): Promise<string[]> => [
  ...(await findCounterFaults(
    database,
    'disputes',
    sql`select '' as owner, 'all' as key, count(*) as total from ${disputes}`,
  )),
  ...(await findCounterFaults(
    database,
    'refunds',
    sql`select '' as owner, 'done' as key, count(*) as total from ${refunds} where done_at is not null`,
  )),
]

export async function insertDispute(
  transaction: Database,
  dispute: typeof disputes.$inferInsert,
): Promise<void> {
  await transaction.insert(disputes).values(dispute)
}

export async function updateDispute(transaction: Database, id: string, change: DisputeChange): Promise<void> {
  await transaction.update(disputes).set(change).where(eq(disputes.id, id))
}

/** Pence of a payment that the bank has taken back. */
export async function sumWithdrawn(database: Database, paymentId: string): Promise<number> {
  const [row] = await database
    .select({ sum: sql<string>`coalesce(sum(${disputes.withdrawnMinor}), 0)` })
    .from(disputes)
    .where(eq(disputes.paymentId, paymentId))
  return Number(row!.sum)
}
