import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { LedgerAccount, LedgerEvent } from './ledger-accounts.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/**
 * What happened to money, each once under its key. The database refuses to change or delete a row, and a transaction
 * whose entries do not add up to 0 (docs/decisions/0048). Orders and clients may be gone while their bookings stay.
 */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    event: text('event').$type<LedgerEvent>().notNull(),
    key: text('key').notNull().unique(),
    orderId: uuid('order_id'),
    partId: uuid('part_id'),
    documentId: uuid('document_id'),
    actor: text('actor').notNull(),
    reason: text('reason'),
    bookedAt: moment('booked_at').notNull(),
  },
  (booking) => [
    index('ledger_transactions_order').on(booking.orderId),
    index('ledger_transactions_part').on(booking.partId),
    index('ledger_transactions_booked_at').on(booking.bookedAt),
    index('ledger_transactions_fees')
      .on(booking.bookedAt, booking.id)
      .where(sql`${booking.event} in ('fee', 'fee_returned', 'pallet_difference')`),
  ],
)

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    position: integer('position').notNull(),
    account: text('account').$type<LedgerAccount>().notNull(),
    /** The client, the brewery, the run or the provider whose account it is; '' for the shop's one of its kind. */
    owner: text('owner').notNull().default(''),
    /** Pence: debit above 0, credit below. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  },
  (entry) => [
    primaryKey({ columns: [entry.transactionId, entry.position] }),
    index('ledger_entries_account').on(entry.account, entry.owner),
    check('ledger_entries_amount', sql`${entry.amountMinor} <> 0`),
    check(
      'ledger_entries_account_name',
      sql`${entry.account} in ('buyer', 'brewery_held', 'brewery_due', 'fees', 'delivery', 'accessories', 'carrier',
        'vat', 'clearing', 'bank', 'provider_costs', 'bad_debt', 'goodwill')`,
    ),
  ],
)

/** The parts that each brewery sold, for its list of sales; only a trigger on the entries writes it (migration 0061). */
export const brewerySales = pgTable(
  'brewery_sales',
  {
    breweryId: text('brewery_id').notNull(),
    partId: uuid('part_id').notNull(),
    /** When its invoice was booked, or without one the first share of a pallet. */
    soldAt: moment('sold_at').notNull(),
    isInvoiced: boolean('is_invoiced').notNull(),
  },
  (sale) => [
    primaryKey({ columns: [sale.partId, sale.breweryId] }),
    index('brewery_sales_latest').on(sale.breweryId, sale.soldAt.desc(), sale.partId),
  ],
)
