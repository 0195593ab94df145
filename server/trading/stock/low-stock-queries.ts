import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { stockLevels } from './stock-tables.ts'

export type LowLevel = { itemId: string; sellable: number }

const isLow = sql`${stockLevels.sellable} < ${stockLevels.lowBelow}`

/** Notes containers that have become low, at most so many; each comes once until it has enough again. */
export async function noteLowLevels(
  transaction: Database,
  { now, most }: { now: Date; most: number },
): Promise<LowLevel[]> {
  const low = transaction.$with('low').as(
    transaction
      .select({ itemId: stockLevels.itemId })
      .from(stockLevels)
      .where(and(eq(stockLevels.itemKind, 'container'), isNull(stockLevels.lowNotedAt), isLow))
      .orderBy(stockLevels.itemId)
      .limit(most)
      .for('update', { skipLocked: true }),
  )
  return transaction
    .with(low)
    .update(stockLevels)
    .set({ lowNotedAt: now.toISOString() })
    .where(sql`${stockLevels.itemId} in (select item_id from low)`)
    .returning({ itemId: stockLevels.itemId, sellable: stockLevels.sellable })
}

/** What has enough again may be low again. */
export async function forgetFilledLevels(database: Database): Promise<void> {
  const filled = database.$with('filled').as(
    database
      .select({ itemId: stockLevels.itemId })
      .from(stockLevels)
      .where(and(isNotNull(stockLevels.lowNotedAt), sql`not (${isLow})`))
      .orderBy(stockLevels.itemId)
      .for('update', { skipLocked: true }),
  )
  await database
    .with(filled)
    .update(stockLevels)
    .set({ lowNotedAt: null, lowMailedAt: null })
    .where(sql`${stockLevels.itemId} in (select item_id from filled)`)
}

/** What was noted and is in no mail yet, at most so many. */
export async function unmailedLowLevels(database: Database, most: number): Promise<LowLevel[]> {
  return database
    .select({ itemId: stockLevels.itemId, sellable: stockLevels.sellable })
    .from(stockLevels)
    .where(and(isNotNull(stockLevels.lowNotedAt), isNull(stockLevels.lowMailedAt)))
    .orderBy(stockLevels.lowNotedAt)
    .limit(most)
}

export async function markLowMailed(
  transaction: Database,
  itemIds: readonly string[],
  now: Date,
): Promise<void> {
  await transaction
    .update(stockLevels)
    .set({ lowMailedAt: now.toISOString() })
    .where(inArray(stockLevels.itemId, [...itemIds]))
}
