import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { orderEvents } from './order-event-tables.ts'
import { palletPlans } from './pallet-plan-tables.ts'

export type PalletPlanRow = typeof palletPlans.$inferSelect

/** The plan of an order that travels, or would; null for orders without one. */
export async function latestPalletPlan(database: Database, orderId: string): Promise<PalletPlanRow | null> {
  return (await latestPalletPlans(database, [orderId])).at(0) ?? null
}

/** The same of several orders. */
export async function latestPalletPlans(
  database: Database,
  orderIds: readonly string[],
): Promise<PalletPlanRow[]> {
  if (orderIds.length === 0) return []
  return database
    .selectDistinctOn([palletPlans.orderId])
    .from(palletPlans)
    .where(inArray(palletPlans.orderId, [...orderIds]))
    .orderBy(palletPlans.orderId, desc(palletPlans.version))
}

/** The day of the run that an order was placed for, 'YYYY-MM-DD'; null without one. */
export async function firstRunDay(database: Database, orderId: string): Promise<string | null> {
  const [row] = await database
    .select({ plan: palletPlans.plan })
    .from(palletPlans)
    .where(eq(palletPlans.orderId, orderId))
    .orderBy(asc(palletPlans.version))
    .limit(1)
  return row?.plan.leavesOn ?? null
}

export async function insertPalletPlan(
  transaction: Database,
  plan: typeof palletPlans.$inferInsert,
): Promise<void> {
  await transaction.insert(palletPlans).values(plan)
}

/** The latest events of parts that name a cause, the newest first. */
export async function causingEvents(database: Database, consignmentIds: readonly string[]) {
  return database
    .select({ id: orderEvents.id, consignmentId: orderEvents.consignmentId, cause: orderEvents.cause })
    .from(orderEvents)
    .where(and(inArray(orderEvents.consignmentId, [...consignmentIds]), isNotNull(orderEvents.cause)))
    .orderBy(desc(orderEvents.id))
}
