import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { ledgerEntries, ledgerTransactions } from './ledger-tables.ts'

export type DuePart = {
  /** Null for what belongs to no part: payouts, money that came back, write-offs. */
  partId: string | null
  orderId: string | null
  /** Pence owed to the brewery; below 0 it owes. */
  dueMinor: number
  /** Of these, dispatched since the moment asked for, less the fee on it. */
  recentMinor: number
  /** Whether a card paid the order. */
  isByCard: boolean
  /** The owner of the `buyer` entries of the order, or of what is charged beside orders. */
  buyerId: string | null
}

/**
 * What is due to a brewery, a row a part. Money of orders that another provider took is left out, and so is what that
 * provider paid out: the sandbox's is none.
 */
export async function duePartRows(
  database: Database,
  { breweryId, provider, since }: { breweryId: string; provider: string; since: Date },
): Promise<DuePart[]> {
  const { rows } = await database.execute(sql`
    with due as (
      select booking.id, booking.event, booking.part_id, booking.order_id, booking.booked_at, entry.amount_minor,
        (select money.owner from ${ledgerTransactions} as paid
          join ${ledgerEntries} as money on money.transaction_id = paid.id and money.account = 'clearing'
          where paid.order_id = booking.order_id and paid.event = 'card_paid' limit 1) as paid_by,
        (select money.owner from ${ledgerEntries} as money
          where money.transaction_id = booking.id and money.account = 'clearing' limit 1) as moved_by
      from ${ledgerEntries} as entry
      join ${ledgerTransactions} as booking on booking.id = entry.transaction_id
      where entry.account = 'brewery_due' and entry.owner = ${breweryId})
    select due.part_id as "partId", due.order_id as "orderId",
      -sum(due.amount_minor)::double precision as "dueMinor",
      -coalesce(sum(due.amount_minor) filter (where due.event in ('dispatched', 'fee')
        and due.booked_at >= ${since.toISOString()}::timestamptz), 0)::double precision as "recentMinor",
      bool_or(due.paid_by is not null) as "isByCard",
      coalesce((select money.owner from ${ledgerTransactions} as booking
        join ${ledgerEntries} as money on money.transaction_id = booking.id and money.account = 'buyer'
        where booking.order_id = due.order_id limit 1),
        (select money.owner from ${ledgerEntries} as money
        where money.transaction_id = any(array_agg(due.id)) and money.account = 'buyer' limit 1)) as "buyerId"
    from due
    where coalesce(due.paid_by, ${provider}) = ${provider} and coalesce(due.moved_by, ${provider}) = ${provider}
    group by due.part_id, due.order_id
    order by min(due.booked_at), due.part_id`)
  return rows as DuePart[]
}

/** What is due to each brewery in pence, above 0 or below; those with nothing are left out. */
export async function dueOfBreweries(database: Database): Promise<{ breweryId: string; dueMinor: number }[]> {
  const { rows } = await database.execute(sql`
    select owner as "breweryId", -sum(amount_minor)::double precision as "dueMinor"
    from ${ledgerEntries} where account = 'brewery_due'
    group by owner having sum(amount_minor) <> 0 order by owner`)
  return rows as { breweryId: string; dueMinor: number }[]
}

/**
 * Breweries that owe Dray, and since when: the first moment after which the balance stayed a debit. What is booked at
 * one moment counts as one sum, for its bookings have no order among themselves.
 */
export async function debitRows(
  database: Database,
): Promise<{ breweryId: string; owedMinor: number; since: Date }[]> {
  const { rows } = await database.execute(sql`
    with running as (
      select entry.owner, booking.booked_at,
        sum(sum(entry.amount_minor)) over (partition by entry.owner order by booking.booked_at) as balance
      from ${ledgerEntries} as entry
      join ${ledgerTransactions} as booking on booking.id = entry.transaction_id
      where entry.account = 'brewery_due' and entry.owner in (
        select owner from ${ledgerEntries} where account = 'brewery_due' group by owner having sum(amount_minor) > 0)
      group by entry.owner, booking.booked_at),
    even as (
      select owner, max(booked_at) as at from running where balance <= 0 group by owner)
    select running.owner as "breweryId", min(running.booked_at) as since,
      (select sum(amount_minor) from ${ledgerEntries}
        where account = 'brewery_due' and owner = running.owner)::double precision as "owedMinor"
    from running left join even on even.owner = running.owner
    where running.balance > 0 and (even.at is null or running.booked_at > even.at)
    group by running.owner`)
  return (rows as { breweryId: string; owedMinor: number; since: string | Date }[]).map((row) => ({
    ...row,
    since: new Date(row.since),
  }))
}
