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

const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })
const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * Unused since 1.0.0, as are the other tables here: processes of that release read and write them during an upgrade where
 * LISTING_ENGINE=postgres is set. The release after this one drops them (docs/decisions/0119).
 */
export const slotBeers = pgTable(
  'slot_beers',
  {
    /** The number of the beer in the sets. */
    slot: integer('slot').primaryKey(),
    /** Null where a beer has left the lists: the next that comes takes its slot. */
    beerId: uuid('beer_id'),
    breweryId: uuid('brewery_id'),
    /** Tells whether what is listed of the beer has changed. */
    fingerprint: text('fingerprint').notNull(),
    /** Ids of slot_values: the sets that the beer is in. */
    valueIds: integer('value_ids').array().notNull(),
    /** The texts of which a search knows the words, one line each. */
    texts: text('texts').notNull(),
    newest: doublePrecision('newest'),
    name: plainText('name'),
    price: integer('price'),
    abv: doublePrecision('abv'),
    pint: doublePrecision('pint'),
  },
  (beer) => [
    unique('slot_beers_beer').on(beer.beerId),
    index('slot_beers_free')
      .on(beer.slot)
      .where(sql`${beer.beerId} is null`),
    index('slot_beers_brewery').on(beer.breweryId),
    index('slot_beers_newest').on(beer.newest, beer.beerId, beer.slot),
    index('slot_beers_name').on(beer.name, beer.beerId, beer.slot),
    index('slot_beers_price').on(beer.price, beer.beerId, beer.slot),
    index('slot_beers_abv').on(beer.abv, beer.beerId, beer.slot),
    index('slot_beers_pint').on(beer.pint, beer.beerId, beer.slot),
  ],
)

/** Every value that a beer has or had, of a facet or of an order, and how many beers have it. */
export const slotValues = pgTable(
  'slot_values',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    facet: text('facet').notNull(),
    value: text('value').notNull(),
    label: text('label').notNull(),
    beers: integer('beers').notNull().default(0),
    /** The version of the lists that changed it last. */
    version: integer('version').notNull(),
  },
  (value) => [unique('slot_values_value').on(value.facet, value.value)],
)

/** The slots of the beers that have a value, a row for each block of slots in which one has it. */
export const slotSets = pgTable(
  'slot_sets',
  {
    valueId: integer('value_id').notNull(),
    block: integer('block').notNull(),
    slots: bytea('slots').notNull(),
    /** The version of the lists that wrote it last. */
    version: integer('version').notNull(),
  },
  (set) => [primaryKey({ columns: [set.valueId, set.block] })],
)

/** The places of a word: the slots and fields of a block in which it occurs. */
export const slotPlaces = pgTable(
  'slot_places',
  {
    word: plainText('word').notNull(),
    block: integer('block').notNull(),
    places: bytea('places').notNull(),
  },
  (places) => [primaryKey({ columns: [places.word, places.block] })],
)

/** Every word of a listed beer, for searches with slips of the pen. */
export const slotWords = pgTable(
  'slot_words',
  {
    word: plainText('word').primaryKey(),
    length: integer('length').notNull(),
    /** The set of its letters as bits. */
    letters: integer('letters').notNull(),
  },
  (word) => [index('slot_words_shape').on(word.length, word.letters)],
)

/** Each length and set of letters that a word has: far fewer than words. */
export const slotShapes = pgTable(
  'slot_shapes',
  { length: integer('length').notNull(), letters: integer('letters').notNull() },
  (shape) => [primaryKey({ columns: [shape.length, shape.letters] })],
)

/** One row: up to where the lists follow the change log. */
export const slotState = pgTable(
  'slot_state',
  {
    id: integer('id').primaryKey().default(1),
    /** A snapshot of the change log; null until all beers have been listed once. */
    seen: text('seen'),
    /** Of the code by whose rules all beers are listed; none where some are by those of other code. */
    codeKey: text('code_key').notNull().default(''),
    readAt: timestamp('read_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    beers: integer('beers').notNull().default(0),
    /** One more than the highest slot. */
    slots: integer('slots').notNull().default(0),
    /** Rises with each change of the lists, the second one with those of words or breweries. */
    version: integer('version').notNull().default(0),
    textsVersion: integer('texts_version').notNull().default(0),
  },
  (state) => [check('slot_state_one_row', sql`${state.id} = 1`)],
)
