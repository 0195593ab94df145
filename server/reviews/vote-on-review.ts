import type { Comment, Reaction } from '../../shared/api/reviews.ts'
import { reviewTexts } from '../../shared/review-limits.ts'
import type { Database } from '../database/connect.ts'
import { findReview } from './review-queries.ts'
import { noSuchReview, ownReview } from './reviewing-refusals.ts'
import { showReviews } from './show-reviews.ts'
import { deleteVote, putVote } from './vote-queries.ts'

type Vote = Reaction & { reviewId: string; clientId: string }

/**
 * One vote a client and review; own reviews are refused (C-78). The same twice, or twice at once, counts once. The vote
 * itself knows what may be voted on, so the review is read once, after it. Throws RequestError 403, 404.
 */
export async function voteOnReview(
  database: Database,
  { reviewId, clientId, reaction }: Vote,
): Promise<Comment> {
  if (reaction === 'clear') await deleteVote(database, { reviewId, clientId })
  else await putVote(database, { reviewId, clientId, value: reaction === 'upvote' ? 1 : -1 })
  const review = await findReview(database, { reviewId, viewerId: clientId })
  if (review === null || review.state === 'hidden') throw noSuchReview()
  if (review.authorId === clientId) throw ownReview(reviewTexts.ownReviewVote)
  const [comment] = review.state === 'approved' ? await showReviews(database, [review], clientId) : []
  if (comment === undefined) throw noSuchReview()
  return comment
}
