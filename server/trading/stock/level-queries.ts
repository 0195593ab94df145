import { sql } from 'drizzle-orm'
import { containerOfVariant } from '../../catalogue/beers/variant-in-statement.ts'
import type { Database } from '../../platform/database/database.ts'
import { causeValues, type StockCause } from './stock-cause.ts'
import { stockLevels, stockMovements, type StockKind } from './stock-tables.ts'

export type LevelRow = {
  itemId: string
  sellable: number
  reserved: number
  promised: number
  onHand: number
  countedAt: string | null
  importedUnits: number | null
  importedAt: string | null
  lowBelow: number
}
/** A count of an item: so many were on hand at that moment. */
export type CountRow = { itemId: string; units: number; at: string; isImported: boolean }
/** A change of what is sellable, of an item whose level is locked. */
export type ChangeRow = { itemId: string; sellable: number }

/** Locks the levels of these items in the order of all writers; unknown items are left out. */
export async function lockLevels(transaction: Database, itemIds: readonly string[]): Promise<LevelRow[]> {
  const { rows } = await transaction.execute(sql`
    ${levels(itemIds)} order by item_kind = 'accessory', item_id for update`)
  return rows as LevelRow[]
}

/** The levels of these items, in no order. */
export async function readLevels(database: Database, itemIds: readonly string[]): Promise<LevelRow[]> {
  const { rows } = await database.execute(levels(itemIds))
  return rows as LevelRow[]
}

/** The units on hand of what lines of orders name, those of the lines among them. */
export async function onHandRows(
  database: Database,
  items: readonly { kind: 'variant' | 'upsell'; itemId: string }[],
): Promise<{ itemId: string; onHand: number }[]> {
  const { rows } = await database.execute(sql`
    select line."itemId", level.sellable + level.reserved + level.promised as "onHand"
    from json_to_recordset(${JSON.stringify(items)}::json) as line (kind text, "itemId" uuid)
    join ${stockLevels} as level on level.item_id =
      case when line.kind = 'variant' then ${containerOfVariant(sql`line."itemId"`)} else line."itemId" end`)
  return rows as { itemId: string; onHand: number }[]
}

const levels = (itemIds: readonly string[]) => sql`
  select item_id as "itemId", sellable, reserved, promised, sellable + reserved + promised as "onHand",
    counted_at as "countedAt", imported_units as "importedUnits", imported_at as "importedAt",
    low_below as "lowBelow"
  from ${stockLevels}
  where item_id in (select json_array_elements_text(${JSON.stringify(itemIds)}::json)::uuid)`

/** Books counts of items whose levels are locked: what left after the moment of a count is taken off its figure. */
export async function insertCounts(
  transaction: Database,
  counts: readonly CountRow[],
  cause: StockCause,
): Promise<{ itemId: string; change: number }[]> {
  const { actor, reason, key } = causeValues(cause)
  const given = sql`json_to_recordset(${JSON.stringify(counts)}::json)
    as given ("itemId" uuid, units integer, at timestamptz, "isImported" boolean)`
  const { rows } = await transaction.execute(sql`
    insert into ${stockMovements} (item_id, kind, sellable, at, actor, reason, key)
    select level.item_id, 'count', given.units - (level.sellable + level.reserved + level.promised - later.units),
      given.at, ${actor}::jsonb, ${reason}, ${key}
    from ${given}
    join ${stockLevels} as level on level.item_id = given."itemId"
    cross join lateral (
      select coalesce(sum(movement.sellable + movement.reserved + movement.promised), 0)::integer as units
      from ${stockMovements} as movement
      where movement.item_id = level.item_id and movement.at > given.at
    ) as later
    returning item_id as "itemId", sellable as change`)
  await transaction.execute(sql`
    update ${stockLevels} as level
    set counted_at = given.at,
      imported_units = case when given."isImported" then given.units else level.imported_units end,
      imported_at = case when given."isImported" then given.at else level.imported_at end
    from ${given} where level.item_id = given."itemId"`)
  return rows as { itemId: string; change: number }[]
}

/** Books changes of items whose levels are locked. */
export async function insertChanges(
  transaction: Database,
  kind: StockKind,
  changes: readonly ChangeRow[],
  cause: StockCause,
): Promise<void> {
  const { at, actor, reason, key } = causeValues(cause)
  await transaction.execute(sql`
    insert into ${stockMovements} (item_id, kind, sellable, at, actor, reason, key)
    select given."itemId", ${kind}, given.sellable, ${at}::timestamptz, ${actor}::jsonb, ${reason}, ${key}
    from json_to_recordset(${JSON.stringify(changes)}::json) as given ("itemId" uuid, sellable integer)`)
}

/** Sets the mark below which an item is low, and answers the one before. */
export async function updateLowBelow(
  transaction: Database,
  { itemId, units }: { itemId: string; units: number },
): Promise<number> {
  const { rows } = await transaction.execute(sql`
    with before as (select low_below from ${stockLevels} where item_id = ${itemId}::uuid for update)
    update ${stockLevels} set low_below = ${units} where item_id = ${itemId}::uuid
    returning (select low_below from before) as before`)
  return (rows[0] as { before: number }).before
}
