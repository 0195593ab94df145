import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recountReviews } from '../../tests/recount-reviews.ts'
import { openReviewShop } from '../../tests/review-shop.ts'
import { approveReview, hideReview } from './moderate-review.ts'
import { changeReview } from './change-review.ts'
import { forgetReviewer } from './own-reviews.ts'
import { reviews } from './review-tables.ts'
import { RequestError } from '../errors.ts'
import { submitReview } from './submit-review.ts'
import { voteOnReview } from './vote-on-review.ts'

const shop = await openReviewShop()
const { database } = shop
const day = 86_400_000
let texts = 0

const ratings = fc.option(fc.integer({ min: 1, max: 5 }))
const deed = fc.record({
  does: fc.constantFrom(
    ...(['write', 'write', 'write', 'edit', 'rate', 'flag', 'approve', 'hide'] as const),
    ...(['upvote', 'downvote', 'clear', 'forget', 'delete', 'backdate'] as const),
  ),
  client: fc.nat(2),
  review: fc.nat(6),
  rating: ratings,
  daysAgo: fc.nat(3),
})
type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never

test('C-77 OPEN-40 whatever is written, edited, rated, voted, approved, hidden, forgotten and deleted, kept counts equal a recount', async () => {
  const clients = [await shop.client(), await shop.client(), await shop.client()].map(({ id }) => id)
  const subjectId = await shop.beer()
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 14 }), async (deeds) => {
      for (const one of deeds) await act(one, subjectId, clients)
      const { kept, counted } = await recountReviews(database, subjectId)
      expect(kept).toEqual(counted)
    }),
    { numRuns: 15 },
  )
})

/** Does it as the shop would; what the shop refuses changes nothing. */
async function act(asked: Deed, subjectId: string, clients: string[]) {
  const { does, client, review, rating, daysAgo } = asked
  const clientId = clients[client]!
  const now = new Date(shop.now().getTime() - daysAgo * day)
  const body = `Sold well all week, says text ${(texts += 1)}.`
  if (does === 'write') {
    await submitReview(database, { clientId, comment: { subjectId, body, rating }, now })
    return
  }
  const rows = await database.select().from(reviews).where(eq(reviews.beerId, subjectId))
  const kept = rows[review % Math.max(1, rows.length)]
  if (kept === undefined) return
  const reviewId = kept.id
  const change = (what: object) =>
    changeReview(database, { reviewId, clientId: kept.authorId ?? clientId, change: what, now })
  const deeds: Record<Exclude<Deed['does'], 'write'>, () => Promise<unknown>> = {
    edit: () => change({ body, rating }),
    rate: () => change({ rating }),
    flag: () => change({ body: `${body} Ring me on 07700 900123.` }),
    approve: () => approveReview(database, { reviewId, note: null, now }),
    hide: () => hideReview(database, { reviewId, reason: 'Not about the beer', now }),
    upvote: () => voteOnReview(database, { reviewId, clientId, reaction: 'upvote' }),
    downvote: () => voteOnReview(database, { reviewId, clientId, reaction: 'downvote' }),
    clear: () => voteOnReview(database, { reviewId, clientId, reaction: 'clear' }),
    forget: () => forgetReviewer(database, clientId),
    delete: () => database.delete(reviews).where(eq(reviews.id, reviewId)),
    backdate: () => database.update(reviews).set({ createdAt: now }).where(eq(reviews.id, reviewId)),
  }
  await deeds[does]().catch((error: unknown) => {
    if (!(error instanceof RequestError)) throw error
  })
}
