import { reviewTexts } from '../../../shared/reviews/review-limits.ts'
import { RequestError } from './request-error.ts'

const { define } = RequestError

export const notYourReview = define({
  status: 403,
  code: 'not_your_review',
  sentence: 'You can edit your own reviews only.',
})

/** An action that a client may take only on other clients' reviews; the message names it. */
export const ownReview = define(
  { status: 403, code: 'own_review', sentence: 'Why this is not for the author of the review.' },
  (message: string) => ({ message }),
)

/** An operator has closed reviewing for the client (OPEN-41). */
export const reviewingUnavailable = define({
  status: 403,
  code: 'reviewing_unavailable',
  sentence: reviewTexts.reviewingUnavailable,
})

/** Unconfirmed addresses would make reviews, votes and reports free of cost. */
export const reviewerUnconfirmed = define({
  status: 403,
  code: 'email_unconfirmed',
  sentence: reviewTexts.confirmFirst,
})

export const pictureTooSlow = define({
  status: 408,
  code: 'too_slow',
  sentence: reviewTexts.pictureTooSlow,
})
