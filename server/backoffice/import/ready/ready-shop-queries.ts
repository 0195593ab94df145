import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'

type Written = { openedAt: Date; from: Date; until: Date }
type MomentTable = { table: string; columns: readonly string[] }
/**
 * When the shop of a ready database was opened, as it says, between which moments it was written, and which tables have
 * such moments.
 */
export type ReadyMoments = Written & { tables: readonly MomentTable[] }
type Moved = { openedAt: Date; now: Date }

/** Marks a database as a ready shop that no start has taken yet. */
export async function markReady(
  database: Database,
  { openedAt, from, until, tables }: ReadyMoments,
): Promise<void> {
  await database.execute(sql`
    create table ready_shop (opened_at timestamptz not null, "from" timestamptz not null, until timestamptz not null,
      tables json not null)`)
  await database.execute(sql`
    insert into ready_shop values (${openedAt.toISOString()}, ${from.toISOString()}, ${until.toISOString()},
      ${JSON.stringify(tables)})`)
}

/** The moments of a ready shop that no start has taken yet; null in every other database. */
export async function readyMoments(database: Database): Promise<ReadyMoments | null> {
  const { rows } = await database.execute(sql`select to_regclass('ready_shop') is not null as "isReady"`)
  if (rows[0]?.['isReady'] !== true) return null
  const { rows: marks } = await database.execute(sql`
    select opened_at as "openedAt", "from", until, tables from ready_shop`)
  const { openedAt, from, until, tables } = marks[0] as Record<keyof Written, string> &
    Pick<ReadyMoments, 'tables'>
  return { openedAt: new Date(openedAt), from: new Date(from), until: new Date(until), tables }
}

export async function dropReadyMark(transaction: Database): Promise<void> {
  await transaction.execute(sql`drop table ready_shop`)
}

/** Changes that other processes would read: before the first start there is none. */
export async function dropChanges(database: Database): Promise<void> {
  await database.execute(sql`truncate changes`)
}

/** Columns that say when a row was written; those stay true. */
const written = ['created_at', 'updated_at', 'set_at', 'applied_at']

/** Columns of a moment, by their table. */
export async function momentColumns(database: Database): Promise<readonly MomentTable[]> {
  const { rows } = await database.execute(sql`
    select table_name::text as "table", array_to_json(array_agg(column_name::text)) as columns
    from information_schema.columns
    where table_schema = 'public' and data_type = 'timestamp with time zone' and table_name <> 'ready_shop'
      and column_name not in (${sql.join(
        written.map((name) => sql`${name}`),
        sql`, `,
      )})
    group by table_name`)
  return rows as MomentTable[]
}

/** Until the transaction ends rows are changed without triggers: the rows stay what they were but for their moments. */
export async function restTriggers(transaction: Database): Promise<void> {
  await transaction.execute(sql`set local session_replication_role = replica`)
}

export async function wakeTriggers(transaction: Database): Promise<void> {
  await transaction.execute(sql`set local session_replication_role = origin`)
}

/** Moves the moments of one table: that of the opening, and those of the writing. */
export async function moveMoments(
  transaction: Database,
  { table, columns }: MomentTable,
  ready: Written,
  moved: Moved,
): Promise<void> {
  const [opened, from, until, openedAt, now] = [
    ready.openedAt,
    ready.from,
    ready.until,
    moved.openedAt,
    moved.now,
  ].map((moment) => sql`${moment.toISOString()}::timestamptz`)
  const names = columns.map((column) => sql.identifier(column))
  const sets = names.map(
    (name) => sql`${name} = case when ${name} = ${opened} then ${openedAt}
      when ${name} between ${from} and ${until} then ${now} else ${name} end`,
  )
  await transaction.execute(sql`
    update ${sql.identifier(table)} set ${sql.join(sets, sql`, `)} where ${hasMoments(columns, ready)}`)
}

/** Whether a table has a moment of the opening or of the writing. */
export async function holdsMoments(
  database: Database,
  { table, columns }: MomentTable,
  ready: Written,
): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select exists (select from ${sql.identifier(table)} where ${hasMoments(columns, ready)}) as "holds"`)
  return rows[0]?.['holds'] === true
}

function hasMoments(columns: readonly string[], { openedAt, from, until }: Written): SQL {
  const [opened, first, last] = [openedAt, from, until].map(
    (moment) => sql`${moment.toISOString()}::timestamptz`,
  )
  const conditions = columns.map((column) => {
    const name = sql.identifier(column)
    return sql`${name} = ${opened} or ${name} between ${first} and ${last}`
  })
  return sql.join(conditions, sql` or `)
}

/** Moves the last days of the exclusions by which some of the demo's breweries sell. */
export async function moveExclusions(transaction: Database, days: number): Promise<void> {
  await transaction.execute(sql`update awrs_entries set ends_on = ends_on + ${days}::integer`)
}

/** Moves the days from which on the run plans count, and takes away the runs of the days before. */
export async function moveRunPlans(transaction: Database, days: number): Promise<void> {
  await transaction.execute(sql`delete from runs`)
  await transaction.execute(sql`update run_plans set from_day = from_day + ${days}::integer`)
}
