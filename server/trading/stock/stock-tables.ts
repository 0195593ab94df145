import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Actor } from '../../platform/audit/actor.ts'
import { usualLowBelow } from '../../../shared/limits/limits.ts'

export type StockItemKind = 'container' | 'accessory'
const stockKinds = [
  'count',
  'made',
  'spoilt',
  'sold_elsewhere',
  'returned',
  'reserve',
  'release',
  'promise',
  'promise_on_account',
  'unpromise',
  'short',
  'dispatch',
] as const
export type StockKind = (typeof stockKinds)[number]

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })
const units = (name: string) => integer(name).notNull().default(0)

/**
 * What changed in the buckets of an item, and why; rows are never changed (docs/decisions/0046). A trigger adds each to
 * its level. An item is a container or an accessory; a movement outlives both, and the order.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    itemId: uuid('item_id').notNull(),
    kind: text('kind').$type<StockKind>().notNull(),
    sellable: units('sellable'),
    reserved: units('reserved'),
    promised: units('promised'),
    /** When it was so: of a count the moment of counting, which may be before it was written down. */
    at: moment('at').notNull(),
    orderLineId: uuid('order_line_id'),
    actor: jsonb('actor').$type<Actor>(),
    reason: text('reason'),
    /** The idempotency key of the call, where it had one. */
    key: text('key'),
    recordedAt: moment('recorded_at').notNull().defaultNow(),
  },
  (movement) => [
    index('stock_movements_item').on(movement.itemId, movement.at),
    index('stock_movements_order_line')
      .on(movement.orderLineId)
      .where(sql`${movement.orderLineId} is not null`),
    check('stock_movements_kind', sql`${movement.kind} in (${sql.raw(listed(stockKinds))})`),
  ],
)

/** The sum of an item's movements, which only the trigger on them writes. Writers lock it: containers first, then by id. */
export const stockLevels = pgTable(
  'stock_levels',
  {
    itemId: uuid('item_id').primaryKey(),
    itemKind: text('item_kind').$type<StockItemKind>().notNull(),
    /** Of a container, which triggers write. */
    breweryId: uuid('brewery_id'),
    /** May be bought. Below zero after a count of less than is promised: short by so many. */
    sellable: units('sellable'),
    /** Held for a payment or a proposal. */
    reserved: units('reserved'),
    /** Paid or owed, not yet gone. */
    promised: units('promised'),
    /** The moment of the last count. */
    countedAt: moment('counted_at'),
    /** The figure of the last import, and the moment it was counted at. */
    importedUnits: integer('imported_units'),
    importedAt: moment('imported_at'),
    /** With fewer to sell the brewery is told that it is low. */
    lowBelow: integer('low_below').notNull().default(usualLowBelow),
    /** Since when the brewery knows that it is low, and since when by a mail; null while there is enough. */
    lowNotedAt: moment('low_noted_at'),
    lowMailedAt: moment('low_mailed_at'),
  },
  (level) => [
    index('stock_levels_brewery')
      .on(level.breweryId)
      .where(sql`${level.breweryId} is not null`),
    check('stock_levels_low_below', sql`${level.lowBelow} >= 0`),
    check('stock_levels_item_kind', sql`${level.itemKind} in ('container', 'accessory')`),
    check('stock_levels_reserved', sql`${level.reserved} >= 0`),
    check('stock_levels_promised', sql`${level.promised} >= 0`),
  ],
)

function listed(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(', ')
}
