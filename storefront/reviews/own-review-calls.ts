import type {
  CommentChange,
  CommentList,
  CommentSummary,
  NewComment,
  Reaction,
  ReportAnswer,
} from '../../shared/api/reviews-api.ts'
import { reviewPageSize } from '../../shared/reviews/review-limits.ts'
import { clientCall } from '../api/client-calls.ts'
import { readReply, sendJson } from '../api/json-calls.ts'
import { reportOf, type Review, reviewOf, votedReviewOf } from './review-answers.ts'
import type { RatingFilter } from './reading/review-list.ts'

export const reviewsPath = '/public/marketplace/comments'

type ListRequest = {
  beerId: string
  page: number
  filter: RatingFilter
  /** Also the client's own that wait, for anyone who is signed in (REV-39). */
  isClient: boolean
}

/** A page of reviews, newest first. With a bearer for a client, without cookies for everybody (RAPI-09). */
export async function readReviews(
  request: ListRequest,
  signal: AbortSignal,
  base?: string,
): Promise<CommentList> {
  const { beerId, page, filter, isClient } = request
  const words = subject(beerId)
  words.set('page', String(page))
  words.set('pageSize', String(reviewPageSize.default))
  if (filter !== 'all') words.set('rating', String(filter))
  if (isClient) words.set('approvedOnly', 'false')
  const path = `${reviewsPath}?${words}`
  if (isClient) return clientCall<CommentList>(path, { signal }, base)
  return readReply<CommentList>(await sendJson(path, { signal }, base))
}

export async function readSummary(beerId: string, base?: string): Promise<CommentSummary> {
  const answer = await sendJson(`${reviewsPath}/summary?${subject(beerId)}`, {}, base)
  return (await readReply<{ summary: CommentSummary }>(answer)).summary
}

/** Sends a new review; the same key again is the same review. */
export async function sendReview(body: NewComment, key: string, base?: string): Promise<Review> {
  return reviewOf(await clientCall(reviewsPath, { method: 'POST', body, key }, base))
}

/** The client's own review, wherever in the list it is. */
export async function readReview(id: string, base?: string): Promise<Review> {
  return reviewOf(await clientCall(pathOf(id), {}, base))
}

export async function changeReview(id: string, body: CommentChange, base?: string): Promise<Review> {
  return reviewOf(await clientCall(pathOf(id), { method: 'PATCH', body }, base))
}

export async function sendVote(id: string, reaction: Reaction['reaction'], base?: string): Promise<Review> {
  const call = { method: 'POST', body: { reaction } } as const
  return votedReviewOf(await clientCall(`${pathOf(id)}/reactions`, call, base))
}

export async function sendReport(id: string, reason: string, base?: string): Promise<ReportAnswer> {
  return reportOf(await clientCall(`${pathOf(id)}/report`, { method: 'POST', body: { reason } }, base))
}

const pathOf = (id: string) => `${reviewsPath}/${encodeURIComponent(id)}`
const subject = (subjectId: string) => new URLSearchParams({ subjectType: 'beer', subjectId })
