import { sql } from 'drizzle-orm'
import type { Connection, Database } from '../../../server/platform/database/database.ts'

/** Rows by table, each as sorted text without what chance gives it, and how many rows each table has. */
export type Written = { rows: Map<string, string[]>; counts: Map<string, number> }

/** Of the call itself, not of what it does: its key, its limits, its session, its row of the trail. */
const ofTheCall = new Set([
  'attempts',
  'audit_entries',
  'changes',
  'kept_answers',
  'known_devices',
  'refresh_tokens',
  'security_events',
  'sessions',
])
/** Columns that chance, the computer's own clock or the call's key fills, and numbers that count up whatever is undone. */
const byChance = new Set(
  'token_hash secret emblem palette lettering place key movement_id version created_at due_at expires_at recorded_at updated_at'.split(
    ' ',
  ),
)
const uuids = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g

type Watching = {
  /** What the last call has written that was undone in the end; null where none was. */
  undone: () => Written | null
  /** What is written since a mark. */
  since: (mark: string) => Promise<Written>
  mark: () => Promise<string>
}

/**
 * Watches a database: what a preview wrote is read before it is undone. `transaction` of the connection's database is
 * wrapped, since nothing else sees what is rolled back.
 */
export async function watchDatabase({ database }: Connection): Promise<Watching> {
  const { rows: named } = await database.execute(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const tables = named.map(({ name }) => String(name)).filter((name) => !ofTheCall.has(name))
  let last: Written | null = null
  const transact = database.transaction.bind(database)
  const watched: typeof database.transaction = (work, config) =>
    transact(async (transaction) => {
      const mark = await markOf(transaction)
      try {
        return await work(transaction)
      } catch (error) {
        if (error instanceof Error && error.message === 'measured')
          last = await readBeforeUndone(transaction, tables, mark)
        throw error
      }
    }, config)
  database.transaction = watched
  return {
    undone: () => {
      const found = last
      last = null
      return found
    },
    since: (mark) => readWritten(database, tables, mark),
    mark: () => markOf(database),
  }
}

/** What triggers would write at the commit is written now: a preview has none. */
async function readBeforeUndone(
  transaction: Database,
  tables: readonly string[],
  mark: string,
): Promise<Written> {
  await transaction.execute(sql`set constraints all immediate`)
  return readWritten(transaction, tables, mark)
}

async function markOf(database: Database): Promise<string> {
  const { rows } = await database.execute(sql`select txid_current()::text as mark`)
  return String(rows[0]!['mark'])
}

/** Every row that a transaction of this mark or a later one wrote last. */
async function readWritten(database: Database, tables: readonly string[], mark: string): Promise<Written> {
  const selects = tables.map((name) => {
    // The trail's own counter counts the call's row of it.
    const isOfTheAction = name === 'tallies' ? sql`t.list <> 'audit_entries'` : sql`true`
    return sql`select ${name} as "table", to_jsonb(t) as row, null::integer as count
      from ${sql.identifier(name)} t where t.xmin::text::bigint >= ${mark}::bigint and ${isOfTheAction}
      union all select ${name}, null, count(*)::integer from ${sql.identifier(name)} t where ${isOfTheAction}`
  })
  const { rows } = await database.execute(sql.join(selects, sql` union all `))
  const written: Written = { rows: new Map(), counts: new Map() }
  for (const { table, row, count } of rows as { table: string; row: object | null; count: number | null }[])
    if (row === null) written.counts.set(table, count!)
    else written.rows.set(table, [...(written.rows.get(table) ?? []), plain(table, row)].toSorted())
  return written
}

const plain = (table: string, row: object): string =>
  JSON.stringify(row, (name, value: unknown) =>
    byChance.has(name) ||
    (table === 'webhook_events' && name === 'at') ||
    // Sealed, and so another text each time; its last four figures are beside it.
    (table === 'brewery_bank_accounts' && name === 'account_number') ||
    (name === 'id' && typeof value === 'number')
      ? '…'
      : value,
  ).replaceAll(uuids, '#')
