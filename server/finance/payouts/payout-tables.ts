import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** Where a brewery without a Stripe account is paid by bank. */
export const breweryBankAccounts = pgTable(
  'brewery_bank_accounts',
  {
    breweryId: uuid('brewery_id').primaryKey(),
    holder: text('holder').notNull(),
    sortCode: text('sort_code').notNull(),
    /** Sealed; eight figures where a release from before wrote it, until the next start. */
    accountNumber: text('account_number').notNull(),
    /** Its last four figures; a trigger sets them where the number is written in clear. */
    ending: text('ending').notNull().default(''),
    changedAt: moment('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
  },
  (row) => [check('brewery_bank_accounts_sort_code', sql`${row.sortCode} ~ '^\\d\\d-\\d\\d-\\d\\d$'`)],
)

/** Breweries whose payouts finance holds back. */
export const payoutHolds = pgTable('payout_holds', {
  breweryId: uuid('brewery_id').primaryKey(),
  reason: text('reason').notNull(),
  heldAt: moment('held_at').notNull(),
  heldBy: text('held_by').notNull(),
})

/** Working days whose payouts are made. */
export const payoutDays = pgTable('payout_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  madeAt: moment('made_at').notNull(),
})

/** What a brewery is paid: one on a day, of all that is available then. Copies stay when a brewery leaves the shop. */
export const payouts = pgTable(
  'payouts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    sequence: integer('sequence').notNull().unique(),
    /** 'DRY-P-000012'. */
    number: text('number').notNull().unique(),
    breweryId: uuid('brewery_id').notNull(),
    amountMinor: integer('amount_minor').notNull(),
    /** The provider that sends it; null for one by bank. */
    provider: text('provider'),
    /** The working day in London that it is of. */
    day: date('day', { mode: 'string' }).notNull(),
    madeAt: moment('made_at').notNull(),
    /** The next try at the provider; null for one by bank. */
    dueAt: moment('due_at'),
    triedAt: moment('tried_at'),
    /** Definite refusals of the provider so far. */
    refusals: integer('refusals').notNull().default(0),
    /** Why the last try did not send it. */
    problem: text('problem').$type<PayoutProblem>(),
    sentAt: moment('sent_at'),
    /** Of the transfer at the provider, or of the bank's statement. */
    reference: text('reference'),
    sentBy: text('sent_by'),
    /** Less was due by then than it is of: the next payout has the rest. */
    withdrawnAt: moment('withdrawn_at'),
  },
  (row) => [
    unique('payouts_day').on(row.breweryId, row.day),
    index('payouts_due')
      .on(row.dueAt)
      .where(sql`${row.sentAt} is null and ${row.withdrawnAt} is null`),
    check('payouts_amount', sql`${row.amountMinor} > 0`),
  ],
)

export type PayoutProblem = 'balance_too_small' | 'refused' | 'unreachable'

/** What a payout is made of, in pence; a line without a part is what remains of other bookings, often below 0. */
export const payoutLines = pgTable(
  'payout_lines',
  {
    payoutId: uuid('payout_id')
      .notNull()
      .references(() => payouts.id),
    orderId: uuid('order_id'),
    partId: uuid('part_id'),
    amountMinor: integer('amount_minor').notNull(),
  },
  (row) => [index('payout_lines_payout').on(row.payoutId), index('payout_lines_part').on(row.partId)],
)

/** Money of payouts that finance takes back from a brewery's account at the provider. */
export const payoutReturns = pgTable(
  'payout_returns',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    payoutId: uuid('payout_id')
      .notNull()
      .references(() => payouts.id),
    amountMinor: integer('amount_minor').notNull(),
    reason: text('reason').notNull(),
    askedBy: text('asked_by').notNull(),
    askedAt: moment('asked_at').notNull(),
    dueAt: moment('due_at').notNull(),
    doneAt: moment('done_at'),
  },
  (row) => [
    index('payout_returns_due')
      .on(row.dueAt)
      .where(sql`${row.doneAt} is null`),
    index('payout_returns_payout').on(row.payoutId),
    check('payout_returns_amount', sql`${row.amountMinor} > 0`),
  ],
)

/** What breweries paid Dray by bank, as finance marked it. */
export const breweryPayments = pgTable(
  'brewery_payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    breweryId: uuid('brewery_id').notNull(),
    amountMinor: integer('amount_minor').notNull(),
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
    reference: text('reference').notNull(),
    markedBy: text('marked_by').notNull(),
    markedAt: moment('marked_at').notNull(),
  },
  (row) => [
    unique('brewery_payments_once').on(row.breweryId, row.receivedOn, row.amountMinor, row.reference),
    check('brewery_payments_amount', sql`${row.amountMinor} > 0`),
  ],
)
