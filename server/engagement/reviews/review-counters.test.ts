import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recountReviews } from '../../../tests/support/shops/recount-reviews.ts'
import { openReviewShop } from '../../../tests/support/shops/review-shop.ts'
import { runCount } from '../../../tests/support/builders/run-counts.ts'
import { operatorActor } from '../../platform/audit/actor.ts'
import { approveReview, hideReview } from './moderate-review.ts'
import { changeReview } from './change-review.ts'
import { forgetReviewer } from './own-reviews.ts'
import { reviews } from './review-tables.ts'
import { submitReview } from './submit-review.ts'
import { voteOnReview } from './vote-on-review.ts'
import { RequestError } from '../../platform/errors/request-error.ts'

const shop = await openReviewShop()
const { database } = shop
const day = 86_400_000
let texts = 0

const ratings = fc.option(fc.integer({ min: 1, max: 5 }))
const action = fc.record({
  does: fc.constantFrom(
    ...(['write', 'write', 'write', 'edit', 'rate', 'flag', 'approve', 'hide'] as const),
    ...(['upvote', 'downvote', 'clear', 'forget', 'delete', 'backdate'] as const),
  ),
  client: fc.nat(2),
  review: fc.nat(6),
  rating: ratings,
  daysAgo: fc.nat(3),
})
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never

test('after any sequence of writes, edits, votes, decisions and deletions the stored counts equal a recount (C-77, OPEN-40)', async () => {
  const clients = [await shop.client(), await shop.client(), await shop.client()].map(({ id }) => id)
  const subjectId = await shop.beer()
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 14 }), async (actions) => {
      for (const one of actions) await act(one, subjectId, clients)
      const { stored, counted } = await recountReviews(database, subjectId)
      expect(stored).toEqual(counted)
    }),
    { numRuns: runCount(15) },
  )
})

/** Performs the step as the shop would; a refused step changes nothing. */
async function act(asked: Action, subjectId: string, clients: string[]) {
  const { does, client, review, rating, daysAgo } = asked
  const clientId = clients[client]!
  const now = new Date(shop.now().getTime() - daysAgo * day)
  const body = `Sold well all week, says text ${(texts += 1)}.`
  if (does === 'write') {
    await submitReview(database, { clientId, comment: { subjectId, body, rating }, now })
    return
  }
  const rows = await database.select().from(reviews).where(eq(reviews.beerId, subjectId))
  const stored = rows[review % Math.max(1, rows.length)]
  if (stored === undefined) return
  const reviewId = stored.id
  const change = (what: object) =>
    changeReview(database, { reviewId, clientId: stored.authorId ?? clientId, change: what, now })
  const actions: Record<Exclude<Action['does'], 'write'>, () => Promise<unknown>> = {
    edit: () => change({ body, rating }),
    rate: () => change({ rating }),
    flag: () => change({ body: `${body} Ring me on 07700 900123.` }),
    approve: () =>
      database.transaction((within) =>
        approveReview(within, { reviewId, note: null, actor: operatorActor, now }),
      ),
    hide: () =>
      database.transaction((within) =>
        hideReview(within, { reviewId, reason: 'Not about the beer', actor: operatorActor, now }),
      ),
    upvote: () => voteOnReview(database, { reviewId, clientId, reaction: 'upvote' }),
    downvote: () => voteOnReview(database, { reviewId, clientId, reaction: 'downvote' }),
    clear: () => voteOnReview(database, { reviewId, clientId, reaction: 'clear' }),
    forget: () => forgetReviewer(database, clientId),
    delete: () => database.delete(reviews).where(eq(reviews.id, reviewId)),
    backdate: () => database.update(reviews).set({ createdAt: now }).where(eq(reviews.id, reviewId)),
  }
  await actions[does]().catch((error: unknown) => {
    if (!(error instanceof RequestError)) throw error
  })
}
