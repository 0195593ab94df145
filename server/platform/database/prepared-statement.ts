import { hash } from 'node:crypto'
import { type Column, fillPlaceholders, type QueryWithTypings, SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { Database } from './database.ts'

const dialect = new PgDialect()
const names = new Map<string, string>()

/**
 * A frequent statement whose text never changes: built once, then parsed and planned once by each connection
 * (docs/decisions/0028). Placeholders take its values; its other parameters are constant. Times come as text, as in
 * every statement written as SQL.
 */
export function preparedStatement<Row = unknown>(
  written: SQL,
): (database: Database, values: Record<string, unknown>) => Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(written)
  names.set(text, `dray_${hash('sha256', text, 'hex').slice(0, 32)}`)
  return async (database, values) => {
    const { rows } = await database.execute(new BuiltSql(text, fillPlaceholders(params, values)))
    return rows as Row[]
  }
}

/** SQL that Drizzle need not build once more. */
class BuiltSql extends SQL {
  readonly #query: QueryWithTypings

  constructor(text: string, params: unknown[]) {
    super([])
    this.#query = { sql: text, params }
  }

  override toQuery(): QueryWithTypings {
    return this.#query
  }
}

/** A value of a prepared statement, of a type of PostgreSQL. */
export const value = (name: string, type: string): SQL => sql`${sql.placeholder(name)}::${sql.raw(type)}`

/**
 * The name of a prepared statement, a digest of its text; null for other statements. Behind a pooler, connections are
 * shared by processes of two versions: one name never means two texts.
 */
export const statementName = (text: string): string | null => names.get(text) ?? null

/** Columns as a statement lists them, each under its name in the row. */
export function listed(columns: Record<string, Column | SQL>): SQL {
  return sql.join(
    Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
    sql`, `,
  )
}

/** A row of these columns. Only for columns whose driver value is their value (no numeric, no Date). */
export type Listed<Columns extends Record<string, Column | SQL>> = SelectResultFields<Columns>
