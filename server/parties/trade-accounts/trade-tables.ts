import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { TradeKind, TradeState } from '../../../shared/trade/trade-words.ts'
import type { Unloading } from '../../../shared/orders/handover.ts'
import { clientAddresses, clients } from '../../identity/accounts/client-tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What a business states about itself. */
const stated = {
  businessName: text('company'),
  kind: text('kind').$type<TradeKind>(),
  licenceNumber: text('licence_number'),
  awrsNumber: text('awrs_number'),
  vatNumber: text('vat_number'),
}

/** What the staff ask of an application, and the answer. */
const asked = { question: text('question'), answer: text('answer') }

/**
 * The trade account of a client: what is approved, or what was stated last where nothing is. Rows of the version before
 * hold loose details and are in the state 'none'.
 */
export const tradeAccounts = pgTable(
  'client_trade_details',
  {
    clientId: uuid('client_id')
      .primaryKey()
      .references(() => clients.id, { onDelete: 'cascade' }),
    state: text('state').$type<TradeState>().notNull().default('none'),
    ...stated,
    companyNumber: text('company_number'),
    ...asked,
    /** Why it is refused or on hold, or why the last change was refused. */
    reason: text('reason'),
    appliedAt: moment('applied_at'),
    decidedAt: moment('decided_at'),
  },
  (account) => [
    index('client_trade_details_by_name').on(sql`lower(${account.businessName})`, account.clientId),
    index('client_trade_details_by_state').on(account.state, account.appliedAt, account.clientId),
    index('client_trade_details_state_name').on(
      account.state,
      sql`lower(${account.businessName})`,
      account.clientId,
    ),
    check(
      'client_trade_details_state',
      sql`${account.state} in ('none', 'applied', 'approved', 'refused', 'on_hold')`,
    ),
    check('client_trade_details_kind', sql`${account.kind} in ('pub', 'bottle_shop', 'wholesaler', 'other')`),
  ],
)

/** All words of a trade account, as its index has them (migration 0060). */
export const tradeWords = sql`trade_words(${tradeAccounts.businessName}, ${tradeAccounts.licenceNumber}, ${tradeAccounts.awrsNumber}, ${tradeAccounts.vatNumber}, ${tradeAccounts.companyNumber})`

/** A change of an approved account that waits for its decision. The old details hold until then (TRADE-08). */
export const tradeChanges = pgTable(
  'trade_changes',
  {
    clientId: uuid('client_id')
      .primaryKey()
      .references(() => tradeAccounts.clientId, { onDelete: 'cascade' }),
    ...stated,
    ...asked,
    appliedAt: moment('applied_at').notNull(),
  },
  (change) => [index('trade_changes_applied').on(change.appliedAt, change.clientId)],
)

/** How many trade accounts are in each state, by kind; only a trigger on them writes it (migration 0062). */
export const tradeCounts = pgTable(
  'trade_counts',
  {
    state: text('state').$type<TradeState>().notNull(),
    /** '' of none. */
    kind: text('kind').$type<TradeKind | ''>().notNull(),
    total: integer('total').notNull(),
  },
  (counted) => [primaryKey({ columns: [counted.state, counted.kind] })],
)

/** Saved addresses that are premises: what a driver needs to know of them. */
export const tradePremises = pgTable(
  'trade_premises',
  {
    addressId: uuid('address_id')
      .primaryKey()
      .references(() => clientAddresses.id, { onDelete: 'cascade' }),
    /** Deliveries are taken in between, London time, as '07:30'. */
    opensAt: text('opens_at').notNull(),
    closesAt: text('closes_at').notNull(),
    unloading: text('unloading').$type<Unloading>().notNull(),
    dropNotes: text('drop_notes'),
    contactName: text('contact_name').notNull(),
  },
  (premises) => [check('trade_premises_unloading', sql`${premises.unloading} in ('tail_lift', 'fork_lift')`)],
)
