import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { NewOrder } from '../../../shared/api/orders-api.ts'
import type { DeliveryNote } from '../../../shared/delivery-note/delivery-note.ts'
import type { OrderRequestState } from '../../../shared/orders/order-requests.ts'
import { clients } from '../../identity/accounts/client-tables.ts'
import type { StandingLine } from './standing-order-tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** Orders above a buyer's limit, which an approver places or declines; nothing is reserved for them (BIZ-06, BIZ-07). */
export const orderRequests = pgTable(
  'order_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The site. */
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** Null once the account is deleted. */
    requestedById: uuid('requested_by_id').references(() => clients.id, { onDelete: 'set null' }),
    requestedBy: text('requested_by').notNull(),
    /** Which limit it is above, in words. */
    reason: text('reason').notNull(),
    wanted: jsonb('wanted').$type<NewOrder>().notNull(),
    lines: jsonb('lines').$type<StandingLine[]>().notNull(),
    /** Lines and sums as the buyer saw them. */
    note: jsonb('note').$type<DeliveryNote>().notNull(),
    /** Ex VAT, of goods, deposits and delivery. */
    netMinor: integer('net_minor').notNull(),
    totalMinor: integer('total_minor').notNull(),
    state: text('state').$type<OrderRequestState>().notNull().default('requested'),
    requestedAt: moment('requested_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    decidedById: uuid('decided_by_id').references(() => clients.id, { onDelete: 'set null' }),
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
    declineReason: text('decline_reason'),
    /** Once it is approved. */
    orderNumber: text('order_number').unique(),
  },
  (request) => [
    index('order_requests_client').on(request.clientId, request.requestedAt.desc()),
    index('order_requests_person').on(request.requestedById, request.requestedAt),
    index('order_requests_decider').on(request.decidedById),
    index('order_requests_open')
      .on(request.expiresAt)
      .where(sql`${request.state} = 'requested'`),
    check(
      'order_requests_state_known',
      sql`${request.state} in ('requested', 'approved', 'declined', 'withdrawn', 'expired')`,
    ),
    check(
      'order_requests_approved',
      sql`(${request.state} = 'approved') = (${request.orderNumber} is not null)`,
    ),
  ],
)

/** A link to a request for each approver. */
export const orderRequestLinks = pgTable(
  'order_request_links',
  {
    /** SHA-256 of the link's token. */
    tokenHash: text('token_hash').primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => orderRequests.id, { onDelete: 'cascade' }),
    approverId: uuid('approver_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
  },
  (link) => [
    index('order_request_links_request').on(link.requestId),
    index('order_request_links_approver').on(link.approverId),
  ],
)
