import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { findCounterFaults } from '../../platform/counters/counters.ts'
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

/** Where the counters of fees by month differ from their bookings. */
export const feeCounterFaults = (database: Database): Promise<string[]> =>
  findCounterFaults(
    database,
    'fees',
    sql`select to_char(booking.booked_at at time zone 'Europe/London', 'YYYY-MM') as owner, due.owner || ' ' || what as key, sum(minor) as total
      from ${ledgerTransactions} as booking
      join ${ledgerEntries} as due on due.transaction_id = booking.id and due.account = 'brewery_due'
      left join ${ledgerEntries} as vat on vat.transaction_id = booking.id and vat.account = 'vat'
      cross join lateral (values ('bookings', 1), ('gross', due.amount_minor), ('vat', -vat.amount_minor)) as parts (what, minor)
      where booking.event in ('fee', 'fee_returned', 'pallet_difference') group by 1, 2`,
  )
