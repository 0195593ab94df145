import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { breweries } from '../../catalogue/beers/catalogue-tables.ts'
import { payments } from './payment-tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** The account that receives a brewery's money. */
export const payoutAccounts = pgTable('payout_accounts', {
  breweryId: uuid('brewery_id')
    .primaryKey()
    .references(() => breweries.id, { onDelete: 'cascade' }),
  account: text('account').notNull(),
})

/** A brewery's share of a payment, due at dispatch, reversed after a refund. */
export const transfers = pgTable(
  'transfers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    consignmentId: uuid('consignment_id').notNull().unique(),
    /** It may have left the shop since: its money waits. */
    breweryId: uuid('brewery_id').notNull(),
    /** The brewery's amount, and Dray's share. */
    amountMinor: integer('amount_minor').notNull(),
    feeMinor: integer('fee_minor').notNull(),
    dueAt: moment('due_at').notNull(),
    /** The time of the last request to the provider, whatever its outcome. */
    triedAt: moment('tried_at'),
    takenBackAt: moment('taken_back_at'),
    /** Sent, or reversed if takenBackAt is set. */
    doneAt: moment('done_at'),
  },
  (transfer) => [
    index('transfers_due')
      .on(transfer.dueAt)
      .where(sql`${transfer.doneAt} is null`),
    check('transfers_amounts', sql`${transfer.amountMinor} > 0 and ${transfer.feeMinor} >= 0`),
  ],
)
