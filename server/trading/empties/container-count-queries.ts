import { and, asc, count as countAll, desc, eq, inArray, lte, ne, or, gt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { containerCounts, containerPlaces } from './empties-tables.ts'

export type CountRow = typeof containerCounts.$inferSelect
export type CountsFilter = { breweryId?: string; clientId?: string; since: Date }

/** Counts that one answer lists at the most. */
const mostCounts = 500

export async function insertCount(
  transaction: Database,
  count: typeof containerCounts.$inferInsert,
): Promise<CountRow> {
  const [row] = await transaction.insert(containerCounts).values(count).returning()
  return row!
}

/** A count, held until the transaction ends. */
export async function lockCount(transaction: Database, id: string): Promise<CountRow | null> {
  const [row] = await transaction
    .select()
    .from(containerCounts)
    .where(eq(containerCounts.id, id))
    .for('update')
  return row ?? null
}

export async function updateCount(
  transaction: Database,
  id: string,
  change: Partial<typeof containerCounts.$inferInsert>,
): Promise<void> {
  await transaction.update(containerCounts).set(change).where(eq(containerCounts.id, id))
}

/** The ids of counts whose time to answer is over, the oldest first. */
export async function silentCounts(
  database: Database,
  { now, most }: { now: Date; most: number },
): Promise<string[]> {
  const rows = await database
    .select({ id: containerCounts.id })
    .from(containerCounts)
    .where(
      and(
        eq(containerCounts.state, 'asked'),
        lte(containerCounts.answerBy, sql`${now.toISOString()}::timestamptz`),
      ),
    )
    .orderBy(asc(containerCounts.answerBy))
    .limit(most)
  return rows.map(({ id }) => id)
}

const isOpen = inArray(containerCounts.state, ['asked', 'disputed'])

/** Counts of a brewery, or at a client's places, that wait or ended since a moment; the newest first. */
export async function countRows(
  database: Database,
  { breweryId, clientId, since }: CountsFilter,
): Promise<CountRow[]> {
  const rows = await database
    .select({ count: containerCounts })
    .from(containerCounts)
    .innerJoin(containerPlaces, eq(containerPlaces.id, containerCounts.placeId))
    .where(
      and(
        breweryId === undefined ? undefined : eq(containerCounts.breweryId, breweryId),
        clientId === undefined ? undefined : eq(containerPlaces.clientId, clientId),
        or(isOpen, gt(containerCounts.endedAt, sql`${since.toISOString()}::timestamptz`)),
      ),
    )
    .orderBy(desc(containerCounts.countedAt), desc(containerCounts.id))
    .limit(mostCounts)
  return rows.map(({ count }) => count)
}

/** Open counts at a client's places. */
export async function openCountsOfClient(database: Database, clientId: string): Promise<CountRow[]> {
  const rows = await database
    .select({ count: containerCounts })
    .from(containerCounts)
    .innerJoin(containerPlaces, eq(containerPlaces.id, containerCounts.placeId))
    .where(and(eq(containerPlaces.clientId, clientId), isOpen))
    .limit(mostCounts)
  return rows.map(({ count }) => count)
}

/** How many counts at the client's places are disputed, another one than this. */
export async function otherDisputes(
  database: Database,
  { clientId, id }: { clientId: string; id: string },
): Promise<number> {
  const [row] = await database
    .select({ count: countAll() })
    .from(containerCounts)
    .innerJoin(containerPlaces, eq(containerPlaces.id, containerCounts.placeId))
    .where(
      and(
        eq(containerPlaces.clientId, clientId),
        eq(containerCounts.state, 'disputed'),
        ne(containerCounts.id, id),
      ),
    )
  return row!.count
}
