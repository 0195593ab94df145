import {
  CommentList,
  CommentQuery,
  CommentSummaryAnswer,
  CommentSummaryQuery,
} from '../../../shared/api/reviews-api.ts'
import type { WithReads } from '../../platform/database/reading-servers.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { type PublicReads, servePublicReads } from '../../platform/cache/public-reads.ts'
import { readAskedReviews, readReviews, readReviewsFor, readSubject, readSummary } from './read-reviews.ts'
import { topicsOfReviews } from './show-reviews.ts'

const address = '/public/marketplace/comments'
const tags = ['Reviews']

/** Reviews of a beer, public, and for clients with their own votes and pending reviews (RAPI-03 to RAPI-11). */
export async function reviewReadRoutes(
  app: App,
  { database, readDatabase, identity, reads }: WithReads & { identity: Identity; reads: PublicReads },
): Promise<void> {
  servePublicReads(app)

  app.get(
    address,
    {
      schema: {
        summary: 'Reviews of a beer, newest first',
        tags,
        security: [{ bearer: [] }, {}],
        querystring: CommentQuery,
        response: { 200: CommentList },
      },
    },
    async (request, reply) => {
      const asked = readAskedReviews(request.query)
      const client = await identity.readClient(request)
      if (client !== null) {
        reply.headers({ 'cache-control': 'private, no-store', vary: 'Authorization' })
        return readReviewsFor(database, asked, client.id)
      }
      const topics = ({ comments }: CommentList) => topicsOfReviews(asked.beerId ?? '', comments)
      return reads.send(request, reply, topics, () => readReviews(readDatabase, asked, null))
    },
  )

  app.get(
    `${address}/summary`,
    {
      schema: {
        summary: 'How many reviews a beer has, and how it is rated',
        tags,
        querystring: CommentSummaryQuery,
        response: { 200: CommentSummaryAnswer },
      },
    },
    (request, reply) => {
      const beerId = readSubject(request.query)
      return reads.send(request, reply, [`reviews:${beerId}`], async () => ({
        summary: await readSummary(readDatabase, beerId),
      }))
    },
  )
}
