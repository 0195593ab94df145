import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Provider } from '../../../shared/accounts/sign-in-providers.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Signed-in trade buyers. Data of a single sign-in method has tables of its own. */
export const clients = pgTable(
  'clients',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** As the client writes it. */
    email: text('email').notNull(),
    /** The same, in the form two addresses are compared in: NFKC, lower case. */
    emailKey: text('email_key').notNull().unique(),
    name: text('name').notNull(),
    emailConfirmedAt: moment('email_confirmed_at'),
    /** Ticked when registering; begins with the confirmation of the address (server/identity/newsletter). */
    marketingOptIn: boolean('marketing_opt_in').notNull().default(false),
    /** The site that the person chose last: a new session acts for it. Null for the own account. */
    lastSiteId: uuid('last_site_id').references((): AnyPgColumn => clients.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (client) => [
    index('clients_last_site')
      .on(client.lastSiteId)
      .where(sql`${client.lastSiteId} is not null`),
  ],
)

/**
 * Businesses whose account is deleted and whose orders, deposits or debts are not settled: what the claim needs, and no longer than
 * it needs it.
 */
export const retainedClients = pgTable('retained_clients', {
  /** Of the account that was deleted. */
  clientId: uuid('client_id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  address: text('address').notNull(),
  leftAt: moment('left_at').notNull(),
})

/** Passwords as PHC strings; a client who only ever came through a provider has none. */
export const clientCredentials = pgTable('client_credentials', {
  clientId: uuid('client_id')
    .primaryKey()
    .references(() => clients.id, { onDelete: 'cascade' }),
  passwordHash: text('password_hash').notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
})

/** Accounts elsewhere that sign a client in: the provider's own, lasting name of the person. */
export const clientIdentities = pgTable(
  'client_identities',
  {
    provider: text('provider').$type<Provider>().notNull(),
    subject: text('subject').notNull(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    linkedAt: moment('linked_at').notNull().defaultNow(),
    /** Whether the provider vouched for the address when it was linked. A reset unlinks providers that did not. */
    isVouchedFor: boolean('is_vouched_for').notNull(),
  },
  (identity) => [
    primaryKey({ columns: [identity.provider, identity.subject] }),
    index('client_identities_client').on(identity.clientId),
  ],
)

export const clientAddresses = pgTable(
  'client_addresses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    label: text('label').notNull(),
    recipient: text('recipient').notNull(),
    street: text('street').notNull(),
    apartment: text('apartment'),
    town: text('town').notNull(),
    postcode: text('postcode').notNull(),
    phone: text('phone'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (address) => [index('client_addresses_client').on(address.clientId)],
)

/** Single-use links in mails, stored as hashes. Each is valid only for the address it was sent to. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<MailTokenPurpose>().notNull(),
    email: text('email').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (token) => [index('mail_tokens_client').on(token.clientId)],
)

export type MailTokenPurpose =
  | 'confirm-email'
  | 'reset-password'
  | 'change-email'
  | 'cancel-email-change'
  | 'undo-email-change'
  | 'prove-identity'
