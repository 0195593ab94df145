import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { stockLevels, stockMovements } from './stock-tables.ts'

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
