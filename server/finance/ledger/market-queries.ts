import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { ledgerEntries, ledgerTransactions } from './ledger-tables.ts'

export type MarketWeek = { week: string; soldMinor: number; feeMinor: number; breweries: number }

/** What breweries sold less what was credited, Dray's fees on it, and how many sold, by the Monday of each week. */
export async function marketWeekRows(
  database: Database,
  { from, until }: { from: Date; until: Date },
): Promise<MarketWeek[]> {
  const { rows } = await database.execute(sql`
    select to_char(date_trunc('week', booking.booked_at at time zone 'Europe/London'), 'YYYY-MM-DD') as week,
      -coalesce(sum(entry.amount_minor) filter (where booking.event in ('part_invoiced', 'part_credited')), 0)::double precision
        as "soldMinor",
      coalesce(sum(entry.amount_minor) filter (where booking.event in ('fee', 'fee_returned')), 0)::double precision as "feeMinor",
      count(distinct entry.owner) filter (where booking.event = 'part_invoiced')::integer as breweries
    from ${ledgerEntries} as entry
    join ${ledgerTransactions} as booking on booking.id = entry.transaction_id
    where entry.account in ('brewery_held', 'brewery_due')
      and booking.booked_at >= ${from.toISOString()}::timestamptz and booking.booked_at < ${until.toISOString()}::timestamptz
    group by 1`)
  return rows as MarketWeek[]
}

/** How many breweries sold in a time. */
export async function countSellers(database: Database, time: { from: Date; until: Date }): Promise<number> {
  const { rows } = await database.execute<{ total: number }>(sql`
    select count(distinct entry.owner)::integer as total
    from ${ledgerEntries} as entry
    join ${ledgerTransactions} as booking on booking.id = entry.transaction_id
    where entry.account in ('brewery_held', 'brewery_due') and booking.event = 'part_invoiced'
      and booking.booked_at >= ${time.from.toISOString()}::timestamptz and booking.booked_at < ${time.until.toISOString()}::timestamptz`)
  return Number(rows[0]!.total)
}
