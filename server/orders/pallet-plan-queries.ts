import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { orderEvents } from './order-event-tables.ts'
import { palletPlans } from './pallet-plan-tables.ts'

export type PalletPlanRow = typeof palletPlans.$inferSelect

/** The plan of an order that travels, or would; null for orders without one. */
export async function latestPalletPlan(database: Database, orderId: string): Promise<PalletPlanRow | null> {
  const [row] = await database
    .select()
    .from(palletPlans)
    .where(eq(palletPlans.orderId, orderId))
    .orderBy(desc(palletPlans.version))
    .limit(1)
  return row ?? null
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
