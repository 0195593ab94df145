import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { ledgerEntries, ledgerTransactions } from './ledger-tables.ts'

export type ClearingSum = { key: string; amountMinor: number; bookedAt: Date }

/** The keys of bookings at a provider since a moment. */
export async function clearingKeysSince(
  database: Database,
  { provider, since }: { provider: string; since: Date },
): Promise<string[]> {
  const { rows } = await database.execute<{ key: string }>(sql`
    select distinct booking.key from ${ledgerTransactions} as booking
    join ${ledgerEntries} as entry on entry.transaction_id = booking.id
    where entry.account = 'clearing' and entry.owner = ${provider}
      and booking.booked_at >= ${since.toISOString()}::timestamptz`)
  return rows.map(({ key }) => String(key))
}

/** What was booked at a provider under each of these keys, in pence. */
export async function clearingSums(
  database: Database,
  { provider, keys }: { provider: string; keys: readonly string[] },
): Promise<ClearingSum[]> {
  const { rows } = await database.execute(sql`
    select booking.key, sum(entry.amount_minor)::double precision as "amountMinor", max(booking.booked_at) as "bookedAt"
    from ${ledgerTransactions} as booking
    join ${ledgerEntries} as entry on entry.transaction_id = booking.id
    where entry.account = 'clearing' and entry.owner = ${provider}
      and booking.key = any(${sql.param([...keys])}::text[])
    group by booking.key`)
  return (rows as { key: string; amountMinor: number; bookedAt: string | Date }[]).map((row) => ({
    ...row,
    bookedAt: new Date(row.bookedAt),
  }))
}
