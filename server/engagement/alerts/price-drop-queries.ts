import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import type { PublicOffers } from '../../../shared/prices/public-offers.ts'
import type { Database } from '../../platform/database/database.ts'
import { priceDrops } from './alert-tables.ts'

export type PriceDropRow = { id: string; containerId: string; fromMinor: number; foundAt: Date }

/** Changes of prices that were not compared yet, locked until the transaction ends. */
export async function newPriceChanges(
  transaction: Database,
  most: number,
): Promise<{ id: string; containerId: string; oldPriceMinor: number; oldOffers: PublicOffers | null }[]> {
  return transaction
    .select({
      id: priceDrops.id,
      containerId: priceDrops.containerId,
      oldPriceMinor: priceDrops.oldPriceMinor,
      oldOffers: priceDrops.oldOffers,
    })
    .from(priceDrops)
    .where(isNull(priceDrops.foundAt))
    .limit(most)
    .for('update', { skipLocked: true })
}

export async function markDrop(
  transaction: Database,
  { id, fromMinor, now }: { id: string; fromMinor: number; now: Date },
): Promise<void> {
  await transaction.update(priceDrops).set({ fromMinor, foundAt: now }).where(eq(priceDrops.id, id))
}

export async function removeChanges(transaction: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await transaction.delete(priceDrops).where(inArray(priceDrops.id, [...ids]))
}

/** Drops of these sizes that were found after a moment and up to another. */
export async function dropsOfSizes(
  database: Database,
  { sizeIds, after, until }: { sizeIds: readonly string[]; after: Date; until: Date },
): Promise<PriceDropRow[]> {
  return database
    .select({
      id: priceDrops.id,
      containerId: priceDrops.containerId,
      fromMinor: sql<number>`${priceDrops.fromMinor}`,
      foundAt: sql<Date>`${priceDrops.foundAt}`.mapWith(priceDrops.foundAt),
    })
    .from(priceDrops)
    .where(
      and(
        inArray(priceDrops.containerId, [...sizeIds]),
        isNotNull(priceDrops.fromMinor),
        gt(priceDrops.foundAt, after),
        lte(priceDrops.foundAt, until),
      ),
    )
}

export async function removeOldDrops(database: Database, before: Date): Promise<void> {
  await database.delete(priceDrops).where(lt(priceDrops.foundAt, before))
}
