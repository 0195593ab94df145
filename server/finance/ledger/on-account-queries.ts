import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { LedgerEvent } from './ledger-accounts.ts'
import { ledgerEntries, ledgerTransactions } from './ledger-tables.ts'

export type OnAccountRow = {
  clientId: string
  event: LedgerEvent
  key: string
  orderId: string | null
  partId: string | null
  documentId: string | null
  amountMinor: number
  bookedAt: string
}

/** Orders that a card paid are no part of what a buyer owes on account. */
const onAccount = (clientIds: readonly string[], before: Date | null) => sql`
  from ${ledgerEntries} as entry
  join ${ledgerTransactions} as booking on booking.id = entry.transaction_id
  where entry.account = 'buyer' and entry.owner = any(${sql.param([...clientIds])}::text[])
    and (${before?.toISOString() ?? null}::timestamptz is null or booking.booked_at < ${before?.toISOString() ?? null}::timestamptz)
    and not exists (
      select from ${ledgerTransactions} as paid where paid.order_id = booking.order_id and paid.event = 'card_paid')`

/** These buyers' entries over orders on account and payments by bank, the oldest first, of one moment the invoices first. */
export async function onAccountRows(
  database: Database,
  clientIds: readonly string[],
  before: Date | null,
): Promise<OnAccountRow[]> {
  const { rows } = await database.execute(sql`
    select entry.owner as "clientId", booking.event, booking.key, booking.order_id as "orderId", booking.part_id as "partId",
      booking.document_id as "documentId", entry.amount_minor::double precision as "amountMinor",
      to_char(booking.booked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "bookedAt"
    ${onAccount(clientIds, before)}
    order by booking.booked_at, booking.event not in ('part_invoiced', 'dray_invoiced', 'container_lost'), booking.id, entry.position`)
  return rows as OnAccountRow[]
}

export async function sumOnAccount(
  database: Database,
  clientId: string,
  before: Date | null,
): Promise<number> {
  const { rows } = await database.execute<{ sum: string }>(
    sql`select coalesce(sum(entry.amount_minor), 0) as sum ${onAccount([clientId], before)}`,
  )
  return Number(rows[0]!.sum)
}

/** Those of these keys that are booked. */
export async function bookedKeys(database: Database, keys: readonly string[]): Promise<string[]> {
  const { rows } = await database.execute(
    sql`select key from ${ledgerTransactions} where key = any(${sql.param([...keys])}::text[])`,
  )
  return rows.map(({ key }) => String(key))
}
