import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lte,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { StandingOrderState } from '../../../../shared/orders/standing-order-days.ts'
import type { Database } from '../../../platform/database/database.ts'
import { standingLinks, standingOccurrences, standingOrders } from '../standing-order-tables.ts'

export type StandingOrderRow = typeof standingOrders.$inferSelect
export type OccurrenceRow = typeof standingOccurrences.$inferSelect
export type StandingLinkRow = typeof standingLinks.$inferSelect

export async function insertStandingOrder(
  transaction: Database,
  row: typeof standingOrders.$inferInsert,
): Promise<StandingOrderRow> {
  const [inserted] = await transaction.insert(standingOrders).values(row).returning()
  return inserted!
}

/** One of a client, or of anybody for null. */
export async function standingOrderRow(
  database: Database,
  { id, clientId }: { id: string; clientId: string | null },
): Promise<StandingOrderRow | null> {
  const [row] = await database.select().from(standingOrders).where(named(id, clientId))
  return row ?? null
}

/** The same, locked until the transaction ends; it is taken before its occurrences. */
export async function lockStandingOrder(
  transaction: Database,
  { id, clientId }: { id: string; clientId: string | null },
): Promise<StandingOrderRow | null> {
  const [row] = await transaction.select().from(standingOrders).where(named(id, clientId)).for('update')
  return row ?? null
}

const named = (id: string, clientId: string | null): SQL | undefined =>
  and(eq(standingOrders.id, id), clientId === null ? undefined : eq(standingOrders.clientId, clientId))

/** A client's, those that have ended last, the oldest first. */
export async function standingOrderRows(
  database: Database,
  clientId: string,
  most: number,
): Promise<StandingOrderRow[]> {
  return database
    .select()
    .from(standingOrders)
    .where(eq(standingOrders.clientId, clientId))
    .orderBy(asc(standingOrders.state), asc(standingOrders.createdAt), asc(standingOrders.id))
    .limit(most)
}

/** Everybody's, or one client's, by id. */
export async function allStandingOrderRows(
  database: Database,
  { clientId, after, most }: { clientId: string | null; after: string | null; most: number },
): Promise<StandingOrderRow[]> {
  return database
    .select()
    .from(standingOrders)
    .where(
      and(
        clientId === null ? undefined : eq(standingOrders.clientId, clientId),
        after === null ? undefined : gt(standingOrders.id, after),
      ),
    )
    .orderBy(asc(standingOrders.id))
    .limit(most)
}

/** How many of a client's have not ended. */
export async function countLiveStandingOrders(database: Database, clientId: string): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(standingOrders)
    .where(and(eq(standingOrders.clientId, clientId), ne(standingOrders.state, 'ended')))
  return row?.total ?? 0
}

export async function updateStandingOrder(
  transaction: Database,
  id: string,
  changes: Partial<typeof standingOrders.$inferInsert>,
): Promise<void> {
  await transaction.update(standingOrders).set(changes).where(eq(standingOrders.id, id))
}

