import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { isUuid } from '../../../../shared/format/uuid.ts'
import type { Database } from '../../../platform/database/database.ts'
import { orderClaims } from '../claim-tables.ts'
import { orderConsignments, orders } from '../order-tables.ts'

export type ClaimRow = typeof orderClaims.$inferSelect

export async function insertClaim(
  transaction: Database,
  claim: typeof orderClaims.$inferInsert,
): Promise<ClaimRow> {
  const [row] = await transaction.insert(orderClaims).values(claim).returning()
  return row!
}

/** The claims about these parts that are not decided, the oldest first. */
export async function openClaimRows(
  database: Database,
  consignmentIds: readonly string[],
): Promise<ClaimRow[]> {
  if (consignmentIds.length === 0) return []
  return database
    .select()
    .from(orderClaims)
    .where(and(inArray(orderClaims.consignmentId, [...consignmentIds]), isNull(orderClaims.decidedAt)))
    .orderBy(asc(orderClaims.openedAt), asc(orderClaims.id))
}

/** All claims about these parts, the oldest first. */
export async function claimRows(database: Database, consignmentIds: readonly string[]): Promise<ClaimRow[]> {
  if (consignmentIds.length === 0) return []
  return database
    .select()
    .from(orderClaims)
    .where(inArray(orderClaims.consignmentId, [...consignmentIds]))
    .orderBy(asc(orderClaims.openedAt), asc(orderClaims.id))
}

/** A claim, with the number of its order and the brewery that sent the part; null for an unknown one. */
export async function claimRow(
  database: Database,
  id: string,
): Promise<{ claim: ClaimRow; number: string; orderId: string; breweryId: string | null } | null> {
  if (!isUuid(id)) return null
  const [row] = await database
    .select({
      claim: orderClaims,
      number: orders.number,
      orderId: orders.id,
      breweryId: orderConsignments.breweryId,
    })
    .from(orderClaims)
    .innerJoin(orderConsignments, eq(orderConsignments.id, orderClaims.consignmentId))
    .innerJoin(orders, eq(orders.id, orderConsignments.orderId))
    .where(eq(orderClaims.id, id))
  return row ?? null
}

export async function updateClaim(
  transaction: Database,
  id: string,
  change: Partial<typeof orderClaims.$inferInsert>,
): Promise<void> {
  await transaction.update(orderClaims).set(change).where(eq(orderClaims.id, id))
}

/** The claims about parts of these breweries that are not decided. */
export async function openClaimsOfBreweries(
  database: Database,
  breweryIds: readonly string[],
): Promise<{ claim: ClaimRow; orderId: string; breweryId: string }[]> {
  if (breweryIds.length === 0) return []
  const rows = await database
    .select({
      claim: orderClaims,
      orderId: orderConsignments.orderId,
      breweryId: orderConsignments.breweryId,
    })
    .from(orderClaims)
    .innerJoin(orderConsignments, eq(orderConsignments.id, orderClaims.consignmentId))
    .where(and(isNull(orderClaims.decidedAt), inArray(orderConsignments.breweryId, [...breweryIds])))
  return rows.map((row) => ({ ...row, breweryId: row.breweryId! }))
}

/** Adds a part to an order that was placed. */
export async function insertPart(
  transaction: Database,
  part: typeof orderConsignments.$inferInsert,
): Promise<void> {
  await transaction.insert(orderConsignments).values(part)
}
