import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { FacetValueOf } from './indexed-facts.ts'

export type ListedRow = {
  beer_id: string
  brewery_id: string
  fingerprint: string
  facet_values: number[]
  words: string
  newest: number | null
  name: string | null
  price: number | null
  abv: number | null
  pint: number | null
}
export type ListedValue = FacetValueOf & { id: number }
export type WordCount = { word: string; length: number; letters: number; beers: number }
type ListingState = { seen: string | null; seconds: number; beers: number }

const uuids = (ids: readonly string[]) => sql`${JSON.stringify(ids)}::jsonb`

/** The fingerprints of those of these beers that are listed. */
export async function readFingerprints(
  database: Database,
  ids: readonly string[],
): Promise<{ id: string; fingerprint: string }[]> {
  const { rows } = await database.execute(sql`
    select beer_id::text as id, fingerprint from listed_beers
    where beer_id in (select id::uuid from jsonb_array_elements_text(${uuids(ids)}) as id)`)
  return rows as never
}

/** Adds values that no beer had before. */
export async function addListedValues(database: Database, values: readonly FacetValueOf[]): Promise<void> {
  await database.execute(sql`
    insert into listed_values (facet, value, label)
    select facet, value, label
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as wanted (facet text, value text, label text)
    where not exists (select from listed_values known where (known.facet, known.value) = (wanted.facet, wanted.value))`)
}

/** The values with a higher id than this, rising: those that a reader does not know yet. */
export async function readListedValues(database: Database, afterId: number): Promise<ListedValue[]> {
  const { rows } = await database.execute(sql`
    select id, facet, value, label from listed_values where id > ${afterId} order by id`)
  return rows as never
}

/** Takes beers off the lists and out of all counts. */
export async function deleteListedBeers(database: Database, ids: readonly string[]): Promise<void> {
  await database.execute(sql`
    with gone as (
      delete from listed_beers
      where beer_id in (select id::uuid from jsonb_array_elements_text(${uuids(ids)}) as id)
      returning facet_values, words
    ), fewer_values as (
      update listed_values set beers = beers - lost.count
      from (select value, count(*)::int from gone, unnest(facet_values) as value group by value) as lost
      where id = lost.value
    ), fewer_words as (
      update listed_words set beers = beers - lost.count
      from (
        select lexeme, count(*)::int from gone, unnest(tsvector_to_array(words)) as lexeme group by lexeme
      ) as lost
      where word = lost.lexeme
    )
    update listing_state set beers = beers - (select count(*)::int from gone)`)
}

/** Puts beers that are not listed on the lists and counts their values. */
export async function insertListedBeers(database: Database, rows: readonly ListedRow[]): Promise<void> {
  await database.execute(sql`
    with listed as (
      insert into listed_beers
        (beer_id, brewery_id, fingerprint, facet_values, words, newest, name, price, abv, pint)
      select beer_id, brewery_id, fingerprint, facet_values, words::tsvector, newest, name, price, abv, pint
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
        beer_id uuid, brewery_id uuid, fingerprint text, facet_values int[], words text,
        newest float8, name text, price int, abv float8, pint float8)
      returning facet_values
    ), more_values as (
      update listed_values set beers = beers + added.count
      from (select value, count(*)::int from listed, unnest(facet_values) as value group by value) as added
      where id = added.value
    )
    update listing_state set beers = beers + (select count(*)::int from listed)`)
}

/** Counts words of beers that have come to the lists. */
export async function addListedWords(database: Database, words: readonly WordCount[]): Promise<void> {
  await database.execute(sql`
    insert into listed_words (word, length, letters, beers)
    select word, length, letters, beers
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb)
      as given (word text, length int, letters int, beers int)
    on conflict (word) do update set beers = listed_words.beers + excluded.beers`)
}

/** Forgets words that no beer has any more. */
export async function deleteUnusedWords(database: Database): Promise<void> {
  await database.execute(sql`delete from listed_words where beers <= 0`)
}

/** Ids of listed beers that are no more, or that their brewery has put away. */
export async function readWronglyListed(database: Database, limit: number): Promise<string[]> {
  const { rows } = await database.execute(sql`
    select beer_id::text as id from listed_beers listed
    where not exists (select from beers where id = listed.beer_id and archived_at is null)
    limit ${limit}`)
  return rows.map(({ id }) => id as string)
}

/** Whether this transaction has the lists to itself until it ends; false while another one has. */
export async function tryLockListing(transaction: Database, key: number): Promise<boolean> {
  const { rows } = await transaction.execute(sql`select pg_try_advisory_xact_lock(${key}) as has`)
  return rows[0]!['has'] === true
}

const fillingLock = 4_140_140

/** Takes the turn to fill an index for the rest of the transaction, however long that rests meanwhile, unless it is another's. */
export async function tryLockFilling(transaction: Database): Promise<boolean> {
  await transaction.execute(sql`select set_config('idle_in_transaction_session_timeout', '0', true)`)
  return tryLockListing(transaction, fillingLock)
}

/** Begins to follow the change log, where nobody has yet. */
export async function addListingState(transaction: Database): Promise<void> {
  await transaction.execute(sql`
    insert into listing_state (id) select 1 where not exists (select from listing_state)`)
}

/** How far the lists follow the change log, and how many seconds ago that was. */
export async function readListingState(database: Database): Promise<ListingState> {
  const { rows } = await database.execute(sql`
    select seen, extract(epoch from now() - read_at)::int as seconds, beers from listing_state`)
  return rows[0] as ListingState
}

/** Says up to where the lists follow the change log. */
export async function writeListingState(database: Database, seen: string): Promise<void> {
  await database.execute(sql`update listing_state set seen = ${seen}, read_at = now()`)
}
