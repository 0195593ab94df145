import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
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
    /** The site that this device acts for; null for the client's own account (BIZ-04). */
    siteId: uuid('site_id').references(() => clients.id, { onDelete: 'set null' }),
    device: text('device').notNull(),
    startedAt: moment('started_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    /** That of its newest refresh token. */
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    /** When its client gave a second factor last, and when work that needs one was last seen (ROLE-11). */
    factorAt: moment('factor_at'),
    strongSeenAt: moment('strong_seen_at'),
  },
  (session) => [
    index('sessions_client').on(session.clientId),
    index('sessions_site')
      .on(session.siteId)
      .where(sql`${session.siteId} is not null`),
  ],
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
    /**
     * With this salt and the token itself, never with one of them alone, the server can compute the next token again.
     */
    salt: text('salt').notNull(),
    expiresAt: moment('expires_at').notNull(),
    spentAt: moment('spent_at'),
  },
  (token) => [index('refresh_tokens_session').on(token.sessionId)],
)

/** Devices that have signed in to an account: strangers' guesses do not count against them (docs/decisions/0008). */
export const knownDevices = pgTable(
  'known_devices',
  {
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the device's cookie, hexadecimal. */
    tokenHash: text('token_hash').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (device) => [
    primaryKey({ columns: [device.clientId, device.tokenHash] }),
    index('known_devices_used').on(device.lastUsedAt),
  ],
)

/** Keys that sign access tokens: the newest signs, the others verify until the last token they signed has expired. */
export const signingKeys = pgTable('signing_keys', {
  id: text('id').primaryKey(),
  publicKey: jsonb('public_key').$type<JWK>().notNull(),
  /** A JWK as text, sealed (server/platform/secrets). */
  privateKey: text('private_key').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** The audit trail of accounts, for the investigation of incidents. Holds no token, password or address. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    /** No reference: events outlive the client, and an unknown client must cost no less to write. */
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
