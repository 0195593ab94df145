import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

/** Stored secrets of one kind. Those of older releases are there in clear until the next start. */
export type SealedColumn = {
  /** What `secrets rotate` calls them. */
  name: string
  /** Secrets that do not begin with `prefix`, by id. */
  find: (
    database: Database,
    page: { prefix: string; after: string; most: number },
  ) => Promise<{ id: string; text: string }[]>
  /** False if the secret has been changed or removed meanwhile. */
  replace: (database: Database, change: { id: string; text: string; sealed: string }) => Promise<boolean>
  /** What a secret is sealed for. */
  context: (id: string) => string
}

type TextColumn = {
  table: PgTable
  id: PgColumn
  /** A column of texts. */
  text: PgColumn
  name: string
  context: (id: string) => string
}

/** Reading and replacing the secrets of a text column, for the queries file of its feature. */
export function sealedTextColumn({ table, id, text, name, context }: TextColumn): SealedColumn {
  const key: SQL<string> = sql<string>`${id}::text`
  return {
    name,
    context,
    find: (database, { prefix, after, most }) =>
      database
        .select({ id: key, text: sql<string>`${text}` })
        .from(table)
        .where(and(isNotNull(text), sql`${key} > ${after}`, sql`not starts_with(${text}, ${prefix})`))
        .orderBy(asc(key))
        .limit(most),
    replace: async (database, change) => {
      const rows = await database
        .update(table)
        .set({ [fieldOf(table, text)]: change.sealed })
        .where(and(eq(key, change.id), eq(text, change.text)))
        .returning({ id: key })
      return rows.length > 0
    },
  }
}

/** Drizzle sets a column by the field that names it. */
const fieldOf = (table: PgTable, column: PgColumn) =>
  Object.entries(table).find(([, member]) => member === column)![0]
