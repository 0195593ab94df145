import type { Database } from '../database/database.ts'
import { type LevelRow, readLevels } from './level-queries.ts'
import { unitsMovedSince } from './moved-since-queries.ts'

export type StockLevelFacts = LevelRow

/** The levels of these items by id; unknown ones are missing. */
export async function findLevels(
  database: Database,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, StockLevelFacts>> {
  const rows = await readLevels(database, itemIds)
  return new Map(rows.map((row) => [row.itemId, row]))
}

/** How many units came or left of these items after a moment of each, by id. */
export const findMovedSince = (
  database: Database,
  counted: readonly { itemId: string; at: Date }[],
): Promise<ReadonlyMap<string, number>> => unitsMovedSince(database, counted)
