import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { AiReviewStatus } from '../../shared/api/reviews.ts'
import type { Database } from '../database/connect.ts'
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
  upvotes: number
  downvotes: number
  createdAt: Date
  updatedAt: Date
  editedAt: Date | null
  authorStreetCreds: number | null
  authorVotes: number | null
  authorBarredReason: string | null
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
  upvotes: reviews.upvotes,
  downvotes: reviews.downvotes,
  createdAt: reviews.createdAt,
  updatedAt: reviews.updatedAt,
  editedAt: reviews.editedAt,
  authorStreetCreds: reviewers.streetCreds,
  authorVotes: reviewers.votes,
  authorBarredReason: reviewers.barredReason,
  viewerVote: reviewVotes.value,
}

/** Nobody has this id: no votes are joined for whoever is not signed in. */
const nobody = '00000000-0000-0000-0000-000000000000'

function selectReviews(database: Database, viewerId: string | null) {
  return database
    .select(columns)
    .from(reviews)
    .leftJoin(reviewers, eq(reviewers.clientId, reviews.authorId))
    .leftJoin(
      reviewVotes,
      and(eq(reviewVotes.reviewId, reviews.id), eq(reviewVotes.clientId, viewerId ?? nobody)),
    )
}

export type ReviewPage = {
  beerId: string
  /** 1 to 5, or null for every review. */
  rating: number | null
  viewerId: string | null
  /** Whether the viewer's own reviews that wait stand among the others. */
  withOwnPending: boolean
  offset: number
  limit: number
}

/** Reviews of a beer, newest first; `total` approved ones are known, so that the end of a long list is as near as its start. */
export async function reviewRows(
  database: Database,
  { total, ...page }: ReviewPage & { total: number },
): Promise<ReviewRow[]> {
  const ids = page.withOwnPending ? idsWithOwn(page) : approvedIds(page, total)
  return selectReviews(database, page.viewerId)
    .where(sql`${reviews.id} in (${ids})`)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
}

function approvedIds(page: ReviewPage, total: number): SQL {
  const fromEnd = total - page.offset - page.limit
  if (fromEnd >= page.offset)
    return sql`select id from reviews where ${isApproved(page)}
      order by created_at desc, id desc limit ${page.limit} offset ${page.offset}`
  return sql`select id from reviews where ${isApproved(page)}
    order by created_at, id limit ${page.limit + Math.min(0, fromEnd)} offset ${Math.max(0, fromEnd)}`
}

function idsWithOwn(page: ReviewPage): SQL {
  return sql`select both_kinds.id from (
      (select id, created_at from reviews where ${isApproved(page)}
        order by created_at desc, id desc limit ${page.offset + page.limit})
      union all
      (select id, created_at from reviews where ${isOwnPending(page)})
    ) as both_kinds order by created_at desc, id desc limit ${page.limit} offset ${page.offset}`
}

const isApproved = ({ beerId, rating }: Pick<ReviewPage, 'beerId' | 'rating'>) =>
  sql`beer_id = ${beerId}::uuid and state = 'approved'${isRated(rating)}`

const isOwnPending = ({ beerId, rating, viewerId }: Pick<ReviewPage, 'beerId' | 'rating' | 'viewerId'>) =>
  sql`author_id = ${viewerId}::uuid and beer_id = ${beerId}::uuid and state = 'pending'${isRated(rating)}`

const isRated = (rating: number | null) => (rating === null ? sql`` : sql` and rating = ${rating}`)

export async function countOwnPending(
  database: Database,
  page: Pick<ReviewPage, 'beerId' | 'rating' | 'viewerId'>,
): Promise<number> {
  return database.$count(reviews, isOwnPending(page))
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
  return database
    .select({
      rating: reviewCounts.rating,
      reviews: reviewCounts.reviews,
      streetCreds: reviewCounts.streetCreds,
    })
    .from(reviewCounts)
    .where(eq(reviewCounts.beerId, beerId))
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
