import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { ledgerEntries, ledgerTransactions } from './ledger-tables.ts'

/** The entries of all accounts that were booked between two moments, the oldest first. */
export async function journalRows(
  database: Database,
  { from, until, limit }: { from: Date; until: Date; limit: number },
) {
  return database
    .select({
      transactionId: ledgerTransactions.id,
      bookedAt: ledgerTransactions.bookedAt,
      event: ledgerTransactions.event,
      orderId: ledgerTransactions.orderId,
      documentId: ledgerTransactions.documentId,
      reason: ledgerTransactions.reason,
      actor: ledgerTransactions.actor,
      account: ledgerEntries.account,
      owner: ledgerEntries.owner,
      amountMinor: ledgerEntries.amountMinor,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        gte(ledgerTransactions.bookedAt, sql`${from.toISOString()}::timestamptz`),
        lt(ledgerTransactions.bookedAt, sql`${until.toISOString()}::timestamptz`),
      ),
    )
    .orderBy(asc(ledgerTransactions.bookedAt), asc(ledgerTransactions.id), asc(ledgerEntries.position))
    .limit(limit)
}
