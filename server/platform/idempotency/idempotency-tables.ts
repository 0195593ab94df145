import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Answers to calls with an Idempotency-Key, so that a repeated call gets the stored answer without a second effect. */
export const idempotencyRecords = pgTable(
  'kept_answers',
  {
    /** The owner of the key, as `client:<id>`: the keys of different people never collide. */
    who: text('who').notNull(),
    /** The call it was sent with: one key may serve several calls. */
    call: text('call').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the request: a key identifies only one request. */
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer').$type<unknown>(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (record) => [
    primaryKey({ columns: [record.who, record.call, record.key] }),
    index('kept_answers_at').on(record.at),
  ],
)
