import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { JWK } from 'jose'
import { clients } from './client-tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A client on one device: the family of refresh tokens that came from one sign-in (docs/decisions/0007). */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    device: text('device').notNull(),
    startedAt: moment('started_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    /** That of its newest refresh token. */
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (session) => [index('sessions_client').on(session.clientId)],
)

/** Every refresh token of a session; the one that is not spent is the newest. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** With it and the token itself, and never without both, the next token can be told again. */
    salt: text('salt').notNull(),
    expiresAt: moment('expires_at').notNull(),
    spentAt: moment('spent_at'),
  },
  (token) => [index('refresh_tokens_session').on(token.sessionId)],
)

/** Keys that sign access tokens: the newest signs, the others verify until the last token they signed has expired. */
export const signingKeys = pgTable('signing_keys', {
  id: text('id').primaryKey(),
  publicKey: jsonb('public_key').$type<JWK>().notNull(),
  privateKey: jsonb('private_key').$type<JWK>().notNull(),
  createdAt: moment('created_at').notNull(),
})

/** What happened to accounts, for whoever looks into an incident. Holds no token, password or address. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    /** No reference: what happened outlives the client, and an unknown one must cost no less to write. */
    clientId: uuid('client_id'),
    sessionId: uuid('session_id'),
    ip: text('ip'),
    at: moment('at').notNull(),
  },
  (event) => [
    index('security_events_client').on(event.clientId, sql`${event.at} desc`),
    index('security_events_at').on(event.at),
  ],
)
