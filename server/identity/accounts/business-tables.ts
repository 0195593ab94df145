import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { InvoiceAddress } from '../../../shared/trade/business-details.ts'
import type { SiteRole } from '../../../shared/accounts/site-roles.ts'
import { clients } from './client-tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Businesses with several sites or people. An account without one is a business of one site and one owner (decision 217). */
export const businesses = pgTable('businesses', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  /** What documents are addressed to; null is not stated. */
  vatNumber: text('vat_number'),
  companyNumber: text('company_number'),
  invoiceAddress: jsonb('invoice_address').$type<InvoiceAddress>(),
  createdAt: moment('created_at').notNull(),
})

/** A site is a client: orders, basket, prices and documents belong to it. */
export const businessSites = pgTable(
  'business_sites',
  {
    siteId: uuid('site_id')
      .primaryKey()
      .references(() => clients.id, { onDelete: 'cascade' }),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Its place in lists; the first site has 0. */
    position: integer('position').notNull(),
    /** The owner who gets the site's mails; null for a site that a person signs in to. */
    contactId: uuid('contact_id').references(() => clients.id, { onDelete: 'set null' }),
    addedAt: moment('added_at').notNull(),
  },
  (site) => [
    uniqueIndex('business_sites_position').on(site.businessId, site.position),
    index('business_sites_contact').on(site.contactId),
  ],
)

/** Who acts for a business, at all of its sites or at one. */
export const businessMembers = pgTable(
  'business_members',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** Null for all sites. */
    siteId: uuid('site_id').references(() => businessSites.siteId, { onDelete: 'cascade' }),
    role: text('role').$type<SiteRole>().notNull(),
    since: moment('since').notNull(),
    /** Who gave it, in words. */
    givenBy: text('given_by').notNull(),
  },
  (member) => [
    uniqueIndex('business_members_role').on(
      member.businessId,
      member.personId,
      member.role,
      sql`coalesce(${member.siteId}, '00000000-0000-0000-0000-000000000000'::uuid)`,
    ),
    index('business_members_person').on(member.personId),
    index('business_members_site').on(member.siteId),
    check('business_members_role_known', sql`${member.role} in ('owner', 'buyer', 'approver', 'accounts')`),
  ],
)

/** What a member may order without approval, ex VAT; null is no limit (BIZ-06). */
export const memberLimits = pgTable(
  'member_limits',
  {
    businessId: uuid('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    perOrderMinor: integer('per_order_minor'),
    /** Of a calendar month in London, at all sites of the business together. */
    perMonthMinor: integer('per_month_minor'),
  },
  (limit) => [
    primaryKey({ columns: [limit.businessId, limit.personId] }),
    index('member_limits_person').on(limit.personId),
    check('member_limits_not_negative', sql`${limit.perOrderMinor} >= 0 and ${limit.perMonthMinor} >= 0`),
    check('member_limits_some', sql`num_nonnulls(${limit.perOrderMinor}, ${limit.perMonthMinor}) > 0`),
  ],
)

/** Invitations to act for a business, each for one address and one role. */
export const businessInvitations = pgTable(
  'business_invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull().unique(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    siteId: uuid('site_id').references(() => businessSites.siteId, { onDelete: 'cascade' }),
    role: text('role').$type<SiteRole>().notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    /** Null once the account is deleted. */
    invitedById: uuid('invited_by_id').references(() => clients.id, { onDelete: 'set null' }),
    invitedBy: text('invited_by').notNull(),
    madeAt: moment('made_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    usedAt: moment('used_at'),
    withdrawnAt: moment('withdrawn_at'),
  },
  (invitation) => [
    index('business_invitations_business').on(invitation.businessId),
    index('business_invitations_site').on(invitation.siteId),
    index('business_invitations_inviter').on(invitation.invitedById),
    index('business_invitations_email').on(invitation.emailKey),
    index('business_invitations_ends_at').on(invitation.endsAt),
    check(
      'business_invitations_role_known',
      sql`${invitation.role} in ('owner', 'buyer', 'approver', 'accounts')`,
    ),
  ],
)
