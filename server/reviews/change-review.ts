import type { Comment, CommentChange } from '../../shared/api/reviews.ts'
import type { Database } from '../database/connect.ts'
import { judgeText } from './judge-text.ts'
import { readBody, readRating, readTitle } from './read-review-text.ts'
import { type LockedReview, lockReview, updateReviewText } from './review-writing-queries.ts'
import { noSuchReview, notYourReview, requireReviewer } from './reviewing-refusals.ts'
import { showReview } from './show-review.ts'

type Change = { reviewId: string; clientId: string; change: CommentChange; now: Date }

/**
 * Changes the client's own review: what is absent stays, null clears (C-76). A new text is judged again and may have
 * to wait (REV-27). A change of nothing leaves no mark. Throws RequestError 400, 403 for somebody else's, 404.
 */
export async function changeReview(
  database: Database,
  { reviewId, clientId, change, now }: Change,
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
    const judged = isNewText
      ? await judgeText(
          transaction,
          { title: title.text, body: body.text, isDisguised: title.isDisguised || body.isDisguised },
          { clientId, streetCreds, reviewId, now },
        )
      : { state, verdict, verdictReasons }
    const text = { title: title.text, body: body.text, rating, ...judged }
    await updateReviewText(transaction, { reviewId, ...text, now, isNewText })
  })
  return showReview(database, { reviewId, viewerId: clientId })
}

/** Whoever cannot see a review is not told that it is there; nobody sees a hidden one (C-75). */
function requireOwn(review: LockedReview | null, clientId: string): LockedReview {
  if (review === null || review.state === 'hidden') throw noSuchReview()
  if (review.authorId === clientId) return review
  throw review.state === 'approved' ? notYourReview() : noSuchReview()
}
