import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { LedgerAccount, LedgerEntry, LedgerEvent } from './ledger-accounts.ts'
import { ledgerEntries, ledgerTransactions } from './ledger-tables.ts'

export type NewBooking = Omit<typeof ledgerTransactions.$inferInsert, 'id'>
export type BookedEntry = LedgerEntry & {
  transactionId: string
  event: LedgerEvent
  key: string
  orderId: string | null
  partId: string | null
  documentId: string | null
  reason: string | null
  bookedAt: string
}

/** The id of the new transaction; null where its key is booked already. */
export async function insertTransaction(transaction: Database, booking: NewBooking): Promise<string | null> {
  const [row] = await transaction
    .insert(ledgerTransactions)
    .values(booking)
    .onConflictDoNothing({ target: ledgerTransactions.key })
    .returning({ id: ledgerTransactions.id })
  return row?.id ?? null
}

export async function insertEntries(
  transaction: Database,
  transactionId: string,
  entries: readonly LedgerEntry[],
): Promise<void> {
  await transaction
    .insert(ledgerEntries)
    .values(entries.map((entry, position) => ({ ...entry, transactionId, position })))
}

export async function hasKey(database: Database, key: string): Promise<boolean> {
  const rows = await database
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.key, key))
  return rows.length > 0
}

type LedgerQueriesInput = {
  account: LedgerAccount
  owner?: string
  orderId?: string
  partId?: string
  events?: readonly LedgerEvent[]
  /** Until this moment, itself left out. */
  before?: Date
}

/** The sum of an account's entries that fit, in pence. */
export async function sumEntries(database: Database, input: LedgerQueriesInput): Promise<number> {
  const { account, owner, orderId, partId, events, before } = input
  const [row] = await database
    .select({ sum: sql<string>`coalesce(sum(${ledgerEntries.amountMinor}), 0)` })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerEntries.account, account),
        owner === undefined ? undefined : eq(ledgerEntries.owner, owner),
        orderId === undefined ? undefined : eq(ledgerTransactions.orderId, orderId),
        partId === undefined ? undefined : eq(ledgerTransactions.partId, partId),
        events === undefined ? undefined : inArray(ledgerTransactions.event, [...events]),
        before === undefined
          ? undefined
          : sql`${ledgerTransactions.bookedAt} < ${before.toISOString()}::timestamptz`,
      ),
    )
  return Number(row!.sum)
}

/**
 * What was booked to make a part good, corrections with it, by the account that pays for it: the oldest first, and of one
 * moment what grew before what fell.
 */
export async function madeGoodRows(
  database: Database,
  partId: string,
): Promise<{ account: LedgerAccount; amountMinor: number }[]> {
  return database
    .select({ account: ledgerEntries.account, amountMinor: ledgerEntries.amountMinor })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerTransactions.partId, partId),
        inArray(ledgerEntries.account, ['goodwill', 'carrier']),
        sql`(${ledgerTransactions.event} = 'made_good' or ${ledgerTransactions.key} in (
          select 'reversal:' || booked.key from ledger_transactions as booked
          where booked.part_id = ${partId}::uuid and booked.event = 'made_good'))`,
      ),
    )
    .orderBy(asc(ledgerTransactions.bookedAt), desc(ledgerEntries.amountMinor))
}

/** How many bookings of these events a part has. */
export async function countPartBookings(
  database: Database,
  partId: string,
  events: readonly LedgerEvent[],
): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(ledgerTransactions)
    .where(and(eq(ledgerTransactions.partId, partId), inArray(ledgerTransactions.event, [...events])))
  return row!.total
}

/** The owner of the `buyer` entries of an order: its client, also when the client has left. */
export async function buyerOfOrder(database: Database, orderId: string): Promise<string | null> {
  const [row] = await database
    .select({ owner: ledgerEntries.owner })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(eq(ledgerTransactions.orderId, orderId), eq(ledgerEntries.account, 'buyer')))
    .limit(1)
  return row?.owner ?? null
}

/** What the `delivery` account of these orders adds up to, in pence, by order. */
export async function deliverySums(
  database: Database,
  orderIds: readonly string[],
): Promise<{ orderId: string; minor: number }[]> {
  const rows = await database
    .select({ orderId: ledgerTransactions.orderId, sum: sql<string>`sum(${ledgerEntries.amountMinor})` })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(inArray(ledgerTransactions.orderId, [...orderIds]), eq(ledgerEntries.account, 'delivery')))
    .groupBy(ledgerTransactions.orderId)
  return rows.map(({ orderId, sum }) => ({ orderId: orderId!, minor: Number(sum) }))
}

