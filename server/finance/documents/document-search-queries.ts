import { desc, ilike, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { documents } from './document-tables.ts'

const mostFound = 8

/** The newest first; `pattern` is one of LIKE. */
export async function documentsLike(database: Database, pattern: string) {
  return database
    .select({
      number: documents.number,
      kind: documents.kind,
      order: sql<string | null>`${documents.contents} ->> 'orderNumber'`,
      buyer: sql<string | null>`${documents.contents} -> 'buyer' ->> 'name'`,
    })
    .from(documents)
    .where(ilike(documents.number, pattern))
    .orderBy(desc(documents.issuedAt), desc(documents.sequence))
    .limit(mostFound)
}
