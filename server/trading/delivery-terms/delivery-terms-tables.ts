import { bigint, check, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { DeliveryTerms } from '../../../shared/delivery/delivery-terms.ts'
import { breweries } from '../../catalogue/beers/catalogue-tables.ts'

/** Each save is a version of its own, and the last one holds; placed orders name theirs. */
export const deliveryTerms = pgTable(
  'delivery_terms',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for Dray, which delivers accessories. */
    breweryId: uuid('brewery_id').references(() => breweries.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    terms: jsonb('terms').$type<DeliveryTerms>().notNull(),
    setBy: text('set_by').notNull(),
    setAt: timestamp('set_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (row) => [
    unique('delivery_terms_version').on(row.breweryId, row.version).nullsNotDistinct(),
    check('delivery_terms_version_positive', sql`${row.version} > 0`),
  ],
)
