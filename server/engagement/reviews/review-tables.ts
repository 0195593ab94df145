import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AiReviewStatus } from '../../../shared/api/reviews-api.ts'
import { clients } from '../../identity/accounts/client-tables.ts'
import { beers } from '../../catalogue/beers/catalogue-tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** All clients see approved reviews, the author also sees pending ones, no client sees hidden ones. */
export type ReviewState = 'approved' | 'pending' | 'hidden'

/**
 * Clients' reviews of beers. A review outlives its author's account, without the person. Triggers maintain the counters
 * here and in the tables below (server/engagement/reviews/README.md).
 */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    beerId: uuid('beer_id')
      .notNull()
      .references(() => beers.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => clients.id, { onDelete: 'set null' }),
    rating: smallint('rating'),
    title: text('title'),
    body: text('body').notNull(),
    state: text('state').$type<ReviewState>().notNull(),
    /** The rules' verdict, and its reasons. */
    verdict: text('verdict').$type<AiReviewStatus>().notNull(),
    verdictReasons: text('verdict_reasons').array().notNull().default([]),
    /** The author's street creds when it was written. */
    streetCreds: integer('street_creds').notNull().default(0),
    /** Whether the author has ordered from the beer's brewery; triggers maintain it (server/engagement/reviews/README.md). */
    hasOrdered: boolean('has_ordered').notNull().default(false),
    upvotes: integer('upvotes').notNull().default(0),
    downvotes: integer('downvotes').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    editedAt: moment('edited_at'),
    /** The time and result of an operator's decision on the present text. */
    decidedAt: moment('decided_at'),
    decision: text('decision'),
  },
  (review) => [
    index('reviews_of_beer').on(review.beerId, review.createdAt, review.id).where(isApproved(review.state)),
    index('reviews_of_beer_by_rating')
      .on(review.beerId, review.rating, review.createdAt, review.id)
      .where(isApproved(review.state)),
    index('reviews_of_beer_by_street_creds')
      .on(review.beerId, review.streetCreds)
      .where(isApproved(review.state)),
    index('reviews_of_author').on(review.authorId, review.createdAt),
    index('reviews_waiting')
      .on(review.updatedAt)
      .where(sql`${review.state} <> 'approved'`),
    check('reviews_rating', sql`${review.rating} between 1 and 5`),
    check('reviews_state', sql`${review.state} in ('approved', 'pending', 'hidden')`),
    check('reviews_verdict', sql`${review.verdict} in ('not_run', 'approved', 'flagged', 'rejected')`),
    check('reviews_votes', sql`${review.upvotes} >= 0 and ${review.downvotes} >= 0`),
  ],
)

function isApproved(state: AnyPgColumn) {
  return sql`${state} = 'approved'`
}

/**
 * Approved reviews of a beer by rating, 0 for those without one. A trigger maintains it, so a summary reads six rows.
 */
export const reviewCounts = pgTable(
  'review_counts',
  {
    beerId: uuid('beer_id')
      .notNull()
      .references(() => beers.id, { onDelete: 'cascade' }),
    rating: smallint('rating').notNull(),
    reviews: integer('reviews').notNull(),
    /** Sum of their street creds. */
    streetCreds: bigint('street_creds', { mode: 'number' }).notNull(),
  },
  (count) => [primaryKey({ columns: [count.beerId, count.rating] })],
)

/**
 * Approved reviews of a beer by UTC day and by rating, 0 for those without one. The same trigger maintains it, so that
 * the server finds a page far from both ends of a list without a long scan (server/engagement/reviews/README.md).
 */
export const reviewDays = pgTable(
  'review_days',
  {
    beerId: uuid('beer_id')
      .notNull()
      .references(() => beers.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    rating: smallint('rating').notNull(),
    reviews: integer('reviews').notNull(),
  },
  (count) => [primaryKey({ columns: [count.beerId, count.day, count.rating] })],
)

/** A client's reviewing record: votes received, and whether an operator has closed reviewing. */
export const reviewers = pgTable('reviewers', {
  clientId: uuid('client_id')
    .primaryKey()
    .references(() => clients.id, { onDelete: 'cascade' }),
  streetCreds: integer('street_creds').notNull().default(0),
  votes: integer('votes').notNull().default(0),
  blockedReason: text('barred_reason'),
})

/** One vote a client and review; taking it back removes the row. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** 1 or -1. */
    value: smallint('value').notNull(),
  },
  (vote) => [
    primaryKey({ columns: [vote.reviewId, vote.clientId] }),
    index('review_votes_client').on(vote.clientId),
    check('review_votes_value', sql`${vote.value} in (-1, 1)`),
  ],
)

export type ReportState = 'pending' | 'approved' | 'dismissed'

/** One report a client and review; an operator's decision on the review decides its reports. */
export const reviewReports = pgTable(
  'review_reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    reporterId: uuid('reporter_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    state: text('state').$type<ReportState>().notNull().default('pending'),
    createdAt: moment('created_at').notNull(),
  },
  (report) => [
    unique('review_reports_once').on(report.reviewId, report.reporterId),
    index('review_reports_reporter').on(report.reporterId),
    index('review_reports_pending')
      .on(report.reviewId)
      .where(sql`${report.state} = 'pending'`),
    check('review_reports_state', sql`${report.state} in ('pending', 'approved', 'dismissed')`),
  ],
)
