import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { reviewers, reviewReports, reviews, reviewVotes } from './review-tables.ts'

export type ReviewerRow = { streetCreds: number; blockedReason: string | null }

/** A client's reviewing record; defaults before the first vote received. */
export async function reviewerRow(database: Database, clientId: string): Promise<ReviewerRow> {
  const [row] = await database
    .select({ streetCreds: reviewers.streetCreds, blockedReason: reviewers.blockedReason })
    .from(reviewers)
    .where(eq(reviewers.clientId, clientId))
  return row ?? { streetCreds: 0, blockedReason: null }
}

/** Closes reviewing for a client, or opens it again with null. */
export async function setBlockedReason(
  database: Database,
  clientId: string,
  blockedReason: string | null,
): Promise<void> {
  await database
    .insert(reviewers)
    .values({ clientId, blockedReason })
    .onConflictDoUpdate({ target: reviewers.clientId, set: { blockedReason } })
}

export async function reviewsOfClient(database: Database, clientId: string) {
  return database
    .select({
      id: reviews.id,
      beerId: reviews.beerId,
      rating: reviews.rating,
      title: reviews.title,
      body: reviews.body,
      state: reviews.state,
      upvotes: reviews.upvotes,
      downvotes: reviews.downvotes,
      createdAt: reviews.createdAt,
      editedAt: reviews.editedAt,
    })
    .from(reviews)
    .where(eq(reviews.authorId, clientId))
    .orderBy(asc(reviews.createdAt), asc(reviews.id))
}

export async function votesOfClient(database: Database, clientId: string) {
  return database
    .select({ reviewId: reviewVotes.reviewId, value: reviewVotes.value })
    .from(reviewVotes)
    .where(eq(reviewVotes.clientId, clientId))
    .orderBy(asc(reviewVotes.reviewId))
}

export async function reportsOfClient(database: Database, clientId: string) {
  return database
    .select({
      reviewId: reviewReports.reviewId,
      reason: reviewReports.reason,
      createdAt: reviewReports.createdAt,
    })
    .from(reviewReports)
    .where(eq(reviewReports.reporterId, clientId))
    .orderBy(asc(reviewReports.createdAt), asc(reviewReports.id))
}
