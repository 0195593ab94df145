import type pg from 'pg'

export type Copied = {
  table: string
  /** Which rows are copied; all of them without it. */
  where?: string
  /** Columns of ids that differ in each copy, in step with those of other tables. */
  ids?: readonly string[]
  /** Expressions of further columns; `n` is the number of the copy. */
  set?: Readonly<Record<string, string>>
  /** Otherwise as many as make 100,000 rows. */
  copies?: number
}
type Column = { name: string; type: string; unique: boolean; isIdentity: boolean }

/** Words of the shop in unique keys, which no copy may change. */
const fixedWords = new Set(['kind', 'series', 'provider'])
const rowsOfList = 100_000
/** The id that a copy of a row has: the same wherever the row is named. */
export const copiedId = (column: string, n = 'n') => `md5(${column}::text || ${n})::uuid`

/** Fills a table by copies of the rows that it has, each a little older than the one before. */
export async function copyRows(
  client: pg.ClientBase,
  { table, where = 'true', ids = ['id'], set = {}, copies }: Copied,
): Promise<void> {
  const { rows } = await client.query<{ rows: number }>(
    `select count(*)::integer as rows from ${table} r where ${where}`,
  )
  const there = rows[0]!.rows
  if (there === 0) throw new Error(`The demo data has no rows of ${table} where ${where}`)
  const needed = copies ?? Math.ceil(rowsOfList / there)
  const columns = (await columnsOf(client, table)).filter(({ isIdentity }) => !isIdentity)
  const values = columns.map((column) => set[column.name] ?? copied(column, ids))
  await client.query(
    `insert into ${table} (${columns.map(({ name }) => `"${name}"`).join(', ')})
     select ${values.join(', ')} from (select * from ${table} r where ${where}) r, generate_series(1, ${needed}) n`,
  )
}

function copied({ name, type, unique }: Column, ids: readonly string[]): string {
  const column = `r."${name}"`
  if (type === 'uuid' && ids.includes(name)) return copiedId(column)
  if (type.startsWith('timestamp')) return `${column} - n * interval '4 hours'`
  return unique && type === 'text' && !fixedWords.has(name) ? `${column} || '~' || n` : column
}

async function columnsOf(client: pg.ClientBase, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select attname as name, format_type(atttypid, null) as type, attidentity <> '' as "isIdentity",
       exists (select 1 from pg_index where indrelid = attrelid and indisunique and attnum = any(indkey)) as unique
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return rows
}
