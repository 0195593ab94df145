import type { Comment } from '../../../shared/api/reviews-api.ts'
import type { Database } from '../../platform/database/database.ts'
import { findReview } from './review-queries.ts'
import { showReviews } from './show-reviews.ts'
import { notFound } from '../../platform/errors/common-errors.ts'

/** One review as the viewer sees it, after a change. */
export async function showReview(
  database: Database,
  { reviewId, viewerId }: { reviewId: string; viewerId: string },
): Promise<Comment> {
  const row = await findReview(database, { reviewId, viewerId })
  const [comment] = row === null ? [] : await showReviews(database, [row], viewerId)
  if (comment === undefined) throw notFound('The review')
  return comment
}
