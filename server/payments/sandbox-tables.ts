import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { PaymentEvent } from './payment-state.ts'

/** The sandbox's own records, as another company would store them: nothing else reads them. */
export const sandboxIntents = pgTable('sandbox_intents', {
  reference: text('reference').primaryKey(),
  /** Pence. */
  amountMinor: integer('amount_minor').notNull(),
  attempts: integer('attempts').notNull().default(0),
  /** The webhooks that the provider would send, oldest first. */
  events: jsonb('events').$type<PaymentEvent[]>().notNull().default([]),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
})
