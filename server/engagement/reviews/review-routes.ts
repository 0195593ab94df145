import {
  address,
  bodyLimit,
  CommentParams,
  countTry,
  documented,
  readReviewId,
  requireConfirmedClient,
  type ReviewCalls,
} from './review-calls.ts'
import { reviewReactionRoutes } from './review-reaction-routes.ts'
import { CommentAnswer, CommentChange, NewComment } from '../../../shared/api/reviews-api.ts'
import type { Database } from '../../platform/database/database.ts'
import {
  withIdempotency,
  clientKeys,
  OptionalIdempotencyKey,
} from '../../platform/idempotency/with-idempotency.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { changeReview } from './change-review.ts'
import { findOwnReview } from './find-own-review.ts'
import { submitReview } from './submit-review.ts'

/** Routes by which clients write, change, vote and report (RAPI-12 to RAPI-21). */
export async function reviewRoutes(app: App, calls: ReviewCalls): Promise<void> {
  const { database, identity, clock } = calls
  acceptStrictJson(app)
  neverStore(app)
  reviewReactionRoutes(app, calls)

  app.post(
    address,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Writes a review; with an Idempotency-Key once only',
        headers: OptionalIdempotencyKey,
        body: NewComment,
        response: { 201: CommentAnswer },
      },
    },
    async (request, reply) => {
      const clientId = await requireConfirmedClient(identity, request)
      await countTry(calls, 'write', clientId)
      const now = clock()
      const key = request.headers['idempotency-key']
      const submit = async (db: Database) => ({
        comment: await submitReview(db, { clientId, comment: request.body, now }),
      })
      const once = { who: clientKeys(clientId), call: 'review', request: request.body, now }
      const answer =
        key === undefined ? await submit(database) : await withIdempotency(database, { ...once, key }, submit)
      return reply.code(201).send(answer)
    },
  )

  app.get(
    `${address}/:commentId`,
    {
      schema: {
        ...documented,
        summary: 'The client’s own review, also while it waits',
        params: CommentParams,
        response: { 200: CommentAnswer },
      },
    },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      const reviewId = readReviewId(request.params)
      return { comment: await findOwnReview(database, { reviewId, clientId }) }
    },
  )

  app.patch(
    `${address}/:commentId`,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Changes the client’s own review',
        params: CommentParams,
        body: CommentChange,
        response: { 200: CommentAnswer },
      },
    },
    async (request) => {
      const clientId = await requireConfirmedClient(identity, request)
      await countTry(calls, 'write', clientId)
      const reviewId = readReviewId(request.params)
      const change = { reviewId, clientId, change: request.body, now: clock() }
      return { comment: await changeReview(database, change) }
    },
  )
}
