import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { ledgerEntries, ledgerTransactions } from './ledger-tables.ts'

/** Transactions whose entries do not add up to 0, the oldest first. */
export async function unbalancedRows(database: Database): Promise<{ key: string; offMinor: number }[]> {
  const { rows } = await database.execute(sql`
    select booking.key, coalesce(sum(entry.amount_minor), 0)::double precision as "offMinor"
    from ${ledgerTransactions} as booking left join ${ledgerEntries} as entry on entry.transaction_id = booking.id
    group by booking.id, booking.key, booking.booked_at
    having coalesce(sum(entry.amount_minor), 0) <> 0
    order by booking.booked_at, booking.id limit 100`)
  return rows as { key: string; offMinor: number }[]
}
