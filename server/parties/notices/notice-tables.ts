import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { NoticeKind, NoticeWay } from '../../../shared/accounts/notice-kinds.ts'
import { clients } from '../../identity/accounts/client-tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const clientId = () =>
  uuid('client_id')
    .notNull()
    .references(() => clients.id, { onDelete: 'cascade' })

/** What the bell of a console shows a person. */
export const notices = pgTable(
  'notices',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    clientId: clientId(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    title: text('title').notNull(),
    about: text('about').notNull(),
    /** Of the thing, in a console. */
    path: text('path').notNull(),
    at: moment('at').notNull(),
    seenAt: moment('seen_at'),
  },
  (notice) => [
    index('notices_client').on(notice.clientId, notice.id),
    index('notices_at').on(notice.at),
    check('notices_path', sql`${notice.path} like '/%' and char_length(${notice.path}) <= 500`),
  ],
)

/** What a person chose otherwise than it is by default. */
export const noticeChoices = pgTable(
  'notice_choices',
  {
    clientId: clientId(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    way: text('way').$type<NoticeWay>().notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (choice) => [
    primaryKey({ columns: [choice.clientId, choice.kind, choice.way] }),
    check('notice_choices_way', sql`${choice.way} in ('mail', 'bell', 'push')`),
  ],
)

/** Browsers that a person asked to be notified by. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: clientId(),
    /** Of the browser's maker; a browser belongs to the person who asked last. */
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (subscription) => [
    index('push_subscriptions_client').on(subscription.clientId),
    check(
      'push_subscriptions_endpoint',
      sql`${subscription.endpoint} like 'https://%' and char_length(${subscription.endpoint}) <= 1000`,
    ),
  ],
)

/** Pushes that wait to be sent; sent ones are removed. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    town: text('town').notNull(),
    path: text('path').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it is tried next; while it is being sent, when another process may take it over. */
    dueAt: moment('due_at').notNull(),
    /** Later it is of no use. */
    expiresAt: moment('expires_at').notNull(),
  },
  (message) => [
    index('push_messages_due').on(message.dueAt),
    index('push_messages_subscription').on(message.subscriptionId),
  ],
)

/** What is sent once a day, such as a brewery's picking of tomorrow. */
export const noticeDays = pgTable(
  'notice_days',
  {
    subject: text('subject').notNull(),
    day: text('day').notNull(),
  },
  (sent) => [primaryKey({ columns: [sent.subject, sent.day] }), index('notice_days_day').on(sent.day)],
)
