import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { AiReviewStatus } from '../../../shared/api/reviews-api.ts'
import type { Database } from '../../platform/database/database.ts'
import { reviewReports, type ReviewState, reviews, reviewVotes } from './review-tables.ts'

export type ReviewText = {
  rating: number | null
  title: string | null
  body: string
  state: ReviewState
  verdict: AiReviewStatus
  verdictReasons: string[]
}

export async function insertReview(
  database: Database,
  { now, ...review }: ReviewText & { beerId: string; authorId: string; streetCreds: number; now: Date },
): Promise<string> {
  const [row] = await database
    .insert(reviews)
    .values({ ...review, createdAt: now, updatedAt: now })
    .returning({ id: reviews.id })
  return row!.id
}

export type LockedReview = {
  id: string
  beerId: string
  authorId: string | null
  rating: number | null
  title: string | null
  body: string
  state: ReviewState
  verdict: AiReviewStatus
  verdictReasons: string[]
  decidedAt: Date | null
}

/** Locks the review until the transaction ends. */
export async function lockReview(database: Database, reviewId: string): Promise<LockedReview | null> {
  const [row] = await database
    .select({
      id: reviews.id,
      beerId: reviews.beerId,
      authorId: reviews.authorId,
      rating: reviews.rating,
      title: reviews.title,
      body: reviews.body,
      state: reviews.state,
      verdict: reviews.verdict,
      verdictReasons: reviews.verdictReasons,
      decidedAt: reviews.decidedAt,
    })
    .from(reviews)
    .where(eq(reviews.id, reviewId))
    .for('update')
  return row ?? null
}

/** An operator's decision applies only to the text that the operator read. */
export async function updateReviewText(
  database: Database,
  { reviewId, now, isNewText, ...text }: ReviewText & { reviewId: string; now: Date; isNewText: boolean },
): Promise<void> {
  await database
    .update(reviews)
    .set({ ...text, updatedAt: now, editedAt: now, ...(isNewText && { decidedAt: null, decision: null }) })
    .where(eq(reviews.id, reviewId))
}

export async function setReviewState(
  database: Database,
  {
    reviewId,
    ...change
  }: { reviewId: string; state: ReviewState; updatedAt: Date; decidedAt?: Date; decision?: string | null },
): Promise<void> {
  await database.update(reviews).set(change).where(eq(reviews.id, reviewId))
}

/** Bodies of the author's latest other reviews. */
export async function latestBodies(
  database: Database,
  { authorId, except, limit }: { authorId: string; except: string | null; limit: number },
): Promise<string[]> {
  const rows = await database
    .select({ body: reviews.body })
    .from(reviews)
    .where(and(eq(reviews.authorId, authorId), except === null ? undefined : ne(reviews.id, except)))
    .orderBy(desc(reviews.createdAt))
    .limit(limit)
  return rows.map(({ body }) => body)
}

/** Deletes the author's pending and hidden reviews, which no other client sees. */
export async function deleteUnseenReviews(database: Database, authorId: string): Promise<void> {
  await database
    .delete(reviews)
    .where(and(eq(reviews.authorId, authorId), sql`${reviews.state} <> 'approved'`))
}

/**
 * Locks the reviews on which a client has voted or which it has reported, in the order of their ids, before votes and
 * reports leave with the client: who decides on a review locks it first too, and no one waits in a circle.
 */
export async function lockReactedBy(transaction: Database, clientId: string): Promise<void> {
  await transaction.execute(sql`
    select id from ${reviews} where id in (
      select review_id from ${reviewReports} where reporter_id = ${clientId}
      union select review_id from ${reviewVotes} where client_id = ${clientId}
    ) order by id for no key update`)
}
