import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ImportField, ImportKind } from '../../../shared/catalogue/import-headings.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { breweries } from '../../catalogue/beers/catalogue-tables.ts'
import type { ImportItem } from './files/import-item.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The files that breweries have imported, each with what it changed, so that it can be undone (SELL-37). */
export const breweryImports = pgTable(
  'brewery_imports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    breweryId: uuid('brewery_id')
      .notNull()
      .references(() => breweries.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ImportKind>().notNull(),
    fileName: text('file_name').notNull(),
    items: jsonb('items').$type<ImportItem[]>().notNull(),
    changes: integer('changes').notNull(),
    leftOut: integer('left_out').notNull(),
    takenAt: moment('taken_at').notNull(),
    takenBy: jsonb('taken_by').$type<Actor>().notNull(),
    undoneAt: moment('undone_at'),
    undoneBy: jsonb('undone_by').$type<Actor>(),
    /** What could not be put back. */
    stayed: jsonb('stayed').$type<string[]>().notNull().default([]),
  },
  (taken) => [index('brewery_imports_brewery').on(taken.breweryId, taken.takenAt.desc())],
)

/** What a brewery chose its headings to be. */
export const importHeadings = pgTable(
  'import_headings',
  {
    breweryId: uuid('brewery_id')
      .notNull()
      .references(() => breweries.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ImportKind>().notNull(),
    /** Lower case, words alone. */
    heading: text('heading').notNull(),
    /** Null passes it over. */
    field: text('field').$type<ImportField>(),
  },
  (chosen) => [
    primaryKey({ name: 'import_headings_key', columns: [chosen.breweryId, chosen.kind, chosen.heading] }),
  ],
)
