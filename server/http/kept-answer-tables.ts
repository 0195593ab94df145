import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** What calls with an Idempotency-Key answered, so that a call that comes again is answered and not done again. */
export const keptAnswers = pgTable(
  'kept_answers',
  {
    /** Whose key it is, as `client:<id>`: keys of different people never meet. */
    who: text('who').notNull(),
    /** The call it was sent with: one key may serve several calls. */
    call: text('call').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of what was asked: a key stands for one request only. */
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer').$type<unknown>(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (kept) => [primaryKey({ columns: [kept.who, kept.call, kept.key] }), index('kept_answers_at').on(kept.at)],
)
