import type { ReportAnswer } from '../../shared/api/reviews.ts'
import { reviewTexts } from '../../shared/review-limits.ts'
import type { Database } from '../database/connect.ts'
import { readReason } from './read-review-text.ts'
import { countOpenReports, findReport, insertReport } from './report-queries.ts'
import { reportView } from './review-view.ts'
import { lockReview, setReviewState } from './review-writing-queries.ts'
import { noSuchReview, ownReview } from './reviewing-refusals.ts'

/** So many clients hide a review until an operator looks at it; one that was looked at stays. */
const hidingReports = 3

type Complaint = { reviewId: string; clientId: string; reason: string; now: Date }

/** One report a client and review: whoever reports again is told of the first (C-80). */
export async function reportReview(
  database: Database,
  { reviewId, clientId, reason, now }: Complaint,
): Promise<ReportAnswer> {
  const text = readReason(reason)
  return database.transaction(async (transaction) => {
    const review = await lockReview(transaction, reviewId)
    if (review === null) throw noSuchReview()
    const kept = await findReport(transaction, { reviewId, reporterId: clientId })
    if (kept !== null) return reportView(kept)
    if (review.authorId === clientId && review.state !== 'hidden')
      throw ownReview(reviewTexts.ownReviewReport)
    if (review.state !== 'approved') throw noSuchReview()
    const report = await insertReport(transaction, {
      reviewId,
      reporterId: clientId,
      reason: text,
      createdAt: now,
    })
    if (report === null) throw noSuchReview()
    if (review.decidedAt === null && (await countOpenReports(transaction, reviewId)) >= hidingReports)
      await setReviewState(transaction, { reviewId, state: 'hidden', updatedAt: now })
    return reportView(report)
  })
}
