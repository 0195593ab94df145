import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { reviewers, reviewReports, reviews, reviewVotes } from './review-tables.ts'

export type ReviewerRow = { streetCreds: number; barredReason: string | null }

/** What reviewing has made of a client; nothing yet for one who has received no vote. */
export async function reviewerRow(database: Database, clientId: string): Promise<ReviewerRow> {
  const [row] = await database
    .select({ streetCreds: reviewers.streetCreds, barredReason: reviewers.barredReason })
    .from(reviewers)
    .where(eq(reviewers.clientId, clientId))
  return row ?? { streetCreds: 0, barredReason: null }
}

/** Closes reviewing for a client, or opens it again with null. */
export async function setBarredReason(
  database: Database,
  clientId: string,
  barredReason: string | null,
): Promise<void> {
  await database
    .insert(reviewers)
    .values({ clientId, barredReason })
    .onConflictDoUpdate({ target: reviewers.clientId, set: { barredReason } })
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
