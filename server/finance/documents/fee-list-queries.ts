import { desc, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { documents } from './document-tables.ts'

/** Written out, so that the index of fees alone serves it. */
const isFee = sql`${documents.kind} in ('fee_invoice', 'fee_credit_note')`

/** What breweries were billed for months, the newest first. */
export async function feeInvoiceRows(
  database: Database,
  { limit, offset }: { limit: number; offset: number },
) {
  return database
    .select({
      id: documents.id,
      number: documents.number,
      kind: documents.kind,
      month: sql<string>`coalesce(${documents.period}, '')`,
      brewery: sql<string>`${documents.contents} -> 'buyer' ->> 'business'`,
      vatMinor: documents.vatMinor,
      totalMinor: documents.totalMinor,
    })
    .from(documents)
    .where(isFee)
    .orderBy(desc(documents.issuedAt), desc(documents.sequence))
    .limit(limit)
    .offset(offset)
}

export const countFeeInvoices = (database: Database): Promise<number> => database.$count(documents, isFee)
