import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { clients } from '../../identity/accounts/client-tables.ts'
import type { CreditState, CreditTerms } from '../../../shared/credit/credit-terms.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/**
 * Who may order on account, how much and until when it is paid. What is owed is a sum over the ledger and is nowhere
 * else. Rows refer to no client: a debt stays when its client leaves.
 */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    clientId: uuid('client_id').primaryKey(),
    limitMinor: integer('limit_minor').notNull(),
    terms: text('terms').$type<CreditTerms>().notNull(),
    state: text('state').$type<CreditState>().notNull(),
    /** Why it is in this state, for the buyer and the staff. */
    reason: text('reason').notNull(),
    openedAt: moment('opened_at').notNull(),
    /** Of late invoices: `waived` once a person has released the hold while they are late. */
    clockHold: text('clock_hold').$type<'none' | 'held' | 'waived'>().notNull().default('none'),
    /** The same of the trade account. */
    tradeHold: text('trade_hold').$type<'none' | 'held'>().notNull().default('none'),
    /** The day whose mails and holds are done. */
    settledOn: date('settled_on', { mode: 'string' }),
  },
  (account) => [
    index('credit_accounts_not_closed')
      .on(account.clientId)
      .where(sql`${account.state} <> 'closed'`),
    index('credit_accounts_settled').on(account.settledOn),
    check('credit_accounts_limit', sql`${account.limitMinor} > 0`),
    check('credit_accounts_terms', sql`${account.terms} in ('7', '14', '30', '30eom')`),
    check('credit_accounts_state', sql`${account.state} in ('open', 'on_hold', 'closed')`),
  ],
)

/** Of the version before, whose processes read it during an upgrade; nothing else does. */
export const invoiceApprovals = pgTable('invoice_approvals', {
  clientId: uuid('client_id')
    .primaryKey()
    .references(() => clients.id, { onDelete: 'cascade' }),
  approvedOn: date('approved_on', { mode: 'string' }).notNull(),
})

/** What finance saw arrive at the bank. The money itself is booked in the ledger, under `bank_payment:<id>`. */
export const bankPayments = pgTable(
  'bank_payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id').notNull(),
    amountMinor: integer('amount_minor').notNull(),
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
    reference: text('reference').notNull(),
    /** Invoices it was named for; it pays the oldest where there are none. */
    documentIds: uuid('document_ids').array().notNull(),
    markedBy: text('marked_by').notNull(),
    markedAt: moment('marked_at').notNull(),
    undoneAt: moment('undone_at'),
    undoneReason: text('undone_reason'),
  },
  (payment) => [
    index('bank_payments_client').on(payment.clientId, payment.markedAt),
    check('bank_payments_amount', sql`${payment.amountMinor} > 0`),
  ],
)

/** Mails about due days that were written: each once for an invoice (CRED-05). */
export const creditReminders = pgTable(
  'credit_reminders',
  {
    documentId: uuid('document_id').notNull(),
    stage: text('stage').$type<'before' | 'after' | 'late'>().notNull(),
    writtenAt: moment('written_at').notNull(),
  },
  (reminder) => [primaryKey({ columns: [reminder.documentId, reminder.stage] })],
)

/** Debts that no one pays: above £50.00 a second person confirms within 72 hours (CRED-09). */
export const writeOffs = pgTable(
  'write_offs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id').notNull(),
    documentId: uuid('document_id').notNull(),
    amountMinor: integer('amount_minor').notNull(),
    reason: text('reason').notNull(),
    /** Null for a command of the operator. */
    askedById: uuid('asked_by_id'),
    askedBy: text('asked_by').notNull(),
    askedAt: moment('asked_at').notNull(),
    doneAt: moment('done_at'),
    /** No one confirmed it in time. */
    lapsedAt: moment('lapsed_at'),
  },
  (row) => [
    index('write_offs_client').on(row.clientId),
    check('write_offs_amount', sql`${row.amountMinor} > 0`),
  ],
)

/** Money beyond all invoices that is paid back by bank: above £250.00 a day a second person confirms within 72 hours. */
export const payBacks = pgTable(
  'pay_backs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id').notNull(),
    amountMinor: integer('amount_minor').notNull(),
    /** Of the transfer. */
    reference: text('reference').notNull(),
    reason: text('reason').notNull(),
    /** Null for a command of the operator. */
    askedById: uuid('asked_by_id'),
    askedBy: text('asked_by').notNull(),
    askedAt: moment('asked_at').notNull(),
    doneAt: moment('done_at'),
    doneBy: text('done_by'),
    /** No one confirmed it in time. */
    lapsedAt: moment('lapsed_at'),
  },
  (row) => [
    index('pay_backs_client').on(row.clientId),
    uniqueIndex('pay_backs_waiting')
      .on(row.clientId)
      .where(sql`${row.doneAt} is null and ${row.lapsedAt} is null`),
    check('pay_backs_amount', sql`${row.amountMinor} > 0`),
  ],
)
