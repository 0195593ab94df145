import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import type { Database } from '../../platform/database/database.ts'
import { type AssessedReview, assessReview } from './moderation/assess-review.ts'
import { latestBodies, type ReviewText } from './review-writing-queries.ts'
import { authenticationRequired } from '../../platform/errors/common-errors.ts'

/** Earlier reviews that a text is compared with. */
const comparedReviews = 20

type AssessTextInput = {
  clientId: string
  streetCreds: number
  /** The review that is edited, which is not an earlier text. */
  reviewId: string | null
  now: Date
}

/** The rules' verdict on a client's text, and whether the review is shown. */
export async function assessText(
  database: Database,
  review: AssessedReview,
  { clientId, streetCreds, reviewId, now }: AssessTextInput,
): Promise<Pick<ReviewText, 'state' | 'verdict' | 'verdictReasons'>> {
  const author = (await findPublicClients(database, [clientId])).get(clientId)
  if (author === undefined) throw authenticationRequired()
  const { status, reasons } = assessReview(review, {
    accountHours: (now.getTime() - author.createdAt.getTime()) / 3_600_000,
    streetCreds,
    otherBodies: await latestBodies(database, {
      authorId: clientId,
      except: reviewId,
      limit: comparedReviews,
    }),
  })
  return { state: status === 'approved' ? 'approved' : 'pending', verdict: status, verdictReasons: reasons }
}
