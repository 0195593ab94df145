import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Actor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { stockMovements } from './stock-tables.ts'

export type MovementRow = typeof stockMovements.$inferSelect

const listedMovements = 100

/** The last movements of an item, the newest first; at most a hundred. */
export async function lastMovements(database: Database, itemId: string): Promise<MovementRow[]> {
  return database
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.itemId, itemId))
    .orderBy(desc(stockMovements.id))
    .limit(listedMovements)
}

/** Who counted each of these items last; an import has no person. */
export async function lastCounters(
  database: Database,
  itemIds: readonly string[],
): Promise<Map<string, string | null>> {
  const rows = await database
    .selectDistinctOn([stockMovements.itemId], {
      itemId: stockMovements.itemId,
      actor: sql<Actor | null>`${stockMovements.actor}`,
    })
    .from(stockMovements)
    .where(and(inArray(stockMovements.itemId, [...itemIds]), eq(stockMovements.kind, 'count')))
    .orderBy(stockMovements.itemId, desc(stockMovements.id))
  return new Map(rows.map(({ itemId, actor }) => [itemId, actor?.name ?? null]))
}

/** How many units of an item came or left after a moment; below zero more left. */
export async function movedSince(database: Database, itemId: string, at: Date): Promise<number> {
  const [row] = await database
    .select({
      units: sql<number>`coalesce(sum(sellable + reserved + promised), 0)::integer`,
    })
    .from(stockMovements)
    .where(
      and(eq(stockMovements.itemId, itemId), sql`${stockMovements.at} > ${at.toISOString()}::timestamptz`),
    )
  return row?.units ?? 0
}

/** Units of each of these items that were dispatched in a time, less what came back in it; `until` is not in it. */
export async function unitsGone(
  database: Database,
  { itemIds, from, until }: { itemIds: readonly string[]; from: Date; until: Date },
): Promise<{ itemId: string; units: number }[]> {
  const { at, itemId, kind } = stockMovements
  return database
    .select({ itemId, units: sql<number>`sum(-promised - sellable)::integer` })
    .from(stockMovements)
    .where(
      and(
        inArray(itemId, [...itemIds]),
        inArray(kind, ['dispatch', 'returned']),
        sql`${at} >= ${from.toISOString()}::timestamptz and ${at} < ${until.toISOString()}::timestamptz`,
      ),
    )
    .groupBy(itemId)
}
