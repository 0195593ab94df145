import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { stockRequestLimit } from '../../../shared/limits/limits.ts'
import type { Database } from '../../platform/database/database.ts'
import { selectSellable } from '../../trading/stock/sellable-in-statement.ts'
import { stockRequests } from './alert-tables.ts'

export type StockRequestRow = { containerId: string; requestedAt: Date; notifiedAt: Date | null }
type Request = { clientId: string; containerId: string }

/** A client's requests, the last one first. */
export async function requestsOf(database: Database, clientId: string): Promise<StockRequestRow[]> {
  return database
    .select({
      containerId: stockRequests.containerId,
      requestedAt: stockRequests.requestedAt,
      notifiedAt: stockRequests.notifiedAt,
    })
    .from(stockRequests)
    .where(eq(stockRequests.clientId, clientId))
    .orderBy(desc(stockRequests.requestedAt), desc(stockRequests.id))
    .limit(2 * stockRequestLimit)
}

/**
 * Puts a client in line for a size, while the client waits for fewer than the most. One who waits already keeps the place, one who
 * was notified goes to the end.
 */
export async function insertRequest(
  database: Database,
  { clientId, containerId, now }: Request & { now: Date },
): Promise<void> {
  await database.execute(sql`
    insert into stock_requests (client_id, container_id, requested_at)
    select ${clientId}::uuid, ${containerId}::uuid, ${now.toISOString()}::timestamptz
    where (
      select count(*) from stock_requests held where held.client_id = ${clientId}::uuid and held.notified_at is null
    ) < ${stockRequestLimit}
    on conflict (client_id, container_id) do update
      set requested_at = excluded.requested_at, notified_at = null
      where stock_requests.notified_at is not null`)
}

export async function isWaiting(database: Database, { clientId, containerId }: Request): Promise<boolean> {
  const rows = await database
    .select({ id: stockRequests.id })
    .from(stockRequests)
    .where(
      and(
        eq(stockRequests.clientId, clientId),
        eq(stockRequests.containerId, containerId),
        isNull(stockRequests.notifiedAt),
      ),
    )
  return rows.length > 0
}

export async function deleteRequest(database: Database, { clientId, containerId }: Request): Promise<void> {
  await database
    .delete(stockRequests)
    .where(and(eq(stockRequests.clientId, clientId), eq(stockRequests.containerId, containerId)))
}

/** Only one process at a time notifies, so that no turn is given twice. */
export async function lockTurns(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('stock requests', 0))`)
}

/** Sizes that have units and clients waiting, by id after one. */
export async function sizesInDemand(
  database: Database,
  { after, most }: { after: string | null; most: number },
): Promise<string[]> {
  const rows = await database
    .selectDistinct({ containerId: stockRequests.containerId })
    .from(stockRequests)
    .where(
      and(
        isNull(stockRequests.notifiedAt),
        after === null ? undefined : gt(stockRequests.containerId, after),
        sql`${stockRequests.containerId} in (select item_id from (${selectSellable()}) as sellable)`,
      ),
    )
    .orderBy(asc(stockRequests.containerId))
    .limit(most)
  return rows.map(({ containerId }) => containerId)
}

/** Who waits for a size, in the order they asked. */
export async function waitingFor(
  database: Database,
  { containerId, most }: { containerId: string; most: number },
): Promise<string[]> {
  const rows = await database
    .select({ clientId: stockRequests.clientId })
    .from(stockRequests)
    .where(and(eq(stockRequests.containerId, containerId), isNull(stockRequests.notifiedAt)))
    .orderBy(asc(stockRequests.requestedAt), asc(stockRequests.id))
    .limit(most)
  return rows.map(({ clientId }) => clientId)
}

/** How many were notified of a size after a moment. */
export async function countNotified(
  database: Database,
  { containerId, after }: { containerId: string; after: Date },
): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(stockRequests)
    .where(and(eq(stockRequests.containerId, containerId), gt(stockRequests.notifiedAt, after)))
  return row!.total
}

export async function markNotified(
  transaction: Database,
  { containerId, clientIds, now }: { containerId: string; clientIds: readonly string[]; now: Date },
): Promise<void> {
  await transaction
    .update(stockRequests)
    .set({ notifiedAt: now })
    .where(and(eq(stockRequests.containerId, containerId), inArray(stockRequests.clientId, [...clientIds])))
}

export async function removeOldRequests(database: Database, before: Date): Promise<void> {
  await database
    .delete(stockRequests)
    .where(and(isNotNull(stockRequests.notifiedAt), lt(stockRequests.notifiedAt, before)))
}