/** Those that the clock is to look at now. */
export async function standingOrdersToLookAt(
  database: Database,
  { now, most }: { now: Date; most: number },
): Promise<string[]> {
  const state: StandingOrderState = 'active'
  const rows = await database
    .select({ id: standingOrders.id })
    .from(standingOrders)
    .where(and(eq(standingOrders.state, state), lte(standingOrders.lookAt, now.toISOString())))
    .orderBy(asc(standingOrders.lookAt))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Prepared occurrences whose cut-off has come. */
export async function occurrencesToSettle(
  database: Database,
  { now, most }: { now: Date; most: number },
): Promise<{ id: string; standingOrderId: string }[]> {
  return database
    .select({ id: standingOccurrences.id, standingOrderId: standingOccurrences.standingOrderId })
    .from(standingOccurrences)
    .where(
      and(eq(standingOccurrences.state, 'prepared'), lte(standingOccurrences.cutOffAt, now.toISOString())),
    )
    .orderBy(asc(standingOccurrences.cutOffAt), asc(standingOccurrences.id))
    .limit(most)
}

/** Null where there is one of this day already. */
export async function insertOccurrence(
  transaction: Database,
  row: typeof standingOccurrences.$inferInsert,
): Promise<OccurrenceRow | null> {
  const [inserted] = await transaction
    .insert(standingOccurrences)
    .values(row)
    .onConflictDoNothing({ target: [standingOccurrences.standingOrderId, standingOccurrences.day] })
    .returning()
  return inserted ?? null
}

export async function updateOccurrence(
  transaction: Database,
  id: string,
  changes: Partial<typeof standingOccurrences.$inferInsert>,
): Promise<void> {
  await transaction.update(standingOccurrences).set(changes).where(eq(standingOccurrences.id, id))
}

export async function occurrenceRowById(database: Database, id: string): Promise<OccurrenceRow | null> {
  const [row] = await database.select().from(standingOccurrences).where(eq(standingOccurrences.id, id))
  return row ?? null
}

/** Days of these standing orders, from one on, that have their occurrence. */
export async function occurrenceDaysFrom(
  database: Database,
  standingOrderIds: readonly string[],
  day: string,
): Promise<{ standingOrderId: string; day: string }[]> {
  const { standingOrderId } = standingOccurrences
  return database
    .select({ standingOrderId, day: standingOccurrences.day })
    .from(standingOccurrences)
    .where(and(inArray(standingOrderId, [...standingOrderIds]), gt(standingOccurrences.day, day)))
    .orderBy(asc(standingOccurrences.day))
    .limit(60 * standingOrderIds.length)
}

/** The newest of a standing order first. */
export async function latestOccurrences(
  database: Database,
  standingOrderId: string,
  most: number,
): Promise<OccurrenceRow[]> {
  return (await latestOccurrencesOf(database, [standingOrderId], most)).get(standingOrderId) ?? []
}

/** The same of several standing orders; those without one are missing. */
export async function latestOccurrencesOf(
  database: Database,
  standingOrderIds: readonly string[],
  most: number,
): Promise<ReadonlyMap<string, OccurrenceRow[]>> {
  if (standingOrderIds.length === 0) return new Map()
  const { standingOrderId, day } = standingOccurrences
  const place = sql<number>`row_number() over (partition by ${standingOrderId} order by ${day} desc)`.as(
    'place',
  )
  const ranked = database
    .select({ ...getTableColumns(standingOccurrences), place })
    .from(standingOccurrences)
    .where(inArray(standingOrderId, [...standingOrderIds]))
    .as('ranked')
  const rows = await database.select().from(ranked).where(lte(ranked.place, most)).orderBy(desc(ranked.day))
  return Map.groupBy(
    rows.map(({ place: _place, ...row }) => row),
    (row) => row.standingOrderId,
  )
}

/** Prepared ones of a standing order are over: it is paused or has ended. */
export async function skipPrepared(transaction: Database, standingOrderId: string, now: Date): Promise<void> {
  await transaction
    .update(standingOccurrences)
    .set({ state: 'skipped', settledAt: now.toISOString() })
    .where(
      and(
        eq(standingOccurrences.standingOrderId, standingOrderId),
        eq(standingOccurrences.state, 'prepared'),
      ),
    )
}

/** Occurrences from before this day leave; their orders stay. */
export async function dropOldOccurrences(database: Database, before: string): Promise<void> {
  const old = database
    .select({ id: standingOccurrences.id })
    .from(standingOccurrences)
    .where(and(lte(standingOccurrences.day, before), ne(standingOccurrences.state, 'prepared')))
    .limit(1000)
  await database.delete(standingOccurrences).where(inArray(standingOccurrences.id, old))
}

export async function insertStandingLinks(
  transaction: Database,
  rows: (typeof standingLinks.$inferInsert)[],
): Promise<void> {
  await transaction.insert(standingLinks).values(rows)
}

export async function standingLinkRow(
  database: Database,
  tokenHash: string,
): Promise<StandingLinkRow | null> {
  const [row] = await database.select().from(standingLinks).where(eq(standingLinks.tokenHash, tokenHash))
  return row ?? null
}

/** Whether this was its first use. */
export async function markLinkUsed(transaction: Database, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await transaction
    .update(standingLinks)
    .set({ usedAt: now.toISOString() })
    .where(and(eq(standingLinks.tokenHash, tokenHash), isNull(standingLinks.usedAt)))
    .returning({ tokenHash: standingLinks.tokenHash })
  return rows.length > 0
}
