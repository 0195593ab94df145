import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { breweries } from '../catalogue/catalogue-tables.ts'
import { payments } from './payment-tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** Where a brewery's money goes. */
export const payoutAccounts = pgTable('payout_accounts', {
  breweryId: uuid('brewery_id')
    .primaryKey()
    .references(() => breweries.id, { onDelete: 'cascade' }),
  account: text('account').notNull(),
})

/** A brewery's part of a payment, due once it is dispatched, taken back where it is refunded. */
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
    /** What the brewery gets, and what Dray keeps. */
    amountMinor: integer('amount_minor').notNull(),
    feeMinor: integer('fee_minor').notNull(),
    dueAt: moment('due_at').notNull(),
    /** When it was last handed to the provider, whatever became of it. */
    triedAt: moment('tried_at'),
    takenBackAt: moment('taken_back_at'),
    /** Sent, or taken back where takenBackAt says so. */
    doneAt: moment('done_at'),
  },
  (transfer) => [
    index('transfers_due')
      .on(transfer.dueAt)
      .where(sql`${transfer.doneAt} is null`),
    check('transfers_amounts', sql`${transfer.amountMinor} > 0 and ${transfer.feeMinor} >= 0`),
  ],
)
