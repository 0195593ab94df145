import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const accessories = pgTable(
  'accessories',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    externalId: text('external_id').notNull().unique(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** The drawn picture that represents this accessory. */
    picture: text('picture').notNull(),
    /** A picture an operator brought; null uses the drawn one. */
    imageUrl: text('image_url'),
    /** Pence without VAT. */
    priceMinor: integer('price_minor'),
    couplerType: text('coupler_type'),
    displayOrder: integer('display_order').notNull().default(0),
    currentStock: integer('current_stock').notNull().default(0),
    /** The most one basket may hold; null leaves it to the stock. */
    maxQuantity: integer('max_quantity'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (accessory) => [
    check('accessories_current_stock', sql`${accessory.currentStock} >= 0`),
    check('accessories_max_quantity', sql`${accessory.maxQuantity} >= 0`),
    check('accessories_price', sql`${accessory.priceMinor} >= 0`),
  ],
)
