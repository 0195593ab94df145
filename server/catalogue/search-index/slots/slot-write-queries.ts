import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import type { IndexedFacts } from '../indexed-facts.ts'
import type { StoredBlock } from './slot-set.ts'
import type { SlotValueOf } from './slot-values.ts'

export type SlotValueRow = SlotValueOf & { id: number }
/** A beer that the lists do not have as it is now; what they have of it, if they have it. */
export type ChangedSlot = {
  beerId: string
  slot: number | null
  breweryId: string | null
  valueIds: number[] | null
  texts: string | null
}
export type SlotRow = {
  slot: number
  beer_id: string
  brewery_id: string
  fingerprint: string
  value_ids: number[]
  texts: string
} & IndexedFacts['sortKeys']
export type SlotState = {
  seen: string | null
  seconds: number
  codeKey: string
  beers: number
  slots: number
  version: number
  textsVersion: number
}

const json = (rows: unknown) => sql`${JSON.stringify(rows)}::jsonb`

/** Whether this transaction has the lists to itself until it ends; false while another one has. */
export async function tryLockListing(transaction: Database, key: number): Promise<boolean> {
  const { rows } = await transaction.execute(sql`select pg_try_advisory_xact_lock(${key}) as has`)
  return rows[0]!['has'] === true
}

/** Begins to follow the change log, where nobody has yet. */
export async function addSlotState(transaction: Database): Promise<void> {
  await transaction.execute(sql`
    insert into slot_state (id) select 1 where not exists (select from slot_state)`)
}

/** How far the lists follow the change log, how many seconds ago that was, and what they hold. */
export async function readSlotState(database: Database): Promise<SlotState> {
  const { rows } = await database.execute(sql`
    select seen, extract(epoch from now() - read_at)::int as seconds, code_key as "codeKey", beers, slots, version,
      texts_version as "textsVersion"
    from slot_state`)
  return rows[0] as SlotState
}

/** Says up to where the lists follow the change log, and by the rules of which code. */
export async function writeSeen(database: Database, seen: string, codeKey: string): Promise<void> {
  await database.execute(sql`update slot_state set seen = ${seen}, code_key = ${codeKey}, read_at = now()`)
}

/** Says what the lists hold now. */
export async function writeSlotState(
  database: Database,
  { beers, slots, version, textsVersion }: Omit<SlotState, 'seen' | 'seconds' | 'codeKey'>,
): Promise<void> {
  await database.execute(sql`
    update slot_state set beers = ${beers}, slots = ${slots}, version = ${version}, texts_version = ${textsVersion}`)
}

/** Those of the beers whose fingerprint is not the one that the lists have. */
export async function readChangedSlots(
  database: Database,
  wanted: readonly { id: string; fingerprint: string }[],
): Promise<ChangedSlot[]> {
  const { rows } = await database.execute(sql`
    select wanted.id::text as "beerId", slot, brewery_id::text as "breweryId", value_ids as "valueIds", texts
    from jsonb_to_recordset(${json(wanted)}) as wanted (id uuid, fingerprint text)
      left join slot_beers on beer_id = wanted.id
    where slot is null or slot_beers.fingerprint <> wanted.fingerprint`)
  return rows as never
}

/** What the lists have of those of these beers that are listed. */
export async function readSlotsOfBeers(database: Database, ids: readonly string[]): Promise<ChangedSlot[]> {
  const { rows } = await database.execute(sql`
    select beer_id::text as "beerId", slot, brewery_id::text as "breweryId", value_ids as "valueIds", texts
    from slot_beers where beer_id in (select wanted::uuid from jsonb_array_elements_text(${json(ids)}) as list (wanted))`)
  return rows as never
}

/** Slots that beers have left. */
export async function readFreeSlots(database: Database, limit: number): Promise<number[]> {
  const { rows } = await database.execute(sql`
    select slot from slot_beers where beer_id is null order by slot limit ${limit}`)
  return rows.map(({ slot }) => slot as number)
}

/** Puts beers into their slots. */
export async function putSlots(database: Database, rows: readonly SlotRow[]): Promise<void> {
  await database.execute(sql`
    insert into slot_beers
      (slot, beer_id, brewery_id, fingerprint, value_ids, texts, newest, name, price, abv, pint)
    select slot, beer_id, brewery_id, fingerprint, value_ids, texts, newest, name, price, abv, pint
    from jsonb_to_recordset(${json(rows)}) as given (
      slot int, beer_id uuid, brewery_id uuid, fingerprint text, value_ids int[], texts text,
      newest float8, name text, price int, abv float8, pint float8)
    on conflict (slot) do update set
      beer_id = excluded.beer_id, brewery_id = excluded.brewery_id, fingerprint = excluded.fingerprint,
      value_ids = excluded.value_ids, texts = excluded.texts, newest = excluded.newest, name = excluded.name,
      price = excluded.price, abv = excluded.abv, pint = excluded.pint`)
}

/** Leaves slots to beers that come. */
export async function freeSlots(database: Database, slots: readonly number[]): Promise<void> {
  await database.execute(sql`
    update slot_beers
    set beer_id = null, brewery_id = null, fingerprint = '', value_ids = '{}', texts = '', newest = null,
      name = null, price = null, abv = null, pint = null
    where slot in (select wanted::int from jsonb_array_elements_text(${json(slots)}) as list (wanted))`)
}