/** What each brewery pays of the pallets of these orders, in pence without VAT. */
export async function differenceSums(
  database: Database,
  orderIds: readonly string[],
): Promise<{ orderId: string; breweryId: string; minor: number }[]> {
  const { rows } = await database.execute(sql`
    select booked.order_id as "orderId", due.owner as "breweryId", -sum(cost.amount_minor) as minor
    from ${ledgerTransactions} as booked
    join ${ledgerEntries} as cost on cost.transaction_id = booked.id and cost.account = 'carrier'
    join ${ledgerEntries} as due on due.transaction_id = booked.id and due.account = 'brewery_due'
    where booked.event = 'pallet_difference' and booked.order_id = any(${sql.param([...orderIds])}::uuid[])
    group by booked.order_id, due.owner`)
  return rows.map(({ orderId, breweryId, minor }) => ({
    orderId: String(orderId),
    breweryId: String(breweryId),
    minor: Number(minor),
  }))
}

/** What the `carrier` account of each of these runs adds up to: what their carriers have billed, in pence without VAT. */
export async function carrierSums(
  database: Database,
  runIds: readonly string[],
): Promise<{ runId: string; minor: number }[]> {
  const rows = await database
    .select({ runId: ledgerEntries.owner, sum: sql<string>`sum(${ledgerEntries.amountMinor})` })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.account, 'carrier'), inArray(ledgerEntries.owner, [...runIds])))
    .groupBy(ledgerEntries.owner)
  return rows.map(({ runId, sum }) => ({ runId, minor: Number(sum) }))
}

const columns = {
  transactionId: ledgerEntries.transactionId,
  account: ledgerEntries.account,
  owner: ledgerEntries.owner,
  amountMinor: ledgerEntries.amountMinor,
  event: ledgerTransactions.event,
  key: ledgerTransactions.key,
  orderId: ledgerTransactions.orderId,
  partId: ledgerTransactions.partId,
  documentId: ledgerTransactions.documentId,
  reason: ledgerTransactions.reason,
  bookedAt: ledgerTransactions.bookedAt,
}

/** The entries of these keys, or of this order, the oldest first. */
export async function entryRows(
  database: Database,
  wanted: { key: string } | { orderId: string } | { transactionId: string },
): Promise<BookedEntry[]> {
  return database
    .select(columns)
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      'key' in wanted
        ? eq(ledgerTransactions.key, wanted.key)
        : 'orderId' in wanted
          ? eq(ledgerTransactions.orderId, wanted.orderId)
          : eq(ledgerTransactions.id, wanted.transactionId),
    )
    .orderBy(asc(ledgerTransactions.bookedAt), asc(ledgerTransactions.id), asc(ledgerEntries.position))
}

export type FeeRow = {
  breweryId: string
  event: LedgerEvent
  orderId: string | null
  partId: string | null
  reason: string | null
  /** What the brewery pays, and the VAT within; below 0 it is given back. */
  grossMinor: number
  vatMinor: number
}

/** Fees and pallet differences that were booked to breweries in a time, its end left out, the oldest first. */
export async function feeRows(database: Database, { from, to }: { from: Date; to: Date }): Promise<FeeRow[]> {
  const { rows } = await database.execute(sql`
    select due.owner as "breweryId", booking.event, booking.order_id as "orderId", booking.part_id as "partId",
      booking.reason, due.amount_minor::integer as "grossMinor", -coalesce(vat.amount_minor, 0)::integer as "vatMinor"
    from ${ledgerTransactions} as booking
    join ${ledgerEntries} as due on due.transaction_id = booking.id and due.account = 'brewery_due'
    left join ${ledgerEntries} as vat on vat.transaction_id = booking.id and vat.account = 'vat'
    where booking.event in ('fee', 'fee_returned', 'pallet_difference')
      and booking.booked_at >= ${from.toISOString()}::timestamptz and booking.booked_at < ${to.toISOString()}::timestamptz
    order by booking.booked_at, booking.id`)
  return rows as FeeRow[]
}

/** Pence by which the whole ledger is off 0, transaction by transaction: always 0. */
export async function sumImbalance(database: Database): Promise<number> {
  const { rows } = await database.execute<{ sum: string }>(sql`
    select coalesce(sum(abs(off)), 0) as sum
    from (select sum(${ledgerEntries.amountMinor}) as off from ${ledgerEntries} group by ${ledgerEntries.transactionId}) as each`)
  return Number(rows[0]!.sum)
}
