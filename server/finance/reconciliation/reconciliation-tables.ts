import { bigint, date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { LedgerEventName } from '../../../shared/payouts/ledger-words.ts'
import type { ProviderMoveKind } from '../payments/provider-moves.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** What providers say has moved the shop's balance, as it was read. */
export const providerMoves = pgTable(
  'provider_moves',
  {
    provider: text('provider').notNull(),
    id: text('id').notNull(),
    kind: text('kind').$type<ProviderMoveKind>().notNull(),
    /** The keys of the bookings that stand for it, and for what the provider took off. */
    key: text('key').notNull(),
    feeKey: text('fee_key'),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    feeMinor: integer('fee_minor').notNull(),
    movedAt: moment('moved_at').notNull(),
  },
  (move) => [
    primaryKey({ columns: [move.provider, move.id] }),
    index('provider_moves_key').on(move.provider, move.key),
    index('provider_moves_fee_key').on(move.provider, move.feeKey),
    index('provider_moves_at').on(move.provider, move.movedAt),
  ],
)

/** Days whose reconciliation is done. */
export const reconciledDays = pgTable(
  'reconciled_days',
  { provider: text('provider').notNull(), day: date('day', { mode: 'string' }).notNull() },
  (row) => [primaryKey({ columns: [row.provider, row.day] })],
)

/** What did not agree when the books were read last, explained ones left out. */
export const openDifferences = pgTable(
  'open_differences',
  {
    provider: text('provider').notNull(),
    key: text('key').notNull(),
    kind: text('kind').$type<'missing_here' | 'missing_there' | 'different'>().notNull(),
    hereMinor: bigint('here_minor', { mode: 'number' }).notNull(),
    thereMinor: bigint('there_minor', { mode: 'number' }).notNull(),
    differenceMinor: bigint('difference_minor', { mode: 'number' }).notNull(),
    foundAt: moment('found_at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.provider, row.key] })],
)

/** Differences that finance has explained; one that changes is one of its own. */
export const explainedDifferences = pgTable(
  'explained_differences',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    provider: text('provider').notNull(),
    key: text('key').notNull(),
    differenceMinor: bigint('difference_minor', { mode: 'number' }).notNull(),
    reason: text('reason').notNull(),
    explainedBy: text('explained_by').notNull(),
    explainedAt: moment('explained_at').notNull(),
  },
  (row) => [index('explained_differences_key').on(row.provider, row.key)],
)

/** Bookings that finance corrected by reversing them, or asked to; no booking is ever changed. */
export const ledgerCorrections = pgTable('ledger_corrections', {
  id: uuid('id').primaryKey().defaultRandom(),
  bookingId: uuid('booking_id').notNull(),
  event: text('event').$type<LedgerEventName>().notNull(),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  /** What is booked instead; null where nothing is. */
  rightMinor: bigint('right_minor', { mode: 'number' }),
  reason: text('reason').notNull(),
  /** Null for a command of the operator. */
  askedById: uuid('asked_by_id'),
  askedBy: text('asked_by').notNull(),
  askedAt: moment('asked_at').notNull(),
  confirmedBy: text('confirmed_by'),
  doneAt: moment('done_at'),
  /** No one confirmed it in time. */
  lapsedAt: moment('lapsed_at'),
})
