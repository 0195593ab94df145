import type { CommentChange, NewComment } from '../../../shared/api/reviews-api.ts'

type Written = { title: string; body: string; rating: number | null }

/** The body of a new review: texts trimmed, empty ones left out (REV-43, REV-44). */
export function newReviewBody(
  { title, body, rating }: Written,
  of: { beerId: string; uploadIds: string[] },
): NewComment {
  return {
    subjectType: 'beer',
    subjectId: of.beerId,
    body: body.trim(),
    ...(title.trim() !== '' && { title: title.trim() }),
    ...(rating !== null && { rating }),
    attachments: of.uploadIds,
  }
}

/** An edit as it is sent: an empty title or rating is taken away, and pictures stay as they are (REV-32, REV-44, C-76). */
export function changedReviewBody({ title, body, rating }: Written): CommentChange {
  return { body: body.trim(), title: title.trim() || null, rating }
}
