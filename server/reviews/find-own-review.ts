import type { Comment } from '../../shared/api/reviews.ts'
import type { Database } from '../database/connect.ts'
import { findReview } from './review-queries.ts'
import { noSuchReview } from './reviewing-refusals.ts'
import { showReviews } from './show-reviews.ts'

/** The client's own review, also while it waits. Throws RequestError 404 for others', hidden ones and none. */
export async function findOwnReview(
  database: Database,
  { reviewId, clientId }: { reviewId: string; clientId: string },
): Promise<Comment> {
  const row = await findReview(database, { reviewId, viewerId: clientId })
  if (row === null || row.authorId !== clientId || row.state === 'hidden') throw noSuchReview()
  const [comment] = await showReviews(database, [row], clientId)
  if (comment === undefined) throw noSuchReview()
  return comment
}
