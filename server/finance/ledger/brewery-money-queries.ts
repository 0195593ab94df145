import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { LedgerEvent } from './ledger-accounts.ts'
import { brewerySales, ledgerEntries, ledgerTransactions } from './ledger-tables.ts'

export type BreweryEntry = {
  account: 'brewery_held' | 'brewery_due'
  event: LedgerEvent
  key: string
  orderId: string | null
  partId: string | null
  documentId: string | null
  reason: string | null
  /** What the brewery gains, in pence. */
  amountMinor: number
  bookedAt: string
}
type Time = { from?: Date | null; to?: Date | null }
type Page = { limit: number; offset: number }
/** One of the two accounts alone. */
type OfAccount = { account?: BreweryEntry['account'] | undefined }

const moment = sql.raw(`to_char(booking.booked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
const within = ({ from, to }: Time) => sql`
  (${from?.toISOString() ?? null}::timestamptz is null or booking.booked_at >= ${from?.toISOString() ?? null}::timestamptz)
  and (${to?.toISOString() ?? null}::timestamptz is null or booking.booked_at < ${to?.toISOString() ?? null}::timestamptz)`
const ofBrewery = (breweryId: string) => sql`
  from ${ledgerEntries} as entry
  join ${ledgerTransactions} as booking on booking.id = entry.transaction_id
  where entry.account in ('brewery_held', 'brewery_due') and entry.owner = ${breweryId}`

const isOf = (account: OfAccount['account']) =>
  account === undefined ? sql`true` : sql`entry.account = ${account}`

/** The entries of a brewery's two accounts in a time, the newest first. */
export async function breweryEntryRows(
  database: Database,
  { breweryId, account, limit, offset, ...time }: { breweryId: string } & OfAccount & Time & Page,
): Promise<BreweryEntry[]> {
  const { rows } = await database.execute(sql`
    select entry.account, booking.event, booking.key, booking.order_id as "orderId", booking.part_id as "partId",
      booking.document_id as "documentId", booking.reason, -entry.amount_minor::double precision as "amountMinor",
      ${moment} as "bookedAt"
    ${ofBrewery(breweryId)} and ${within(time)} and ${isOf(account)}
    order by booking.booked_at desc, booking.id desc, entry.position
    limit ${limit} offset ${offset}`)
  return rows as BreweryEntry[]
}

export async function countBreweryEntries(
  database: Database,
  { breweryId, account }: { breweryId: string } & OfAccount,
): Promise<number> {
  const { rows } = await database.execute<{ total: number }>(
    sql`select count(*)::integer as total from ${ledgerEntries} as entry
      where entry.account in ('brewery_held', 'brewery_due') and entry.owner = ${breweryId} and ${isOf(account)}`,
  )
  return Number(rows[0]!.total)
}

export type SoldPart = {
  partId: string
  orderId: string | null
  soldAt: string
  soldMinor: number
  creditedMinor: number
  feeMinor: number
  feeVatMinor: number
  palletMinor: number
  /** All that the brewery gets of the part: the sum of its entries, what was paid out left out. */
  yoursMinor: number
}

/** The parts of a brewery that were invoiced or pay a share of a pallet, the one sold last first, in pence. */
export async function soldPartRows(
  database: Database,
  { breweryId, limit, offset, ...time }: { breweryId: string } & Time & Page,
): Promise<SoldPart[]> {
  const { rows } = await database.execute(sql`
    with sold as (
      select part_id, sold_at from ${brewerySales} cross join lateral (select sold_at as booked_at) as booking
      where brewery_id = ${breweryId} and ${within(time)}
      order by sold_at desc nulls last, part_id limit ${limit} offset ${offset}),
    entry as (
      select booking.part_id, booking.order_id, booking.event, -entry.amount_minor as gain
      ${ofBrewery(breweryId)} and booking.part_id in (select part_id from sold))
    select sold.part_id as "partId", min(entry.order_id::text) as "orderId",
      to_char(sold.sold_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "soldAt",
      coalesce(sum(gain) filter (where event = 'part_invoiced'), 0)::double precision as "soldMinor",
      -coalesce(sum(gain) filter (where event = 'part_credited'), 0)::double precision as "creditedMinor",
      -coalesce(sum(gain) filter (where event in ('fee', 'fee_returned')), 0)::double precision as "feeMinor",
      coalesce((select -sum(vat.amount_minor) from ${ledgerTransactions} as fee
        join ${ledgerEntries} as vat on vat.transaction_id = fee.id and vat.account = 'vat'
        where fee.part_id = sold.part_id and fee.event in ('fee', 'fee_returned')), 0)::double precision as "feeVatMinor",
      -coalesce(sum(gain) filter (where event = 'pallet_difference'), 0)::double precision as "palletMinor",
      coalesce(sum(gain) filter (where event not in ('payout', 'payout_returned')), 0)::double precision as "yoursMinor"
    from sold join entry on entry.part_id = sold.part_id
    group by sold.part_id, sold.sold_at
    order by sold.sold_at desc, sold.part_id`)
  return rows as SoldPart[]
}

export async function countSoldParts(database: Database, breweryId: string): Promise<number> {
  const { rows } = await database.execute<{ total: number }>(
    sql`select count(*)::integer as total from ${brewerySales} where brewery_id = ${breweryId}`,
  )
  return Number(rows[0]!.total)
}

/** What was paid to a brewery less what came back, since a moment or at all, in pence. */
export async function sumPaidOut(database: Database, breweryId: string, since: Date | null): Promise<number> {
  const { rows } = await database.execute<{ sum: string }>(sql`
    select coalesce(sum(entry.amount_minor), 0) as sum ${ofBrewery(breweryId)}
      and booking.event in ('payout', 'payout_returned') and ${within({ from: since })}`)
  return Number(rows[0]!.sum)
}

/** Breweries with any booking before a moment. */
export async function breweriesBooked(database: Database, before: Date): Promise<string[]> {
  const { rows } = await database.execute(sql`
    select distinct entry.owner from ${ledgerEntries} as entry
    join ${ledgerTransactions} as booking on booking.id = entry.transaction_id
    where entry.account in ('brewery_held', 'brewery_due') and booking.booked_at < ${before.toISOString()}::timestamptz
    order by entry.owner`)
  return rows.map(({ owner }) => String(owner))
}

export type SellerQuarter = {
  breweryId: string
  /** 1 to 4. */
  quarter: number
  /** Parts invoiced, and their gross less credits; the fees on them, with VAT. */
  sales: number
  amountMinor: number
  feeMinor: number
}

/** What each brewery sold in each quarter of a year, by the days of London. */
export async function sellerQuarterRows(
  database: Database,
  { from, to }: { from: Date; to: Date },
): Promise<SellerQuarter[]> {
  const { rows } = await database.execute(sql`
    select entry.owner as "breweryId",
      extract(quarter from booking.booked_at at time zone 'Europe/London')::integer as quarter,
      count(distinct booking.part_id) filter (where booking.event = 'part_invoiced')::integer as sales,
      -coalesce(sum(entry.amount_minor) filter (where booking.event in ('part_invoiced', 'part_credited',
        'container_lost', 'container_found')), 0)::double precision
        as "amountMinor",
      coalesce(sum(entry.amount_minor) filter (where booking.event in ('fee', 'fee_returned')), 0)::double precision as "feeMinor"
    from ${ledgerEntries} as entry
    join ${ledgerTransactions} as booking on booking.id = entry.transaction_id
    where entry.account in ('brewery_held', 'brewery_due')
      and booking.booked_at >= ${from.toISOString()}::timestamptz and booking.booked_at < ${to.toISOString()}::timestamptz
    group by 1, 2 order by 1, 2`)
  return rows as SellerQuarter[]
}
