import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { listOf, lookedUp, type StoredRow, textsIn } from './import-queries.ts'
import type { ItemLevel, StockedFile } from './stock-figures.ts'
import type { StoredColumn } from './stored-columns.ts'

/** A row to write: with the id of the stored one, and its figure where that is a new count. */
export type StagedRow = { id: string | null; row: StoredRow; units: number | null; at: string | null }

/** The levels of the stored items among these, by external id. */
export async function findItemLevels(
  database: Database,
  table: StockedFile,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, ItemLevel>> {
  if (externalIds.length === 0) return new Map()
  const { rows } = await database.execute(sql`
    select external_id, counted_at as "countedAt", imported_units as "importedUnits", imported_at as "importedAt"
    from ${sql.identifier(table)} as stored join stock_levels on item_id = stored.id
    where external_id in (${textsIn(externalIds)})`)
  return new Map(rows.map(({ external_id: id, ...level }) => [String(id), level as ItemLevel]))
}

/** The ids of the stored rows among these, and whether a row would change them. */
export async function compareRows(
  transaction: Database,
  table: StockedFile,
  columns: { stored: readonly StoredColumn[]; updated: readonly StoredColumn[] },
  given: readonly StoredRow[],
): Promise<ReadonlyMap<string, { id: string; differs: boolean }>> {
  const types = listOf(columns.stored.map(({ name, type }) => sql`${sql.identifier(name)} ${sql.raw(type)}`))
  const { rows } = await transaction.execute(sql`
    select stored.external_id, stored.id,
      (${listOf(columns.updated.map(({ name }) => sql`stored.${sql.identifier(name)}`))})
        is distinct from (${listOf(columns.updated.map((column) => lookedUp(table, column)))}) as differs
    from json_to_recordset(${JSON.stringify(given)}::json) as given (external_id text, ${types})
    join ${sql.identifier(table)} stored on stored.external_id = given.external_id`)
  return new Map(
    rows.map((row) => [
      String(row['external_id']),
      { id: String(row['id']), differs: row['differs'] === true },
    ]),
  )
}

/** Room for the rows of one file until all of them are read; it ends with the transaction. */
export async function openStage(transaction: Database): Promise<void> {
  await transaction.execute(sql`
    create temporary table staged_rows (id uuid, "row" jsonb not null, units integer, at timestamptz) on commit drop`)
}

export async function stageRows(transaction: Database, staged: readonly StagedRow[]): Promise<void> {
  if (staged.length === 0) return
  await transaction.execute(sql`
    insert into staged_rows (id, "row", units, at)
    select id, "row", units, at from json_to_recordset(${JSON.stringify(staged)}::json)
      as given (id uuid, "row" jsonb, units integer, at timestamptz)`)
}

/** Orders what is staged by the ids of the stored rows, new rows last, as all writers of stock lock them. */
export async function orderStage(transaction: Database): Promise<void> {
  await transaction.execute(sql`
    create temporary table ordered_rows on commit drop as
    select row_number() over (order by id nulls last, "row" ->> 'external_id') as place, * from staged_rows`)
  await transaction.execute(sql`create unique index on ordered_rows (place)`)
}

/** The staged rows from this place on, counted from 0. */
export async function stagedRows(
  transaction: Database,
  { from, count }: { from: number; count: number },
): Promise<StagedRow[]> {
  const { rows } = await transaction.execute(sql`
    select id, "row", units, at from ordered_rows where place > ${from} and place <= ${from + count} order by place`)
  return rows as StagedRow[]
}

export async function closeStage(transaction: Database): Promise<void> {
  await transaction.execute(sql`drop table staged_rows, ordered_rows`)
}

/** The ids of rows by their external ids. */
export async function findItemIds(
  transaction: Database,
  table: StockedFile,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (externalIds.length === 0) return new Map()
  const { rows } = await transaction.execute(sql`
    select external_id, id from ${sql.identifier(table)} where external_id in (${textsIn(externalIds)})`)
  return new Map(rows.map((row) => [String(row['external_id']), String(row['id'])]))
}
