import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/platform/database/database.ts'

/** Takes ledger and documents away, as a database of the version before has none. Their triggers do not see it. */
export async function emptyDocuments(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`)
    for (const table of [
      'ledger_entries',
      'ledger_transactions',
      'document_files',
      'documents',
      'document_series',
      'document_codes',
    ])
      await transaction.execute(sql.raw(`delete from ${table}`))
  })
}
