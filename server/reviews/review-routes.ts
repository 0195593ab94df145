import Type from 'typebox'
import {
  CommentAnswer,
  CommentChange,
  NewComment,
  NewReport,
  Reaction,
  ReportAnswer,
} from '../../shared/api/reviews.ts'
import { isUuid } from '../../shared/uuid.ts'
import type { Database } from '../database/connect.ts'
import { answerOnce, clientKeys, MayHaveAnswerKey } from '../http/answer-once.ts'
import type { App } from '../http/app-type.ts'
import { countAttempts } from '../http/attempt-limits.ts'
import type { Identity } from '../http/identity.ts'
import { takeStrictJson } from '../http/json-bodies.ts'
import { neverStore } from '../http/no-store.ts'
import { changeReview } from './change-review.ts'
import { findOwnReview } from './find-own-review.ts'
import { reportReview } from './report-review.ts'
import type { ReviewAttempts } from './review-attempts.ts'
import { noSuchReview } from './reviewing-refusals.ts'
import { submitReview } from './submit-review.ts'
import { voteOnReview } from './vote-on-review.ts'

type Services = { database: Database; identity: Identity; attempts: ReviewAttempts; clock: () => Date }

const address = '/public/marketplace/comments'
const bodyLimit = 64 * 1024
const told = { tags: ['Reviews'], security: [{ bearer: [] }] }
const CommentParams = Type.Object({ commentId: Type.String() })

/** What clients write, change, vote and report (s1 §7). */
export async function reviewRoutes(
  app: App,
  { database, identity, attempts, clock }: Services,
): Promise<void> {
  takeStrictJson(app)
  neverStore(app)
  const count = (limit: keyof ReviewAttempts, clientId: string) =>
    countAttempts(database, [{ limit: attempts[limit], who: clientId }], clock())

  app.post(
    address,
    {
      bodyLimit,
      schema: {
        ...told,
        summary: 'Writes a review; with an Idempotency-Key once only',
        headers: MayHaveAnswerKey,
        body: NewComment,
        response: { 201: CommentAnswer },
      },
    },
    async (request, reply) => {
      const { id: clientId } = await identity.requireClient(request)
      await count('write', clientId)
      const now = clock()
      const key = request.headers['idempotency-key']
      const submit = async (db: Database) => ({
        comment: await submitReview(db, { clientId, comment: request.body, now }),
      })
      const once = { who: clientKeys(clientId), call: 'review', request: request.body, now }
      const answer =
        key === undefined ? await submit(database) : await answerOnce(database, { ...once, key }, submit)
      return reply.code(201).send(answer)
    },
  )

  app.get(
    `${address}/:commentId`,
    {
      schema: {
        ...told,
        summary: 'The client’s own review, also while it waits',
        params: CommentParams,
        response: { 200: CommentAnswer },
      },
    },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      const reviewId = readReviewId(request.params.commentId)
      return { comment: await findOwnReview(database, { reviewId, clientId }) }
    },
  )

  app.patch(
    `${address}/:commentId`,
    {
      bodyLimit,
      schema: {
        ...told,
        summary: 'Changes the client’s own review',
        params: CommentParams,
        body: CommentChange,
        response: { 200: CommentAnswer },
      },
    },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      await count('write', clientId)
      const reviewId = readReviewId(request.params.commentId)
      const change = { reviewId, clientId, change: request.body, now: clock() }
      return { comment: await changeReview(database, change) }
    },
  )

  app.post(
    `${address}/:commentId/reactions`,
    {
      bodyLimit,
      schema: {
        ...told,
        summary: 'Votes on a review, or takes the vote back',
        params: CommentParams,
        body: Reaction,
        response: { 200: CommentAnswer },
      },
    },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      await count('vote', clientId)
      const vote = { reviewId: readReviewId(request.params.commentId), clientId, ...request.body }
      return { comment: await voteOnReview(database, vote) }
    },
  )

  app.post(
    `${address}/:commentId/report`,
    {
      bodyLimit,
      schema: {
        ...told,
        summary: 'Reports a review to the operators, once',
        params: CommentParams,
        body: NewReport,
        response: { 200: ReportAnswer },
      },
    },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      await count('report', clientId)
      const reviewId = readReviewId(request.params.commentId)
      return reportReview(database, { reviewId, clientId, ...request.body, now: clock() })
    },
  )
}

function readReviewId(text: string): string {
  if (!isUuid(text)) throw noSuchReview()
  return text.toLowerCase()
}
