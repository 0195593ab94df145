import { reviewBodyLength, reviewTexts, reviewTitleLength } from '../../../shared/reviews/review-limits.ts'

export type ReviewTexts = { title: string; body: string }

/** What of a review is wrong, by field, as far as that can be seen without the server (REV-40, REV-42). */
export function validateReview({ title, body }: ReviewTexts): Partial<ReviewTexts> {
  const length = body.trim().length
  return {
    ...(title.trim().length > reviewTitleLength && { title: reviewTexts.titleTooLong }),
    ...(length > reviewBodyLength.max && { body: reviewTexts.bodyTooLong }),
    ...(length < reviewBodyLength.min && { body: reviewTexts.bodyTooShort }),
  }
}
