import type { Comment, CommentAnswer, ReportAnswer, UploadAnswer } from '../../shared/api/reviews-api.ts'

/** A review in the form of the API. */
export type Review = Comment

/** What an upload answered. Throws unless it names the upload and its address (RAPI-13, RAPI-22). */
export function uploadOf(answer: unknown): UploadAnswer {
  const { uploadId, url } = partsOf(answer)
  if (!isText(uploadId) || !isText(url)) throw new Error('Invalid upload response received.')
  return answer as UploadAnswer
}

/** The review of an answer, wrapped or on its own (RAPI-17). Throws where there is none (RAPI-23). */
export function reviewOf(answer: unknown): Review {
  const review = reviewIn(partsOf(answer)['comment']) ?? reviewIn(answer)
  if (review === null) throw new Error('Invalid comment response received.')
  return review
}

/** The review that was voted on. Throws where there is none (RAPI-24). */
export function votedReviewOf(answer: unknown): Review {
  const review = reviewIn((answer as Partial<CommentAnswer> | undefined)?.comment)
  if (review === null) throw new Error('Invalid reaction response received.')
  return review
}

/** What became of a report. Throws unless both status and report are there (RAPI-25). */
export function reportOf(answer: unknown): ReportAnswer {
  const { status, report } = partsOf(answer)
  const isKnown = status === 'approved' || status === 'pending'
  if (!isKnown || !isText(partsOf(report)['id'])) throw new Error('Invalid report response received.')
  return answer as ReportAnswer
}

/** Fills in what may be left out: the subject type is beer, and authors may comment (ENT-62, ENT-66). */
export function completeReview(review: Review): Review {
  return {
    ...review,
    subjectType: review.subjectType ?? 'beer',
    author: { ...review.author, canComment: review.author.canComment ?? true },
  }
}

function reviewIn(value: unknown): Review | null {
  const { id, body, author } = partsOf(value)
  if (!isText(id) || typeof body !== 'string' || typeof author !== 'object' || author === null) return null
  return completeReview(value as Review)
}

const partsOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
