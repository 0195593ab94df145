import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { clients } from '../../identity/accounts/client-tables.ts'
import type { Offer } from './offer.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** One for each client, and one for each visitor without a bearer (C-52). Writers take it first (docs/decisions/0016). */
export const carts = pgTable(
  'carts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id')
      .unique()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie's token. */
    tokenHash: text('token_hash').unique(),
    touchedAt: moment('touched_at').notNull(),
  },
  (cart) => [
    index('carts_touched_at')
      .on(cart.touchedAt)
      .where(sql`${cart.clientId} is null`),
    check('carts_owner', sql`(${cart.clientId} is null) <> (${cart.tokenHash} is null)`),
  ],
)

/**
 * A line holds a copy of the item as it was first added, with no reference to it or to the group: an item that leaves
 * the shop stays in the basket, as sold out, until the buyer removes it (C-22).
 */
export const cartLines = pgTable(
  'cart_lines',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Lines are listed in the order they were added. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<Offer['kind']>().notNull(),
    /** The storefront variant, or the accessory. */
    itemId: uuid('item_id').notNull(),
    groupId: uuid('group_id'),
    groupSlug: text('group_slug'),
    groupName: text('group_name'),
    quantity: integer('quantity').notNull(),
    /** Pence without VAT; null when the price is unknown. */
    baselinePriceMinor: integer('baseline_price_minor'),
    priceAcknowledgedAt: moment('price_acknowledged_at'),
    addedAt: moment('added_at').notNull(),
    snapshot: jsonb('snapshot').$type<Offer>().notNull(),
  },
  (line) => [
    // One line for each item in each basket (C-69); the regular basket's group is null, once.
    unique('cart_lines_item').on(line.cartId, line.kind, line.itemId, line.groupId).nullsNotDistinct(),
    check('cart_lines_kind', sql`${line.kind} in ('variant', 'upsell')`),
    check('cart_lines_quantity', sql`${line.quantity} > 0`),
    check(
      'cart_lines_group',
      sql`(${line.groupId} is null) = (${line.groupSlug} is null) and (${line.groupId} is null) = (${line.groupName} is null)`,
    ),
  ],
)
