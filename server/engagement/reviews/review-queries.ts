import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { AiReviewStatus } from '../../../shared/api/reviews-api.ts'
import type { Database } from '../../platform/database/database.ts'
import { listed, preparedStatement, value } from '../../platform/database/prepared-statement.ts'
import { reviewCounts, reviewers, type ReviewState, reviews, reviewVotes } from './review-tables.ts'

export type ReviewRow = {
  id: string
  beerId: string
  authorId: string | null
  rating: number | null
  title: string | null
  body: string
  state: ReviewState
  verdict: AiReviewStatus
  streetCreds: number
  hasOrdered: boolean
  upvotes: number
  downvotes: number
  createdAt: Date
  updatedAt: Date
  editedAt: Date | null
  authorStreetCreds: number | null
  authorVotes: number | null
  authorBlockedReason: string | null
  /** 1, -1, or null for no vote of the viewer. */
  viewerVote: number | null
}

const columns = {
  id: reviews.id,
  beerId: reviews.beerId,
  authorId: reviews.authorId,
  rating: reviews.rating,
  title: reviews.title,
  body: reviews.body,
  state: reviews.state,
  verdict: reviews.verdict,
  streetCreds: reviews.streetCreds,
  hasOrdered: reviews.hasOrdered,
  upvotes: reviews.upvotes,
  downvotes: reviews.downvotes,
  createdAt: reviews.createdAt,
  updatedAt: reviews.updatedAt,
  editedAt: reviews.editedAt,
  authorStreetCreds: reviewers.streetCreds,
  authorVotes: reviewers.votes,
  authorBlockedReason: reviewers.blockedReason,
  viewerVote: reviewVotes.value,
}

/** No one has this id: no votes are joined for anyone who is not signed in. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** Reviews with their authors' figures and the viewer's own vote. */
export function selectReviews(database: Database, viewerId: string | null) {
  return database
    .select(columns)
    .from(reviews)
    .leftJoin(reviewers, eq(reviewers.clientId, reviews.authorId))
    .leftJoin(
      reviewVotes,
      and(eq(reviewVotes.reviewId, reviews.id), eq(reviewVotes.clientId, viewerId ?? nobody)),
    )
}

/** A review as the viewer would see it, in any state. */
export async function findReview(
  database: Database,
  { reviewId, viewerId }: { reviewId: string; viewerId: string | null },
): Promise<ReviewRow | null> {
  const [row] = await selectReviews(database, viewerId).where(eq(reviews.id, reviewId))
  return row ?? null
}

export type ReviewCountRow = { rating: number; reviews: number; streetCreds: number }

/** Approved reviews by rating, 0 for those without one. */
export async function reviewCountRows(database: Database, beerId: string): Promise<ReviewCountRow[]> {
  return countsOf(database, { beerId })
}
const { rating, reviews: approved, streetCreds } = reviewCounts
const countsOf = preparedStatement<ReviewCountRow>(
  sql`select ${listed({ rating, reviews: approved, streetCreds: sql`${streetCreds}::float8` })} from ${reviewCounts} where ${reviewCounts.beerId} = ${value('beerId', 'uuid')}`,
)

/** Approved reviews with stars by the month they were written in, London, the first month first; the last sixty months. */
export async function ratingMonths(
  database: Database,
  beerId: string,
): Promise<{ month: string; reviews: number; stars: number }[]> {
  const month = sql<string>`to_char(${reviews.createdAt} at time zone 'Europe/London', 'YYYY-MM')`
  const rows = await database
    .select({
      month,
      reviews: sql<number>`count(*)::integer`,
      stars: sql<number>`round(avg(${reviews.rating}), 2)::double precision`,
    })
    .from(reviews)
    .where(and(eq(reviews.beerId, beerId), eq(reviews.state, 'approved'), isNotNull(reviews.rating)))
    .groupBy(month)
    .orderBy(desc(month))
    .limit(60)
  return rows.toReversed()
}

/** Approved reviews of these beers by rating, 0 for those without one. */
export async function ratingRows(
  database: Database,
  beerIds: readonly string[],
): Promise<{ beerId: string; rating: number; reviews: number }[]> {
  return database
    .select({ beerId: reviewCounts.beerId, rating: reviewCounts.rating, reviews: reviewCounts.reviews })
    .from(reviewCounts)
    .where(inArray(reviewCounts.beerId, [...beerIds]))
}

/** The most street creds an approved review of the beer was written with; null without reviews. */
export async function mostStreetCreds(database: Database, beerId: string): Promise<number | null> {
  const [row] = await database
    .select({ streetCreds: reviews.streetCreds })
    .from(reviews)
    .where(sql`${reviews.beerId} = ${beerId}::uuid and ${reviews.state} = 'approved'`)
    .orderBy(desc(reviews.streetCreds))
    .limit(1)
  return row?.streetCreds ?? null
}
