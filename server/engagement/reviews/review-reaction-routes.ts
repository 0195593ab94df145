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
import { CommentAnswer, NewReport, Reaction, ReportAnswer } from '../../../shared/api/reviews-api.ts'
import type { App } from '../../platform/http/app-type.ts'
import { reportReview } from './report-review.ts'
import { voteOnReview } from './vote-on-review.ts'

/** Clients' reactions to others' reviews: votes and reports. */
export function reviewReactionRoutes(app: App, calls: ReviewCalls): void {
  const { database, identity, buyersAmong, clock } = calls

  app.post(
    `${address}/:commentId/reactions`,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Votes on a review, or takes the vote back',
        params: CommentParams,
        body: Reaction,
        response: { 200: CommentAnswer },
      },
    },
    async (request) => {
      const clientId = await requireConfirmedClient(identity, request)
      await countTry(calls, 'vote', clientId)
      const vote = { reviewId: readReviewId(request.params), clientId, ...request.body }
      return { comment: await voteOnReview(database, vote) }
    },
  )

  app.post(
    `${address}/:commentId/report`,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Reports a review to the operators, once',
        params: CommentParams,
        body: NewReport,
        response: { 200: ReportAnswer },
      },
    },
    async (request) => {
      const clientId = await requireConfirmedClient(identity, request)
      await countTry(calls, 'report', clientId)
      const reviewId = readReviewId(request.params)
      return reportReview(database, { reviewId, clientId, ...request.body, buyersAmong, now: clock() })
    },
  )
}
