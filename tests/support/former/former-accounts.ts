import { readFile } from 'node:fs/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { Connection, Database } from '../../../server/platform/database/database.ts'
import { connectEmbedded } from '../../../server/platform/database/embedded-database.ts'
import { knownMigrations, migrationsFolder } from '../../../server/platform/database/known-migrations.ts'

/** Status, type and text of an answer; of a PDF the text that it shows. */
export type FormerAnswer = [status: number, type: string, text: string]
type FormerAccount = {
  bearer: string
  /** The answers of the version before, by path. */
  answers: Record<string, FormerAnswer>
  /** What a program got with the account's token. */
  token: string
  tokenAnswer: FormerAnswer
  calendar: string
  calendarAnswer: FormerAnswer
}
type Former = {
  at: string
  accounts: Record<string, FormerAccount>
  tables: Record<string, Record<string, unknown>[]>
}

/** Accounts of the version before businesses: its rows, and what it answered them. All names in it are made up. */
export async function readFormerAccounts(): Promise<Former> {
  return JSON.parse(await readFile(new URL('former-accounts.json', import.meta.url), 'utf8')) as Former
}

/** The database that the version before businesses left, not migrated. */
export async function openFormerAccounts(tables: Former['tables']): Promise<Connection> {
  const connection = await connectEmbedded()
  const { database } = connection
  const { dialect, session } = database as Database & { dialect: PgDialect; session: PgSession }
  const businesses = knownMigrations().findIndex(({ name }) => name.endsWith('_businesses'))
  const before = readMigrationFiles({ migrationsFolder }).slice(0, businesses)
  await dialect.migrate(before, session, { migrationsFolder })
  await database.transaction(async (transaction) => {
    // The rows are as the triggers left them.
    await transaction.execute(sql`set local session_replication_role = replica`)
    for (const [table, rows] of Object.entries(tables)) {
      const name = sql.identifier(table)
      await transaction.execute(sql`delete from ${name}`)
      await transaction.execute(
        sql`insert into ${name} overriding system value
          select (jsonb_populate_record(null::${name}, each)).* from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) each`,
      )
    }
  })
  return connection
}
