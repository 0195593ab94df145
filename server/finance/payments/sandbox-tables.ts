import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { ProviderMoveKind } from './provider-moves.ts'
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

/** What has moved the sandbox's balance, as Stripe lists balance transactions. */
export const sandboxMoves = pgTable('sandbox_moves', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<ProviderMoveKind>().notNull(),
  /** The intent that it is about. */
  reference: text('reference'),
  /** The refund, payout, return or dispute that it is about. */
  subject: text('subject'),
  /** Pence, in above 0. */
  amountMinor: integer('amount_minor').notNull(),
  movedAt: timestamp('moved_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
})
