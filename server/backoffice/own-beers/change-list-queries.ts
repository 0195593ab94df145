import { type SQL, sql } from 'drizzle-orm'
import type { CatalogueView } from '../../../shared/api/beers-api.ts'
import type { Database } from '../../platform/database/database.ts'
import { holdsWords } from '../../platform/database/typed-words.ts'
import { findCounterFaults, readCounter } from '../../platform/counters/counters.ts'

/** Words of text search for the name of a beer, and the breweries that they find. */
export type ChangeFilter = { search?: { query: string; breweryIds: readonly string[] } | undefined }
export type ChangeKey = { id: string; kind: 'beer' | 'page' }

const name = sql`words_of(coalesce(proposed ->> 'name', stood ->> 'name'))`
const ofBreweries = (breweryIds: readonly string[]) =>
  sql`brewery_id = any(${sql.param([...breweryIds])}::uuid[])`

/** Each way to find a change by an index of its own. */
const foundBeer = ({ search }: ChangeFilter) =>
  search === undefined
    ? sql`true`
    : sql`id in (select id from beer_changes where ${holdsWords(name, search.query)}
        union all select id from beer_changes where ${ofBreweries(search.breweryIds)})`
const foundPage = ({ search }: ChangeFilter) =>
  search === undefined ? sql`true` : ofBreweries(search.breweryIds)

/** Changes of all breweries: those that wait by when they are due, others the newest first. */
export async function changeKeys(
  database: Database,
  { view, ...filter }: ChangeFilter & { view: CatalogueView },
  { offset, limit }: { offset: number; limit: number },
): Promise<ChangeKey[]> {
  const isIn = view === 'all' ? sql`true` : sql`state = ${view}`
  const order = view === 'waiting' ? sql`due_at, id` : sql`asked_at desc, id`
  // Of each kind no more than what the page can show, in the order of an index.
  const first = (kind: ChangeKey['kind'], table: SQL, found: SQL) => sql`
    (select id, ${kind} as kind, due_at, asked_at from ${table} where ${isIn} and ${found}
    order by ${order} limit ${offset + limit})`
  const { rows } = await database.execute(sql`
    select id, kind from (${first('beer', sql`beer_changes`, foundBeer(filter))}
      union all ${first('page', sql`page_changes`, foundPage(filter))}) as found
    order by ${order} offset ${offset} limit ${limit}`)
  return rows.map((row) => ({ id: String(row['id']), kind: row['kind'] === 'page' ? 'page' : 'beer' }))
}

/** How many changes are in each state, of all by their counter. */
export async function countChanges(
  database: Database,
  filter: ChangeFilter,
): Promise<ReadonlyMap<string, number>> {
  if (filter.search === undefined) return readCounter(database, { list: 'catalogue_changes', owner: '' })
  const { rows } = await database.execute(sql`
    select state, sum(changes)::integer as changes from (
      select state, count(*) as changes from beer_changes where ${foundBeer(filter)} group by state
      union all select state, count(*) from page_changes where ${foundPage(filter)} group by state) as counted
    group by state`)
  return new Map(rows.map((row) => [String(row['state']), Number(row['changes'])]))
}

/** Where the counter of changes differs from what there is. */
export const changeFaults = (database: Database): Promise<string[]> =>
  findCounterFaults(
    database,
    'catalogue_changes',
    sql`select '' as owner, state as key, count(*) as total
      from (select state from beer_changes union all select state from page_changes) as changes group by 2`,
  )
