import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
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

const stageOf = (file: StockedFile) => sql.identifier(`staged_${file}`)
const orderedOf = (file: StockedFile) => sql.identifier(`ordered_${file}`)

/** Room for the rows of one file until all of them are read; it ends with the transaction. A try before leaves none. */
export async function openStage(transaction: Database, file: StockedFile): Promise<void> {
  await transaction.execute(sql`drop table if exists pg_temp.${stageOf(file)}, pg_temp.${orderedOf(file)}`)
  await transaction.execute(sql`create temporary table ${stageOf(file)}
    (id uuid, "row" jsonb not null, units integer, at timestamptz) on commit drop`)
}

export async function stageRows(
  transaction: Database,
  file: StockedFile,
  staged: readonly StagedRow[],
): Promise<void> {
  if (staged.length === 0) return
  await transaction.execute(sql`
    insert into ${stageOf(file)} (id, "row", units, at)
    select id, "row", units, at from json_to_recordset(${JSON.stringify(staged)}::json)
      as given (id uuid, "row" jsonb, units integer, at timestamptz)`)
}

/**
 * Orders what is staged: new rows first, then the others by the ids of the stored rows, as all writers of stock lock them.
 * Answers how many there are of each.
 */
export async function orderStage(
  transaction: Database,
  file: StockedFile,
): Promise<{ inserted: number; updated: number }> {
  await transaction.execute(sql`
    create temporary table ${orderedOf(file)} on commit drop as
    select row_number() over (order by id nulls first, "row" ->> 'external_id') as place, * from ${stageOf(file)}`)
  await transaction.execute(sql`create unique index on ${orderedOf(file)} (place)`)
  const { rows } = await transaction.execute(sql`
    select count(*) filter (where id is null)::integer as inserted, count(id)::integer as updated
    from ${orderedOf(file)}`)
  return { inserted: Number(rows[0]?.['inserted']), updated: Number(rows[0]?.['updated']) }
}

/** The staged rows of these places, counted from 0; `to` is not among them. */
export async function stagedRows(
  transaction: Database,
  file: StockedFile,
  { from, to }: { from: number; to: number },
): Promise<StagedRow[]> {
  const { rows } = await transaction.execute(sql`
    select id, "row", units, at from ${orderedOf(file)} where place > ${from} and place <= ${to} order by place`)
  return rows as StagedRow[]
}

export async function closeStage(transaction: Database, file: StockedFile): Promise<void> {
  await transaction.execute(sql`drop table ${stageOf(file)}, ${orderedOf(file)}`)
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
