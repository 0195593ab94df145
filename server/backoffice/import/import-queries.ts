import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { FileName } from './catalogue-columns.ts'
import type { StoredColumn, StoredValue } from './stored-columns.ts'

type Slugged = 'breweries' | 'groups' | 'accessories'
export type StoredRow = { external_id: string; [column: string]: StoredValue }
export type MembershipRow = { group: string; brewery: string; position: number }

/** Any number works as long as every import uses the same one. */
export const importLock = 7_130_526

/** Values that need a lookup in the database; every other column comes from the row itself. */
const lookups: Record<string, SQL> = {
  'beers.brewery_id': sql`(select id from breweries where external_id = given.brewery_id)`,
  'beers.released_at': sql`coalesce(given.released_at, stored.released_at, now())`,
  'containers.beer_id': sql`(select id from beers where external_id = given.beer_id)`,
  'containers.storefront_variant_id': sql`case when given.storefront_variant_id then coalesce(stored.storefront_variant_id, gen_random_uuid()) end`,
}

/** Which of the external ids the shop has. */
export async function findExternalIds(
  database: Database,
  table: FileName,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await database.execute(sql`
    select external_id from ${sql.identifier(table)} where external_id in (${textsIn(ids)})`)
  return new Set(rows.map((row) => String(row['external_id'])))
}

/** The external ids of the rows that have these slugs, by slug. */
export async function findSlugOwners(
  database: Database,
  table: Slugged,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map()
  const { rows } = await database.execute(sql`
    select slug, external_id from ${sql.identifier(table)} where slug in (${textsIn(slugs)})`)
  return new Map(rows.map((row) => [String(row['slug']), String(row['external_id'])]))
}

export type ImportedBrewery = {
  id: string
  externalId: string
  name: string
  town: string
  country: string
  awrsUrn: string | null
}

/** The breweries of these external ids, by name. */
export async function importedBreweries(
  database: Database,
  externalIds: readonly string[],
): Promise<ImportedBrewery[]> {
  if (externalIds.length === 0) return []
  const { rows } = await database.execute(sql`
    select id, external_id as "externalId", name, town, country, awrs_urn as "awrsUrn" from breweries
    where external_id in (${textsIn(externalIds)}) order by name, id`)
  return rows as ImportedBrewery[]
}

/** Whether the shop has no brewery yet. */
export async function isShopEmpty(database: Database): Promise<boolean> {
  const { rows } = await database.execute(sql`select not exists (select from breweries) as empty`)
  return rows[0]?.['empty'] === true
}

/** Lets one import at a time write; the lock ends with the transaction. */
export async function waitForOtherImports(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${importLock})`)
}

/**
 * Writes rows by external id: inserts new rows, updates the `updated` columns of changed ones, and counts both. Column
 * names come from stored-columns, never from a file.
 */
export async function storeRows(
  transaction: Database,
  table: FileName,
  columns: { stored: readonly StoredColumn[]; updated: readonly StoredColumn[] },
  given: readonly StoredRow[],
): Promise<{ inserted: number; updated: number }> {
  const into = sql.identifier(table)
  const names = listOf(columns.stored.map(({ name }) => sql.identifier(name)))
  const types = listOf(columns.stored.map(({ name, type }) => sql`${sql.identifier(name)} ${sql.raw(type)}`))
  const values = listOf(columns.stored.map((column) => lookedUp(table, column)))
  const changed = columns.updated.map(({ name }) => sql.identifier(name))
  const { rows } = await transaction.execute(sql`
    with written as (
      insert into ${into} (external_id, ${names})
      select given.external_id, ${values}
      from json_to_recordset(${JSON.stringify(given)}::json) as given (external_id text, ${types})
      left join ${into} stored on stored.external_id = given.external_id
      on conflict (external_id) do update
      set ${listOf(changed.map((name) => sql`${name} = excluded.${name}`))}, updated_at = now()
      where (${listOf(changed.map((name) => sql`${into}.${name}`))})
        is distinct from (${listOf(changed.map((name) => sql`excluded.${name}`))})
      returning xmax = 0 as inserted
    )
    select count(*) filter (where inserted)::int as inserted,
      count(*) filter (where not inserted)::int as updated
    from written`)
  return { inserted: Number(rows[0]?.['inserted']), updated: Number(rows[0]?.['updated']) }
}

/** Removes breweries from the given groups unless they are among the given members; returns the number removed. */
export async function removeOtherMembers(
  transaction: Database,
  groups: readonly string[],
  members: readonly MembershipRow[],
): Promise<number> {
  const { rows } = await transaction.execute(sql`
    delete from group_breweries using groups, breweries
    where groups.id = group_id and breweries.id = brewery_id and groups.external_id in (${textsIn(groups)})
      and (groups.external_id, breweries.external_id) not in (
        select "group", brewery from json_to_recordset(${JSON.stringify(members)}::json)
          as given ("group" text, brewery text))
    returning brewery_id`)
  return rows.length
}

/** Puts breweries into groups, in their order. */
export async function putMembers(transaction: Database, members: readonly MembershipRow[]): Promise<void> {
  await transaction.execute(sql`
    insert into group_breweries (group_id, brewery_id, position)
    select (select id from groups where external_id = given."group"),
      (select id from breweries where external_id = given.brewery), given.position
    from json_to_recordset(${JSON.stringify(members)}::json) as given ("group" text, brewery text, position integer)
    on conflict (group_id, brewery_id) do update set position = excluded.position
    where group_breweries.position is distinct from excluded.position`)
}

/** Moves the days on which batches were racked, so that the last of them is this day. */
export async function moveBatches(transaction: Database, lastDay: string): Promise<void> {
  await transaction.execute(sql`
    update beers set last_batch_date = last_batch_date + (${lastDay}::date - (select max(last_batch_date) from beers))
    where last_batch_date is not null`)
}

/** Updates the planner's statistics; an embedded database has no autovacuum that would do it later. */
export async function analyseCatalogue(database: Database): Promise<void> {
  await database.execute(
    sql`analyze breweries, beers, containers, groups, group_breweries, accessories, stock_levels, stock_movements`,
  )
}

/** A column's value of the row `given`, which may need the row `stored`. */
export const lookedUp = (table: FileName, { name }: StoredColumn): SQL =>
  lookups[`${table}.${name}`] ?? sql`given.${sql.identifier(name)}`

export const listOf = (parts: readonly (SQL | ReturnType<typeof sql.identifier>)[]) =>
  sql.join([...parts], sql`, `)
/** One parameter for any number of texts, the same for both drivers. */
export const textsIn = (texts: readonly string[]) =>
  sql`select json_array_elements_text(${JSON.stringify(texts)}::json)`
