import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

/** Compared letter by letter, as the search index in memory does. */
const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * Unused since 28 November 2026, as are the other tables here: processes of the version before read them during an
 * upgrade, a later version drops them (docs/decisions/0119). Their successors are in slot-tables.ts.
 */
export const listedBeers = pgTable(
  'listed_beers',
  {
    beerId: uuid('beer_id').primaryKey(),
    breweryId: uuid('brewery_id').notNull(),
    /** Tells whether what is listed of the beer has changed. */
    fingerprint: text('fingerprint').notNull(),
    /** Ids of listed_values. */
    facetValues: integer('facet_values').array().notNull(),
    /** Words with the weight of their field: A the name, B the brewery, C the style, D the town. */
    words: tsvector('words').notNull(),
    newest: doublePrecision('newest').notNull(),
    name: plainText('name').notNull(),
    price: integer('price'),
    abv: doublePrecision('abv'),
    pint: doublePrecision('pint'),
  },
  (beer) => [
    index('listed_beers_values').using('gin', beer.facetValues),
    index('listed_beers_words').using('gin', beer.words),
    index('listed_beers_brewery').on(beer.breweryId),
    index('listed_beers_newest').on(beer.newest, beer.beerId),
    index('listed_beers_name').on(beer.name, beer.beerId),
    index('listed_beers_price').on(beer.price, beer.beerId),
    index('listed_beers_abv').on(beer.abv, beer.beerId),
    index('listed_beers_pint').on(beer.pint, beer.beerId),
  ],
)

/** Every value of a facet that a beer has or had, with how many beers have it: the counts of the whole list. */
export const listedValues = pgTable(
  'listed_values',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    facet: text('facet').notNull(),
    value: text('value').notNull(),
    label: text('label').notNull(),
    beers: integer('beers').notNull().default(0),
  },
  (value) => [unique('listed_values_value').on(value.facet, value.value)],
)

/** Every word of a listed beer, for searches with slips of the pen. */
export const listedWords = pgTable(
  'listed_words',
  {
    word: plainText('word').notNull(),
    length: integer('length').notNull(),
    /** The set of its letters as bits. */
    letters: integer('letters').notNull(),
    beers: integer('beers').notNull(),
  },
  (word) => [primaryKey({ columns: [word.word] })],
)

/** One row: up to where listed_beers follows the change log. */
export const listingState = pgTable(
  'listing_state',
  {
    id: integer('id').primaryKey().default(1),
    /** A snapshot of the change log; null until all beers have been listed once. */
    seen: text('seen'),
    readAt: timestamp('read_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    beers: integer('beers').notNull().default(0),
  },
  (state) => [check('listing_state_one_row', sql`${state.id} = 1`)],
)
