import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BeerDraftToSave, ChangeState } from '../../../shared/api/beers-api.ts'
import type { BeerWords } from '../../../shared/catalogue/beer-words.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { beers, breweries } from '../../catalogue/beers/catalogue-tables.ts'
import type { NewSize } from '../../catalogue/beers/range/own-range.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A change of a beer's words, or a new beer, that Dray's staff decide (SELL-27). */
export const beerChanges = pgTable(
  'beer_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Changes of one moment have an order too. */
    place: bigint('place', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    breweryId: uuid('brewery_id')
      .notNull()
      .references(() => breweries.id, { onDelete: 'cascade' }),
    /** Of a new beer the id that it is to have; no reference, as it is not there yet. */
    beerId: uuid('beer_id').notNull(),
    /** Of a new beer: what its brewery or file calls it. */
    externalId: text('external_id'),
    isNew: boolean('is_new').notNull(),
    state: text('state').$type<ChangeState>().notNull(),
    /** The version at the time of the request; null for a new beer. */
    stood: jsonb('stood').$type<BeerWords>(),
    /** What is to be different; of an approved one what was applied. */
    proposed: jsonb('proposed').$type<Partial<BeerWords>>().notNull(),
    /** Of a new beer: the sizes that come into the shop with it. */
    sizes: jsonb('sizes').$type<NewSize[]>().notNull().default([]),
    askedAt: moment('asked_at').notNull(),
    askedBy: jsonb('asked_by').$type<Actor>().notNull(),
    dueAt: moment('due_at').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: jsonb('decided_by').$type<Actor>(),
    reason: text('reason'),
  },
  (change) => [
    uniqueIndex('beer_changes_waiting')
      .on(change.beerId)
      .where(sql`${change.state} = 'waiting'`),
    // With what a list asks of the latest change of each beer, so that it reads no row.
    index('beer_changes_latest').on(
      change.breweryId,
      change.beerId,
      change.place.desc().nullsFirst(),
      change.state,
      change.isNew,
    ),
    // New beers that a brewery's list shows before they are in the shop: few of all changes.
    index('beer_changes_coming')
      .on(change.breweryId, change.beerId, change.place)
      .where(sql`${change.isNew} and ${change.state} in ('waiting', 'refused')`),
    index('beer_changes_due').on(change.state, change.dueAt, change.id),
    index('beer_changes_asked_in_state').on(change.state, change.askedAt.desc().nullsFirst(), change.id),
    index('beer_changes_asked').on(change.askedAt.desc().nullsFirst(), change.id),
    check('beer_changes_state', sql`${change.state} in ('waiting', 'approved', 'refused', 'withdrawn')`),
  ],
)

/** New beers that a brewery has not sent yet: as far as they are known (SELL-43). */
export const beerDrafts = pgTable(
  'beer_drafts',
  {
    /** Chosen by who saved it first. */
    id: uuid('id').primaryKey(),
    breweryId: uuid('brewery_id')
      .notNull()
      .references(() => breweries.id, { onDelete: 'cascade' }),
    words: jsonb('words').$type<BeerDraftToSave['words']>().notNull(),
    sizes: jsonb('sizes').$type<BeerDraftToSave['sizes']>().notNull(),
    savedAt: moment('saved_at').notNull(),
    savedBy: text('saved_by').notNull(),
  },
  (draft) => [index('beer_drafts_brewery').on(draft.breweryId, draft.savedAt)],
)

/** The batches of a beer that a brewery has written down. */
export const beerBatches = pgTable(
  'beer_batches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    beerId: uuid('beer_id')
      .notNull()
      .references(() => beers.id, { onDelete: 'cascade' }),
    gyle: text('gyle').notNull(),
    rackedOn: date('racked_on', { mode: 'string' }).notNull(),
    bestBefore: date('best_before', { mode: 'string' }),
    addedBy: text('added_by').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (batch) => [uniqueIndex('beer_batches_gyle').on(batch.beerId, batch.gyle)],
)

/** Pictures that breweries brought for their beers; one is served once a beer shows it. */
export const beerPictures = pgTable(
  'beer_pictures',
  {
    /** In the media store, without its ending. */
    name: text('name').primaryKey(),
    breweryId: uuid('brewery_id')
      .notNull()
      .references(() => breweries.id, { onDelete: 'cascade' }),
    broughtAt: moment('brought_at').notNull(),
  },
  (picture) => [index('beer_pictures_brought').on(picture.broughtAt)],
)
