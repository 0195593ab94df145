import { findPublicClients } from '../accounts/find-public-clients.ts'
import type { Database } from '../database/connect.ts'
import { authenticationRequired } from '../http/identity.ts'
import { type JudgedReview, judgeReview } from './moderation/judge-review.ts'
import { latestBodies, type ReviewText } from './review-writing-queries.ts'

/** Earlier reviews that a text is compared with. */
const comparedReviews = 20

type Asked = {
  clientId: string
  streetCreds: number
  /** The review that is edited, which is no earlier text of itself. */
  reviewId: string | null
  now: Date
}

/** What the rules say of a text of this client, and whether it is shown. */
export async function judgeText(
  database: Database,
  review: JudgedReview,
  { clientId, streetCreds, reviewId, now }: Asked,
): Promise<Pick<ReviewText, 'state' | 'verdict' | 'verdictReasons'>> {
  const author = (await findPublicClients(database, [clientId])).get(clientId)
  if (author === undefined) throw authenticationRequired()
  const { status, reasons } = judgeReview(review, {
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
