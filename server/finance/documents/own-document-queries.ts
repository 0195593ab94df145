import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { documents } from './document-tables.ts'

/** Every document addressed to a client, the oldest first. */
export async function documentsOfClient(database: Database, clientId: string) {
  return database
    .select({
      number: documents.number,
      kind: documents.kind,
      issuedAt: documents.issuedAt,
      period: documents.period,
      dueOn: documents.dueOn,
      netMinor: documents.netMinor,
      vatMinor: documents.vatMinor,
      totalMinor: documents.totalMinor,
    })
    .from(documents)
    .where(eq(documents.clientId, clientId))
    .orderBy(asc(documents.issuedAt), asc(documents.series), asc(documents.sequence))
}
