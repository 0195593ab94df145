import type { Comment, CommentChange } from '../../../shared/api/reviews-api.ts'
import type { Database } from '../../platform/database/database.ts'
import { assessText } from './assess-text.ts'
import { readBody, readRating, readTitle } from './read-review-text.ts'
import { type LockedReview, lockReview, updateReviewText } from './review-writing-queries.ts'
import { requireReviewer } from './require-reviewer.ts'
import { showReview } from './show-review.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { notYourReview } from '../../platform/errors/review-errors.ts'

type ReviewChange = { reviewId: string; clientId: string; change: CommentChange; now: Date }

/**
 * Changes the client's own review: absent fields stay, null clears (C-76). A new text is assessed again and may have to
 * wait (REV-27). A change without a difference writes nothing. Throws RequestError 400, 403 for another client's
 * review, 404.
 */
export async function changeReview(
  database: Database,
  { reviewId, clientId, change, now }: ReviewChange,
): Promise<Comment> {
  await database.transaction(async (transaction) => {
    const review = requireOwn(await lockReview(transaction, reviewId), clientId)
    const streetCreds = await requireReviewer(transaction, clientId)
    const title =
      change.title === undefined ? { text: review.title, isDisguised: false } : readTitle(change.title)
    const body = change.body === undefined ? { text: review.body, isDisguised: false } : readBody(change.body)
    const rating = change.rating === undefined ? review.rating : readRating(change.rating)
    const isNewText = title.text !== review.title || body.text !== review.body
    if (!isNewText && rating === review.rating) return
    const { state, verdict, verdictReasons } = review
    const assessed = isNewText
      ? await assessText(
          transaction,
          { title: title.text, body: body.text, isDisguised: title.isDisguised || body.isDisguised },
          { clientId, streetCreds, reviewId, now },
        )
      : { state, verdict, verdictReasons }
    const text = { title: title.text, body: body.text, rating, ...assessed }
    await updateReviewText(transaction, { reviewId, ...text, now, isNewText })
  })
  return showReview(database, { reviewId, viewerId: clientId })
}

/**
 * A client who cannot see a review must not learn that it exists; hidden reviews are invisible to all clients (C-75).
 */
function requireOwn(review: LockedReview | null, clientId: string): LockedReview {
  if (review === null || review.state === 'hidden') throw notFound('The review')
  if (review.authorId === clientId) return review
  throw review.state === 'approved' ? notYourReview() : notFound('The review')
}
