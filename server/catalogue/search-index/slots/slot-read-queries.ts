import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import type { Bits } from '../bits.ts'
import type { OrderName } from '../beer-columns.ts'
import type { StoredBlock } from './slot-set.ts'
import type { SlotValueRow } from './slot-write-queries.ts'

export type CountedValue = SlotValueRow & { beers: number }
/** The version of the lists that a row was read from. */
type Versioned = { version: number }
export type ListedBeer = Versioned & { id: string; slot: number }
export type SlotOrder = { key: OrderName; isFalling: boolean }
export type Span = { offset: number; limit: number }
/** Keys from one to below another; null is without an end, `none` are the beers without a key. */
export type KeySpan = { from: string | null; to: string | null } | 'none'

const ints = (ids: Iterable<number>) => sql`${`{${[...ids].join(',')}}`}::int[]`
const keyTypes: Record<OrderName, string> = {
  newest: 'float8',
  name: 'text',
  price: 'int',
  abv: 'float8',
  pint: 'float8',
}

/** The values that have changed since a version. */
export async function readChangedValues(database: Database, since: number): Promise<CountedValue[]> {
  const { rows } = await database.execute(sql`
    select id, facet, value, label, beers from slot_values where version > ${since}::int order by id`)
  return rows as never
}

/** The blocks of these sets that were written after a version. */
export async function readBlocksSince(
  database: Database,
  valueIds: readonly number[],
  since: number,
): Promise<(StoredBlock & { valueId: number })[]> {
  const { rows } = await database.execute(sql`
    select value_id as "valueId", block, slots as bytes from slot_sets
    where value_id = any(${ints(valueIds)}) and version > ${since}::int
    order by value_id, block`)
  return rows as never
}

/** The places of words that begin so; `isWhole` says which are the word itself. */
export async function readPlacesOfStart(
  database: Database,
  word: string,
): Promise<(StoredBlock & { isWhole: boolean })[]> {
  const { rows } = await database.execute(sql`
    select block, places as bytes, word = ${word} as "isWhole" from slot_places
    where starts_with(word, ${word}) and word >= ${word} and word < ${`${word}\u{10ffff}`} collate "C"`)
  return rows as never
}

/** The places of these words. */
export async function readPlacesOfWords(
  database: Database,
  words: readonly string[],
): Promise<StoredBlock[]> {
  const { rows } = await database.execute(sql`
    select block, places as bytes from slot_places
    where word in (select wanted from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as list (wanted))`)
  return rows as never
}

/** Words whose length and letters allow so many slips at the most; few shapes are to be looked at for it. */
export async function readNearWords(
  database: Database,
  { length, letters, slips }: { length: number; letters: number; slips: number },
): Promise<string[]> {
  const { rows } = await database.execute(sql`
    select word from slot_shapes shape
      join slot_words words on words.length = shape.length and words.letters = shape.letters
    where shape.length between ${length - slips}::int and ${length + slips}::int
      and bit_count((shape.letters # ${letters}::int)::bit(32)) <= ${2 * slips}::int`)
  return rows.map(({ word }) => word as string)
}

/** The slots of these breweries' beers, rising. */
export async function readSlotsOfBreweries(database: Database, ids: readonly string[]): Promise<number[]> {
  const { rows } = await database.execute(sql`
    select slot from slot_beers
    where brewery_id in (select wanted::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as list (wanted))
    order by slot`)
  return rows.map(({ slot }) => slot as number)
}

/** Some of the beers in these slots, in an order. */
export function readBeersInSlots(
  database: Database,
  slots: Iterable<number>,
  span: KeySpan,
  order: SlotOrder,
  page: Span,
): Promise<ListedBeer[]> {
  return readBeers(
    database,
    [sql`slot = any(${ints(slots)})`, ...conditionsOf(span, order)],
    span,
    order,
    page,
  )
}

/** Some of the beers of a span of keys, from the index of the order; of those with a bit, or of all. */
export function readBeersOfSpan(
  database: Database,
  bits: Bits | null,
  span: KeySpan,
  order: SlotOrder,
  page: Span,
): Promise<ListedBeer[]> {
  const isFound = bits === null ? [] : [hasBitOf(bits)]
  return readBeers(database, [...conditionsOf(span, order), ...isFound], span, order, page)
}

async function readBeers(
  database: Database,
  conditions: readonly SQL[],
  span: KeySpan,
  { key, isFalling }: SlotOrder,
  { offset, limit }: Span,
): Promise<ListedBeer[]> {
  const way = sql.raw(isFalling && span !== 'none' ? 'desc' : 'asc')
  const { rows } = await database.execute(sql`
    select beer_id as id, slot, (select version from slot_state) as version
    from slot_beers where beer_id is not null and ${sql.join([...conditions], sql` and `)}
    order by ${sql.identifier(key)} ${way}, beer_id ${way} offset ${offset}::int limit ${limit}::int`)
  return rows as never
}

function conditionsOf(span: KeySpan, { key }: SlotOrder): SQL[] {
  const column = sql.identifier(key)
  if (span === 'none') return [sql`${column} is null`]
  const type = sql.raw(keyTypes[key])
  return [
    sql`${column} is not null`,
    ...(span.from === null ? [] : [sql`${column} >= ${span.from}::${type}`]),
    ...(span.to === null ? [] : [sql`${column} < ${span.to}::${type}`]),
  ]
}

/** Slots beyond the bits are of beers that came later. */
function hasBitOf({ words }: Bits): SQL {
  const bytes = Buffer.from(words.buffer, words.byteOffset, words.byteLength)
  return sql`case when slot < ${words.length * 32}::int then get_bit(${bytes}::bytea, slot) = 1 else false end`
}
