import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { stockLevels, stockMovements } from './stock-tables.ts'

/** An item whose level is not the sum of its movements, or whose shown units are not its level. */
export type LevelFault = { itemId: string; what: string }

const listedFaults = 100

/** Items of which the ledger says two things; at most a hundred. There are none unless rows were written past it. */
export async function levelFaults(database: Database): Promise<LevelFault[]> {
  const { rows } = await database.execute(sql`
    with total as (
      select item_id, sum(sellable)::integer as sellable, sum(reserved)::integer as reserved,
        sum(promised)::integer as promised
      from ${stockMovements} group by item_id
    ), shown as (
      select id, available_units as units from containers union all select id, current_stock from accessories
    )
    select coalesce(level.item_id, total.item_id, shown.id) as "itemId",
      case when level.item_id is null then 'has no level'
        when shown.units <> greatest(0, level.sellable) then 'shows other units than it has'
        else 'its level is not the sum of its movements' end as what
    from ${stockLevels} as level
    full join total on total.item_id = level.item_id
    full join shown on shown.id = coalesce(level.item_id, total.item_id)
    where level.item_id is null
      or (level.sellable, level.reserved, level.promised)
        <> (coalesce(total.sellable, 0), coalesce(total.reserved, 0), coalesce(total.promised, 0))
      or shown.units <> greatest(0, level.sellable)
    limit ${listedFaults}`)
  return rows as LevelFault[]
}
