import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ChangeState } from '../../../shared/api/beers-api.ts'
import type { BreweryWords } from '../../../shared/catalogue/brewery-words.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { breweries } from '../../catalogue/beers/catalogue-tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A change of a brewery's page that Dray's staff decide (STAF-20). */
export const pageChanges = pgTable(
  'page_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    place: bigint('place', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    breweryId: uuid('brewery_id')
      .notNull()
      .references(() => breweries.id, { onDelete: 'cascade' }),
    state: text('state').$type<ChangeState>().notNull(),
    /** The version at the time of the request, or before it was approved. */
    stood: jsonb('stood').$type<BreweryWords>().notNull(),
    /** What is to be different; of an approved one what was applied. */
    proposed: jsonb('proposed').$type<Partial<BreweryWords>>().notNull(),
    askedAt: moment('asked_at').notNull(),
    askedBy: jsonb('asked_by').$type<Actor>().notNull(),
    dueAt: moment('due_at').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: jsonb('decided_by').$type<Actor>(),
    reason: text('reason'),
  },
  (change) => [
    uniqueIndex('page_changes_waiting')
      .on(change.breweryId)
      .where(sql`${change.state} = 'waiting'`),
    index('page_changes_brewery').on(change.breweryId, change.place.desc()),
    index('page_changes_state').on(change.state, change.askedAt),
    check('page_changes_state', sql`${change.state} in ('waiting', 'approved', 'refused', 'withdrawn')`),
  ],
)
