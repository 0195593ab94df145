import { and, count, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { phoneOrderPermissions, phoneOrders } from './phone-order-tables.ts'

export type PhoneOrderRow = typeof phoneOrders.$inferSelect

export async function insertPhoneOrder(
  transaction: Database,
  row: typeof phoneOrders.$inferInsert,
): Promise<void> {
  await transaction.insert(phoneOrders).values(row)
}

export async function phoneOrderByHash(database: Database, tokenHash: string): Promise<PhoneOrderRow | null> {
  const [row] = await database.select().from(phoneOrders).where(eq(phoneOrders.tokenHash, tokenHash))
  return row ?? null
}

/** The same by id, locked until the transaction ends. */
export async function lockPhoneOrder(transaction: Database, id: string): Promise<PhoneOrderRow | null> {
  const [row] = await transaction.select().from(phoneOrders).where(eq(phoneOrders.id, id)).for('update')
  return row ?? null
}

export async function updatePhoneOrder(
  transaction: Database,
  id: string,
  change: Partial<typeof phoneOrders.$inferInsert>,
): Promise<void> {
  await transaction.update(phoneOrders).set(change).where(eq(phoneOrders.id, id))
}

const isWaiting = ({ clientId, sellerId, now }: { clientId: string; sellerId: string; now: Date }) =>
  and(
    eq(phoneOrders.clientId, clientId),
    eq(phoneOrders.sellerId, sellerId),
    isNull(phoneOrders.orderNumber),
    isNull(phoneOrders.withdrawnAt),
    gt(phoneOrders.validUntil, now.toISOString()),
  )

/** Those of a seller that a client has yet to confirm, the newest first. */
export async function waitingPhoneOrders(
  database: Database,
  wanted: { clientId: string; sellerId: string; now: Date; most: number },
): Promise<PhoneOrderRow[]> {
  return database
    .select()
    .from(phoneOrders)
    .where(isWaiting(wanted))
    .orderBy(desc(phoneOrders.sentAt))
    .limit(wanted.most)
}

export async function countWaitingPhoneOrders(
  database: Database,
  wanted: { clientId: string; sellerId: string; now: Date },
): Promise<number> {
  const [row] = await database.select({ total: count() }).from(phoneOrders).where(isWaiting(wanted))
  return row?.total ?? 0
}

/** Whose reservation is over, at most so many. */
export async function overdueReservationIds(database: Database, now: Date, most: number): Promise<string[]> {
  const rows = await database
    .select({ id: phoneOrders.id })
    .from(phoneOrders)
    .where(lte(phoneOrders.reservedUntil, now.toISOString()))
    .limit(most)
  return rows.map(({ id }) => id)
}

export async function phoneOrdersOfClient(
  database: Database,
  clientId: string,
  most: number,
): Promise<PhoneOrderRow[]> {
  return database
    .select()
    .from(phoneOrders)
    .where(eq(phoneOrders.clientId, clientId))
    .orderBy(desc(phoneOrders.sentAt))
    .limit(most)
}

export async function deleteOldPhoneOrders(database: Database, before: Date): Promise<void> {
  await database
    .delete(phoneOrders)
    .where(and(lte(phoneOrders.validUntil, before.toISOString()), isNull(phoneOrders.reservedUntil)))
}

export async function deletePhoneOrdersOf(transaction: Database, clientId: string): Promise<void> {
  await transaction.delete(phoneOrders).where(eq(phoneOrders.clientId, clientId))
}

/** Locked for the transaction, so that a permission is not withdrawn while an order is placed under it. */
export async function lockPermissions(
  transaction: Database,
  { clientId, breweryIds }: { clientId: string; breweryIds: readonly string[] },
): Promise<string[]> {
  const rows = await transaction
    .select({ breweryId: phoneOrderPermissions.breweryId })
    .from(phoneOrderPermissions)
    .where(
      and(
        eq(phoneOrderPermissions.clientId, clientId),
        inArray(phoneOrderPermissions.breweryId, [...breweryIds]),
      ),
    )
    .for('share')
  return rows.map(({ breweryId }) => breweryId)
}

export async function permissionRows(
  database: Database,
  clientId: string,
): Promise<{ breweryId: string; allowedAt: string }[]> {
  const { breweryId, allowedAt } = phoneOrderPermissions
  return database
    .select({ breweryId, allowedAt })
    .from(phoneOrderPermissions)
    .where(eq(phoneOrderPermissions.clientId, clientId))
    .limit(500)
}

export async function insertPermission(
  transaction: Database,
  row: typeof phoneOrderPermissions.$inferInsert,
): Promise<void> {
  await transaction.insert(phoneOrderPermissions).values(row).onConflictDoNothing()
}

export async function deletePermission(
  transaction: Database,
  { clientId, breweryId }: { clientId: string; breweryId: string },
): Promise<void> {
  await transaction
    .delete(phoneOrderPermissions)
    .where(and(eq(phoneOrderPermissions.clientId, clientId), eq(phoneOrderPermissions.breweryId, breweryId)))
}
