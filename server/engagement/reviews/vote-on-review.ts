import type { Comment, Reaction } from '../../../shared/api/reviews-api.ts'
import { reviewTexts } from '../../../shared/reviews/review-limits.ts'
import type { Database } from '../../platform/database/database.ts'
import { findReview } from './review-queries.ts'
import { showReviews } from './show-reviews.ts'
import { deleteVote, putVote } from './vote-queries.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { ownReview } from '../../platform/errors/review-errors.ts'

type Vote = Reaction & { reviewId: string; clientId: string }

/**
 * One vote per client and review; refuses a vote on an own review (C-78). A repeated or concurrent vote counts once.
 * The vote's statement checks the permission itself, so the review is read once, after it. Throws RequestError 403,
 * 404.
 */
export async function voteOnReview(
  database: Database,
  { reviewId, clientId, reaction }: Vote,
): Promise<Comment> {
  if (reaction === 'clear') await deleteVote(database, { reviewId, clientId })
  else await putVote(database, { reviewId, clientId, value: reaction === 'upvote' ? 1 : -1 })
  const review = await findReview(database, { reviewId, viewerId: clientId })
  if (review === null || review.state === 'hidden') throw notFound('The review')
  if (review.authorId === clientId) throw ownReview(reviewTexts.ownReviewVote)
  const [comment] = review.state === 'approved' ? await showReviews(database, [review], clientId) : []
  if (comment === undefined) throw notFound('The review')
  return comment
}
