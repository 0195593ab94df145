import { bigint, boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { clients } from './client-tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const clientId = () =>
  uuid('client_id')
    .notNull()
    .references(() => clients.id, { onDelete: 'cascade' })

/** A client's second-factor settings, and the authenticator app (RFC 6238). */
export const clientSecondFactors = pgTable('client_second_factors', {
  clientId: clientId().primaryKey(),
  /** The client's own choice; the shop asks for a second factor at sign-in only with it (ROLE-07). */
  asksAtSignIn: boolean('asks_at_sign_in').notNull().default(true),
  /** Base32, sealed (server/platform/secrets); null without an app. */
  totpSecret: text('totp_secret'),
  /** When a first code showed that the app has the secret; null while that is awaited. */
  totpConfirmedAt: moment('totp_confirmed_at'),
  /** The step of the last code that was accepted: a code works once. */
  totpLastStep: bigint('totp_last_step', { mode: 'number' }),
  /** After a reset by others a new factor counts from here on (ROLE-13). */
  restsUntil: moment('rests_until'),
})

/** Public keys of authenticators (WebAuthn). */
export const clientPasskeys = pgTable(
  'client_passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: clientId(),
    /** The authenticator's own name of the key, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** Whether copies may exist on other devices; null for a passkey from before this was stored, until it is used. */
    isSyncable: boolean('is_syncable'),
    transports: text('transports').array().notNull(),
    /** The browser and system that created it, in words. */
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (passkey) => [index('client_passkeys_client').on(passkey.clientId)],
)

/** Ten codes for each client, shown once and stored as digests under the secrets key. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeDigest: text('code_digest').primaryKey(),
    clientId: clientId(),
    usedAt: moment('used_at'),
  },
  (code) => [index('recovery_codes_client').on(code.clientId)],
)

/** Sign-ins that passed the first step and wait for the second. */
export const signInSteps = pgTable(
  'sign_in_steps',
  {
    tokenHash: text('token_hash').primaryKey(),
    clientId: clientId(),
    /** The event that the audit trail records when the sign-in completes. */
    event: text('event').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (step) => [index('sign_in_steps_client').on(step.clientId)],
)

/** Challenges that authenticators sign, each valid once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    purpose: text('purpose').$type<PasskeyPurpose>().notNull(),
    /** Null for a sign-in, where the passkey identifies the client. */
    clientId: uuid('client_id').references(() => clients.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (challenge) => [index('passkey_challenges_expiry').on(challenge.expiresAt)],
)

export type PasskeyPurpose = 'sign-in' | 'enrol' | 'step-up'
