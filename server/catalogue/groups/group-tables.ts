import { sql } from 'drizzle-orm'
import {
  check,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { breweries } from '../beers/catalogue-tables.ts'

export const groups = pgTable(
  'groups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    externalId: text('external_id').notNull().unique(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** One of the region slugs, or null while the region is not settled. */
    region: text('region'),
    /** Centre of the delivery area, WGS 84 degrees, and its radius (OPEN-66). */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    radiusKm: integer('radius_km'),
    /** A picture the group brought; null draws the landscape of its region. */
    imageUrl: text('image_url'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (group) => [check('groups_radius', sql`${group.radiusKm} > 0`)],
)

export const groupBreweries = pgTable(
  'group_breweries',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    breweryId: uuid('brewery_id')
      .notNull()
      .references(() => breweries.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
  },
  (member) => [primaryKey({ columns: [member.groupId, member.breweryId] })],
)