/** Ids of listed beers that are no more, or that their brewery has put away. */
export async function readWronglyListed(
  database: Database,
  slots: { from: number; to: number },
): Promise<string[]> {
  const { rows } = await database.execute(sql`
    select beer_id::text as id from slot_beers listed
    where slot >= ${slots.from}::int and slot < ${slots.to}::int and beer_id is not null
      and not exists (select from beers where id = listed.beer_id and archived_at is null)`)
  return rows.map(({ id }) => id as string)
}

/** Those of these values that any beer had before. */
export async function readSlotValues(
  database: Database,
  values: readonly SlotValueOf[],
): Promise<SlotValueRow[]> {
  const { rows } = await database.execute(sql`
    select id, known.facet, known.value, known.label
    from jsonb_to_recordset(${json(values)}) as wanted (facet text, value text)
      join slot_values known on known.facet = wanted.facet and known.value = wanted.value`)
  return rows as never
}

/** Adds values that no beer had before. */
export async function addSlotValues(
  database: Database,
  values: readonly SlotValueOf[],
  version: number,
): Promise<SlotValueRow[]> {
  const { rows } = await database.execute(sql`
    insert into slot_values (facet, value, label, version)
    select facet, value, label, ${version}::int
    from jsonb_to_recordset(${json(values)}) as wanted (facet text, value text, label text)
    returning id, facet, value, label`)
  return rows as never
}

/** Counts beers that values have won or lost. */
export async function countSlotValues(
  database: Database,
  counts: readonly { id: number; more: number }[],
  version: number,
): Promise<void> {
  await database.execute(sql`
    update slot_values known set beers = beers + counted.more, version = ${version}
    from jsonb_to_recordset(${json(counts)}) as counted (id int, more int)
    where known.id = counted.id`)
}

/** The stored blocks of these sets. */
export async function readBlocks(
  database: Database,
  wanted: readonly { valueId: number; block: number }[],
): Promise<(StoredBlock & { valueId: number })[]> {
  const { rows } = await database.execute(sql`
    select value_id as "valueId", slot_sets.block, slots as bytes
    from jsonb_to_recordset(${json(wanted)}) as wanted ("valueId" int, block int)
      join slot_sets on slot_sets.value_id = wanted."valueId" and slot_sets.block = wanted.block`)
  return rows as never
}

/** Stores blocks of sets; one without slots stays, so that others learn of it. */
export async function writeBlocks(
  database: Database,
  blocks: readonly (StoredBlock & { valueId: number })[],
  version: number,
): Promise<void> {
  const rows = blocks.map(({ valueId, block, bytes }) => ({ valueId, block, slots: hexOf(bytes) }))
  await database.execute(sql`
    insert into slot_sets (value_id, block, slots, version)
    select "valueId", block, decode(slots, 'hex'), ${version}::int
    from jsonb_to_recordset(${json(rows)}) as given ("valueId" int, block int, slots text)
    on conflict (value_id, block) do update set slots = excluded.slots, version = excluded.version`)
}

/** The stored places of these words. */
export async function readPlaces(
  database: Database,
  wanted: readonly { word: string; block: number }[],
): Promise<(StoredBlock & { word: string })[]> {
  const { rows } = await database.execute(sql`
    select places.word, places.block, places as bytes
    from jsonb_to_recordset(${json(wanted)}) as wanted (word text, block int)
      join slot_places places on places.word = wanted.word and places.block = wanted.block`)
  return rows as never
}

/** Stores the places of words; without any a word is not stored. */
export async function writePlaces(
  database: Database,
  blocks: readonly (StoredBlock & { word: string })[],
): Promise<void> {
  const rows = blocks.map(({ word, block, bytes }) => ({ word, block, places: hexOf(bytes) }))
  await database.execute(sql`
    with given as materialized (
      select word collate "C" as word, block, decode(places, 'hex') as places
      from jsonb_to_recordset(${json(rows)}) as given (word text, block int, places text)
    ), emptied as (
      delete from slot_places using given
      where slot_places.word = given.word and slot_places.block = given.block and length(given.places) = 0
    )
    insert into slot_places (word, block, places)
    select word, block, places from given where length(places) > 0
    on conflict (word, block) do update set places = excluded.places`)
}

/** Remembers words for searches with slips of the pen. */
export async function addWords(
  database: Database,
  words: readonly { word: string; length: number; letters: number }[],
): Promise<void> {
  await database.execute(sql`
    with given as materialized (
      select word, length, letters
      from jsonb_to_recordset(${json(words)}) as given (word text, length int, letters int)
    ), shaped as (
      insert into slot_shapes (length, letters) select distinct length, letters from given
      on conflict do nothing
    )
    insert into slot_words (word, length, letters) select word, length, letters from given
    on conflict do nothing`)
}

/** Forgets words that no beer has any more. */
export async function deleteUnusedWords(database: Database): Promise<void> {
  await database.execute(sql`
    delete from slot_words known where not exists (select from slot_places places where places.word = known.word)`)
}

/** Tells the planner what a fill has changed. */
export async function analyseSlots(database: Database): Promise<void> {
  await database.execute(sql`analyze slot_beers, slot_sets, slot_places, slot_words, slot_shapes`)
}

const hexOf = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')
