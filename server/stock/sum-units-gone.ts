import type { Database } from '../database/database.ts'
import { unitsGone } from './movement-list-queries.ts'

/** Units of each item that were dispatched from a moment until before another, less what came back; only items with any. */
export async function sumUnitsGone(
  database: Database,
  wanted: { itemIds: readonly string[]; from: Date; until: Date },
): Promise<Map<string, number>> {
  if (wanted.itemIds.length === 0) return new Map()
  const rows = await unitsGone(database, wanted)
  return new Map(rows.map(({ itemId, units }) => [itemId, units]))
}
