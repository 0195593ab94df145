import type { Comment, Reaction } from '../../shared/api/reviews.ts'
import { reviewTexts } from '../../shared/review-limits.ts'
import type { Database } from '../database/connect.ts'
import { findReview } from './review-queries.ts'
import { noSuchReview, ownReview } from './reviewing-refusals.ts'
import { showReview } from './show-review.ts'
import { deleteVote, putVote } from './vote-queries.ts'

type Vote = Reaction & { reviewId: string; clientId: string }

/** One vote a client and review; own reviews are refused (C-78). The same twice, or twice at once, counts once. */
export async function voteOnReview(
  database: Database,
  { reviewId, clientId, reaction }: Vote,
): Promise<Comment> {
  const review = await findReview(database, { reviewId, viewerId: clientId })
  if (review === null || review.state === 'hidden') throw noSuchReview()
  if (review.authorId === clientId) throw ownReview(reviewTexts.ownReviewVote)
  if (review.state !== 'approved') throw noSuchReview()
  if (reaction === 'clear') await deleteVote(database, { reviewId, clientId })
  else await putVote(database, { reviewId, clientId, value: reaction === 'upvote' ? 1 : -1 })
  return showReview(database, { reviewId, viewerId: clientId })
}
