import { sql } from 'drizzle-orm'
import type { Database } from '../server/platform/database/database.ts'

/** Written by the clock at moments of its own. */
const ofTheClock = 'job_runs'

/** How many rows a piece of work adds to each table, or takes away; tables that keep theirs are left out. */
export async function rowsWritten(
  database: Database,
  work: () => Promise<unknown>,
): Promise<Map<string, number>> {
  const before = await countRows(database)
  await work()
  const after = await countRows(database)
  const changes = [...after].map(([table, rows]): [string, number] => [
    table,
    rows - (before.get(table) ?? 0),
  ])
  return new Map(changes.filter(([, change]) => change !== 0))
}

/** A sentence for each table in which two pieces of work do not write as many rows. */
export function differences(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): string[] {
  const tables = [...new Set([...one.keys(), ...other.keys()])].toSorted()
  return tables
    .filter((table) => one.get(table) !== other.get(table))
    .map((table) => `${table}: ${signed(one.get(table))} and ${signed(other.get(table))} rows`)
}

const signed = (rows: number | undefined) => (rows !== undefined && rows > 0 ? `+${rows}` : String(rows ?? 0))

async function countRows(database: Database): Promise<Map<string, number>> {
  const { rows: tables } = await database.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> ${ofTheClock} order by tablename`,
  )
  const counts = new Map<string, number>()
  for (const table of tables) {
    const name = String(table['name'])
    const { rows } = await database.execute(
      sql`select count(*)::integer as rows from ${sql.identifier(name)}`,
    )
    counts.set(name, Number(rows[0]?.['rows']))
  }
  return counts
}
