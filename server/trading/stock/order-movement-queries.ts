import { type SQL, sql } from 'drizzle-orm'
import { containerOfVariant } from '../../catalogue/beers/variant-in-statement.ts'
import type { Database } from '../../platform/database/database.ts'
import { preparedStatement, value } from '../../platform/database/prepared-statement.ts'
import { causeValues, type StockCause } from './stock-cause.ts'
import { stockLevels, stockMovements } from './stock-tables.ts'

/** A line that wants units, its item named as a basket names it. */
export type UnitsInput = { kind: 'variant' | 'upsell'; itemId: string; lineId: string; quantity: number }
/** Units of a line; null moves all that it holds. */
export type LineUnits = { lineId: string; units: number | null }
/** An item whose sellable units are below zero, or were. */
export type ShortItem = { itemId: string; sellable: number }

const cause = sql`${value('at', 'timestamptz')}, ${value('actor', 'jsonb')}, ${value('reason', 'text')}, ${value('key', 'text')}`
/** Every writer locks levels in this order, so no two wait for each other. */
const lockOrder = sql`order by level.item_kind = 'accessory', level.item_id for update of level`

const takingStatement = (kind: SQL, { reserved, promised }: { reserved: SQL; promised: SQL }) =>
  preparedStatement<{ lineId: string }>(sql`
    with wanted as materialized (
      select line."lineId" as line_id, line.quantity as units,
        case when line.kind = 'variant' then ${containerOfVariant(sql`line."itemId"`)} else line."itemId" end as item_id
      from jsonb_to_recordset(${value('wanted', 'jsonb')})
        as line (kind text, "itemId" uuid, "lineId" uuid, quantity integer)
    ), locked as materialized (
      select level.item_id, level.sellable, wanted.line_id, wanted.units
      from ${stockLevels} as level join wanted on wanted.item_id = level.item_id
      ${lockOrder}
    )
    insert into ${stockMovements} (item_id, kind, sellable, reserved, promised, order_line_id, at, actor, reason, key)
    select item_id, ${kind}, -units, ${reserved}, ${promised}, line_id, ${cause} from locked where sellable >= units
    returning order_line_id as "lineId"`)

const taking = {
  reserve: takingStatement(sql`'reserve'`, { reserved: sql`units`, promised: sql`0` }),
  promise_on_account: takingStatement(sql`'promise_on_account'`, { reserved: sql`0`, promised: sql`units` }),
}

/**
 * Takes sellable units for these lines, each item once; returns the lines that got them. The others are short, after
 * which the caller rolls back.
 */
export async function takeUnits(
  transaction: Database,
  kind: keyof typeof taking,
  wanted: readonly UnitsInput[],
  why: StockCause,
): Promise<ReadonlySet<string>> {
  const lines = wanted.map(({ kind, itemId, lineId, quantity }) => ({ kind, itemId, lineId, quantity }))
  const rows = await taking[kind](transaction, { wanted: JSON.stringify(lines), ...causeValues(why) })
  return new Set(rows.map(({ lineId }) => lineId))
}

type Bucket = 'sellable' | 'reserved' | 'promised'

/** Moves what lines hold in one bucket into another one, or away; more than they hold is not moved. */
function holdingStatement(kind: string, from: Exclude<Bucket, 'sellable'>, to: Bucket | null) {
  const change = (bucket: Bucket) => (bucket === from ? sql`-units` : bucket === to ? sql`units` : sql`0`)
  return preparedStatement<ShortItem & { before: number }>(sql`
    with wanted as materialized (
      select * from jsonb_to_recordset(${value('lines', 'jsonb')}) as line ("lineId" uuid, units integer)
    ), held as materialized (
      select movement.order_line_id as line_id, movement.item_id, sum(movement.${sql.identifier(from)})::integer as held,
        min(wanted.units) as wanted
      from ${stockMovements} as movement join wanted on movement.order_line_id = wanted."lineId"
      group by movement.order_line_id, movement.item_id
    ), moved as materialized (
      select line_id, item_id, least(coalesce(wanted, held), held) as units from held where held > 0
    ), locked as materialized (
      select level.item_id, level.sellable, moved.line_id, moved.units
      from ${stockLevels} as level join moved on moved.item_id = level.item_id where moved.units > 0
      ${lockOrder}
    ), written as (
      insert into ${stockMovements} (item_id, kind, sellable, reserved, promised, order_line_id, at, actor, reason, key)
      select item_id, ${sql.raw(`'${kind}'`)}, ${change('sellable')}, ${change('reserved')}, ${change('promised')}, line_id, ${cause}
      from locked
    )
    select item_id as "itemId", sellable as before, (sellable + sum(${change('sellable')}))::integer as sellable
    from locked group by item_id, sellable`)
}

const holding = {
  release: holdingStatement('release', 'reserved', 'sellable'),
  promise: holdingStatement('promise', 'reserved', 'promised'),
  unpromise: holdingStatement('unpromise', 'promised', 'sellable'),
  short: holdingStatement('short', 'promised', null),
  dispatch: holdingStatement('dispatch', 'promised', null),
}

/** Moves units that lines hold; returns the items that were short, as they are now. The caller holds the order. */
export async function moveHeldUnits(
  transaction: Database,
  kind: keyof typeof holding,
  lines: readonly LineUnits[],
  why: StockCause,
): Promise<ShortItem[]> {
  if (lines.length === 0) return []
  const given = lines.map(({ lineId, units }) => ({ lineId, units }))
  const rows = await holding[kind](transaction, { lines: JSON.stringify(given), ...causeValues(why) })
  return rows.filter(({ before, sellable }) => before < 0 && sellable !== before)
}
