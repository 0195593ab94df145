import { asc, desc, eq, sql } from 'drizzle-orm'
import type { AiReviewStatus } from '../../shared/api/reviews-api.ts'
import type { Database } from '../database/database.ts'
import { reviewReports, type ReviewState, reviews } from './review-tables.ts'

export type ReviewToModerate = {
  id: string
  beerId: string
  authorId: string | null
  rating: number | null
  title: string | null
  body: string
  state: ReviewState
  verdict: AiReviewStatus
  verdictReasons: string[]
  decision: string | null
  openReports: number
  createdAt: Date
}

const openReports = sql<number>`(
  select count(*)::integer from review_reports report where report.review_id = "reviews"."id" and report.state = 'pending'
)`

const columns = {
  id: reviews.id,
  beerId: reviews.beerId,
  authorId: reviews.authorId,
  rating: reviews.rating,
  title: reviews.title,
  body: reviews.body,
  state: reviews.state,
  verdict: reviews.verdict,
  verdictReasons: reviews.verdictReasons,
  decision: reviews.decision,
  openReports: openReports.as('open_reports'),
  createdAt: reviews.createdAt,
}

/** Reviews that wait or are hidden, those that have waited longest first. */
export async function reviewsInState(
  database: Database,
  state: 'pending' | 'hidden',
  limit: number,
): Promise<ReviewToModerate[]> {
  return database
    .select(columns)
    .from(reviews)
    .where(sql`${reviews.state} = ${state} and ${reviews.state} <> 'approved'`)
    .orderBy(asc(reviews.updatedAt))
    .limit(limit)
}

/** Reviews with unresolved reports, those with most first. */
export async function reportedReviews(database: Database, limit: number): Promise<ReviewToModerate[]> {
  return database
    .select(columns)
    .from(reviews)
    .where(
      sql`${reviews.id} in (select ${reviewReports.reviewId} from ${reviewReports} where ${reviewReports.state} = 'pending')`,
    )
    .orderBy(desc(sql`open_reports`), asc(reviews.updatedAt))
    .limit(limit)
}

export async function reviewToModerate(
  database: Database,
  reviewId: string,
): Promise<ReviewToModerate | null> {
  const [row] = await database.select(columns).from(reviews).where(eq(reviews.id, reviewId))
  return row ?? null
}
