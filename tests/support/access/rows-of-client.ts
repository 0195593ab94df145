import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/platform/database/database.ts'

/** Columns that name this client by id or address, as `table.column`, with how many of their rows do. */
export async function rowsOfClient(
  database: Database,
  { clientId, email }: { clientId: string; email: string },
): Promise<Record<string, number>> {
  const { rows: columns } = await database.execute(sql`
    select distinct relname as table, attname as column
    from pg_class
    join pg_attribute on attrelid = pg_class.oid
    left join pg_constraint on conrelid = pg_class.oid and attnum = any(conkey) and contype = 'f'
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0
      and (attname in ('client_id', 'email_key') or confrelid = 'clients'::regclass)
    order by 1, 2`)
  const found: Record<string, number> = {}
  for (const { table, column } of columns as { table: string; column: string }[]) {
    const wanted = column === 'email_key' ? email : clientId
    const { rows } = await database.execute(
      sql`select count(*)::int as count from ${sql.identifier(table)} where ${sql.identifier(column)}::text = ${wanted}`,
    )
    const count = Number(rows[0]!['count'])
    if (count > 0) found[`${table}.${column}`] = count
  }
  return found
}
