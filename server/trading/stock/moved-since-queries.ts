import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { stockLevels, stockMovements } from './stock-tables.ts'

/** The sum of the movements of each item after its moment, by item. */
export async function unitsMovedSince(
  database: Database,
  counted: readonly { itemId: string; at: Date }[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.execute(sql`
    select given."itemId", coalesce(sum(movement.sellable + movement.reserved + movement.promised), 0)::integer as units
    from json_to_recordset(${JSON.stringify(counted)}::json) as given ("itemId" uuid, at timestamptz)
    left join ${stockMovements} as movement on movement.item_id = given."itemId" and movement.at > given.at
    group by given."itemId"`)
  return new Map(rows.map((row) => [String(row['itemId']), Number(row['units'])]))
}

/** The units that came and those that left of each item within its span, counts aside; only items with any. */
export async function unitsMovedWithin(
  database: Database,
  spans: readonly { itemId: string; from: Date; until: Date }[],
): Promise<{ itemId: string; came: number; left: number }[]> {
  const units = sql`movement.sellable + movement.reserved + movement.promised`
  const { rows } = await database.execute(sql`
    select given."itemId", coalesce(sum(${units}) filter (where ${units} > 0), 0)::integer as came,
      coalesce(-sum(${units}) filter (where ${units} < 0), 0)::integer as "left"
    from json_to_recordset(${JSON.stringify(spans)}::json) as given ("itemId" uuid, "from" timestamptz, until timestamptz)
    join ${stockMovements} as movement on movement.item_id = given."itemId"
      and movement.at >= given."from" and movement.at < given.until
    where movement.kind <> 'count' and ${units} <> 0 group by given."itemId"`)
  return rows as { itemId: string; came: number; left: number }[]
}

/** Gives items the figures of the import before, so that a file of theirs is a new count again. */
export async function restoreImportedFigures(
  transaction: Database,
  figures: readonly { itemId: string; importedUnits: number | null; importedAt: string | null }[],
): Promise<void> {
  await transaction.execute(sql`
    update stock_levels as level set imported_units = given."importedUnits", imported_at = given."importedAt"
    from json_to_recordset(${JSON.stringify(figures)}::json)
      as given ("itemId" uuid, "importedUnits" integer, "importedAt" timestamptz)
    where level.item_id = given."itemId"`)
}

/** By how many units what is sellable of each item has changed between two moments, where it has. */
export async function movedUnitRows(
  database: Database,
  { after, until }: { after: Date; until: Date },
): Promise<{ itemId: string; units: number }[]> {
  const { rows } = await database.execute(sql`
    select movement.item_id as "itemId", sum(movement.sellable)::integer as units
    from ${stockMovements} as movement join ${stockLevels} as level using (item_id)
    where movement.at > ${after.toISOString()}::timestamptz and movement.at <= ${until.toISOString()}::timestamptz
    group by movement.item_id having sum(movement.sellable) <> 0 order by movement.item_id`)
  return rows as { itemId: string; units: number }[]
}
