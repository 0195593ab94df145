import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'

/** A value of a facet, or null for all beers, and how many beers there are. */
export type ValueCount = { id: number | null; beers: number }
/** Beers to count: those with all conditions, under the values with these ids. */
export type Counting = { conditions: readonly SQL[]; valueIds: readonly number[] }
export type PageOrder = { key: 'newest' | 'name' | 'price' | 'abv' | 'pint'; isFalling: boolean }

/** Words that are looked at for one that is not found; no shop has so many. */
const mostNearWords = 20_000
const keysOfAll: ReadonlySet<PageOrder['key']> = new Set(['newest', 'name'])

const ints = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::int[]`

export const hasAny = (ids: readonly number[]): SQL => sql`facet_values && ${ints(ids)}`
export const hasAll = (ids: readonly number[]): SQL => sql`facet_values @> ${ints(ids)}`
export const hasNone = (ids: readonly number[]): SQL => sql`not facet_values && ${ints(ids)}`
export const isOfBreweries = (ids: readonly string[]): SQL =>
  sql`brewery_id in (select id::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as id)`
export const hasWords = (query: string): SQL => sql`words @@ ${query}::tsquery`
export const isNone = sql`false`

/** The points of the first query that a beer answers to. */
export const pointsOf = (levels: readonly { query: string; points: number }[]): SQL =>
  sql`case ${sql.join(
    levels.map(({ query, points }) => sql`when words @@ ${query}::tsquery then ${points}::int`),
    sql` `,
  )} else 0 end`

/** The points for all words of a search. */
export const addUp = (points: readonly SQL[]): SQL =>
  sql.join(
    points.map((one) => sql`(${one})`),
    sql` + `,
  )

/** The counts of each group, in their order; one statement reads them all. */
export async function countListed(
  database: Database,
  countings: readonly Counting[],
): Promise<ValueCount[][]> {
  const parts = countings.map(
    ({ conditions, valueIds }, part) => sql`(
      with found as materialized (select facet_values from listed_beers where ${all(conditions)})
      select ${part}::int as part, null::int as id, count(*)::int as beers from found
      union all
      select ${part}::int, value, count(*)::int from found, unnest(facet_values) as value
      where value = any(${ints(valueIds)}) group by value)`,
  )
  const { rows } = await database.execute(sql.join(parts, sql` union all `))
  const counted = rows as ({ part: number } & ValueCount)[]
  return countings.map((_, part) => counted.filter((row) => row.part === part))
}

/** The counts of the whole list, which are stored. */
export async function countAllListed(database: Database): Promise<ValueCount[]> {
  const { rows } = await database.execute(sql`
    select null::int as id, beers from listing_state union all select id, beers from listed_values where beers > 0`)
  return rows as never
}

/** Ids of one page. Equal keys go by id; beers without a key come last either way, by id. */
export async function readListedPage(
  database: Database,
  conditions: readonly SQL[],
  { key, isFalling }: PageOrder,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  const column = sql.identifier(key)
  const way = sql.raw(isFalling ? 'desc' : 'asc')
  const end = offset + limit
  const isOfAll = keysOfAll.has(key)
  const known = firstListed(
    0,
    isOfAll ? conditions : [...conditions, sql`${column} is not null`],
    sql`${column} ${way}, beer_id ${way}`,
    end,
  )
  const unknown = firstListed(1, [...conditions, sql`${column} is null`], sql`beer_id`, end)
  const both = isOfAll ? known : sql`${known} union all ${unknown}`
  const { rows } = await database.execute(sql`
    select beer_id::text as id from (${both}) as listed order by part, place offset ${offset} limit ${limit}`)
  return rows.map(({ id }) => id as string)
}

/** The first beers of an order with their places. They are numbered once they are few, so that an index gives them. */
const firstListed = (part: number, conditions: readonly SQL[], order: SQL, end: number) => sql`
  select beer_id, ${part}::int as part, row_number() over () as place
  from (select beer_id from listed_beers where ${all(conditions)} order by ${order} limit ${end}) as first`

/** Ids of one page, the most points first, then the newest. */
export async function readBestListed(
  database: Database,
  conditions: readonly SQL[],
  points: SQL,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  const { rows } = await database.execute(sql`
    select beer_id::text as id from listed_beers where ${all(conditions)}
    order by ${points} desc, newest, beer_id offset ${offset} limit ${limit}`)
  return rows.map(({ id }) => id as string)
}

/** Those of the words that begin a word of any beer. */
export async function readBegunWords(database: Database, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await database.execute(sql`
    select wanted from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as wanted
    where exists (select from listed_words where starts_with(word, wanted) and word >= wanted
      and word < wanted || ${'\u{10ffff}'} collate "C" and beers > 0)`)
  return new Set(rows.map(({ wanted }) => wanted as string))
}

/** Words whose length and letters allow so many slips at the most. */
export async function readNearWords(
  database: Database,
  { length, letters, slips }: { length: number; letters: number; slips: number },
): Promise<string[]> {
  const { rows } = await database.execute(sql`
    select word from listed_words
    where beers > 0 and length between ${length - slips}::int and ${length + slips}::int
      and bit_count((letters # ${letters}::int)::bit(32)) <= ${2 * slips}::int
    limit ${mostNearWords}`)
  return rows.map(({ word }) => word as string)
}

const all = (conditions: readonly SQL[]) =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)
