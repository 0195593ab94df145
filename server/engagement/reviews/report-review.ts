import type { ReportAnswer } from '../../../shared/api/reviews-api.ts'
import { reviewTexts } from '../../../shared/reviews/review-limits.ts'
import type { Database } from '../../platform/database/database.ts'
import { readReason } from './read-review-text.ts'
import { type BuyersAmong, countCredibleReports } from './count-credible-reports.ts'
import { findReport, insertReport } from './report-queries.ts'
import { reportView } from './review-view.ts'
import { lockReview, setReviewState } from './review-writing-queries.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { ownReview } from '../../platform/errors/review-errors.ts'

/** So many buyers hide a review until an operator looks at it; one that was looked at stays. */
const hidingReports = 3

type Complaint = {
  reviewId: string
  clientId: string
  reason: string
  buyersAmong: BuyersAmong
  now: Date
}

/** One report per client and review: a second report gets the answer of the first (C-80). */
export async function reportReview(
  database: Database,
  { reviewId, clientId, reason, buyersAmong, now }: Complaint,
): Promise<ReportAnswer> {
  const text = readReason(reason)
  return database.transaction(async (transaction) => {
    const review = await lockReview(transaction, reviewId)
    if (review === null) throw notFound('The review')
    const stored = await findReport(transaction, { reviewId, reporterId: clientId })
    if (stored !== null) return reportView(stored)
    if (review.authorId === clientId && review.state !== 'hidden')
      throw ownReview(reviewTexts.ownReviewReport)
    if (review.state !== 'approved') throw notFound('The review')
    const report = await insertReport(transaction, {
      reviewId,
      reporterId: clientId,
      reason: text,
      createdAt: now,
    })
    if (report === null) throw notFound('The review')
    const reports = await countCredibleReports(transaction, { reviewId, buyersAmong, now })
    if (review.decidedAt === null && reports >= hidingReports)
      await setReviewState(transaction, { reviewId, state: 'hidden', updatedAt: now })
    return reportView(report)
  })
}
