import type { Comment } from '../../../shared/api/reviews-api.ts'
import type { Database } from '../../platform/database/database.ts'
import { findReview } from './review-queries.ts'
import { showReviews } from './show-reviews.ts'
import { notFound } from '../../platform/errors/common-errors.ts'

/** The client's own review, also while it waits. Throws RequestError 404 for others', hidden ones and none. */
export async function findOwnReview(
  database: Database,
  { reviewId, clientId }: { reviewId: string; clientId: string },
): Promise<Comment> {
  const row = await findReview(database, { reviewId, viewerId: clientId })
  if (row === null || row.authorId !== clientId || row.state === 'hidden') throw notFound('The review')
  const [comment] = await showReviews(database, [row], clientId)
  if (comment === undefined) throw notFound('The review')
  return comment
}
