import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { buildBeer } from '../../../tests/support/builders/builders.ts'
import { recountReviews } from '../../../tests/support/shops/recount-reviews.ts'
import { createServerDatabase } from '../../../tests/support/servers/test-database.ts'
import { clients } from '../../identity/accounts/client-tables.ts'
import { connectPostgres } from '../../platform/database/postgres-database.ts'
import { changeReview } from './change-review.ts'
import { approveReview, hideReview } from './moderate-review.ts'
import { findReviewCounterFaults } from './list-staff-reviews.ts'
import { reportReview } from './report-review.ts'
import { reviews } from './review-tables.ts'
import { submitReview } from './submit-review.ts'
import { voteOnReview } from './vote-on-review.ts'
import { operatorActor } from '../../platform/audit/actor.ts'
import { RequestError } from '../../platform/errors/request-error.ts'

const lanes = 8
const rounds = 25

test('many clients writing, editing, voting and operators deciding at once leave exact counts (C-77, OPEN-40)', async () => {
  const address = await createServerDatabase()
  const processes = await Promise.all([connectPostgres(address), connectPostgres(address)])
  onTestFinished(async () => {
    await Promise.all(processes.map((connection) => connection.close()))
  })
  const { database } = processes[0]!
  const { id: beerId } = await buildBeer(database)
  const rows = Array.from({ length: lanes }, (_, lane) => `${lane}@pub.example`)
  const authors = await database
    .insert(clients)
    .values(rows.map((email) => ({ email, emailKey: email, name: `Client ${email}` })))
    .returning({ id: clients.id })
  const written: { reviewId: string; clientId: string }[] = []
  let refusals = 0

  const work = authors.map(async ({ id: clientId }, lane) => {
    const { database: own } = processes[lane % processes.length]!
    for (let round = 0; round < rounds; round += 1) {
      const now = new Date(Date.UTC(2026, 4, 1 + (round % 3)))
      const body = `Sold well all week, says client ${lane} in round ${round}.`
      const rating = 1 + ((lane + round) % 5)
      const comment = { subjectId: beerId, body, rating }
      const { id } = await submitReview(own, { clientId, comment, now })
      written.push({ reviewId: id, clientId })
      const some = written[(round * 7 + lane) % written.length]!
      const shared = written[round % written.length]!
      const actions = [
        () => voteOnReview(own, { reviewId: shared.reviewId, clientId, reaction: 'upvote' }),
        () => changeReview(own, { ...some, change: { rating: 1 + (round % 5) }, now }),
        () => changeReview(own, { ...some, change: { body: `${body} Ring 07700 900123.` }, now }),
        () =>
          own.transaction((within) =>
            approveReview(within, { reviewId: some.reviewId, note: null, actor: operatorActor, now }),
          ),
        () => voteOnReview(own, { reviewId: shared.reviewId, clientId, reaction: 'downvote' }),
        () =>
          own.transaction((within) =>
            hideReview(within, {
              reviewId: some.reviewId,
              reason: 'Not about the beer',
              actor: operatorActor,
              now,
            }),
          ),
        () =>
          reportReview(own, {
            reviewId: shared.reviewId,
            clientId,
            reason: 'Not about the beer',
            buyersAmong: async () => new Set(),
            now,
          }),
        () => own.delete(reviews).where(eq(reviews.id, some.reviewId)),
      ]
      await actions[(round + lane) % actions.length]!().catch((error: unknown) => {
        if (!(error instanceof RequestError)) throw error
        refusals += 1
      })
    }
  })
  await Promise.all(work)
  const { stored, counted } = await recountReviews(database, beerId)
  expect(stored).toEqual(counted)
  expect(await findReviewCounterFaults(database)).toEqual([])
  expect(written).toHaveLength(lanes * rounds)
  expect(refusals).toBeLessThan(lanes * rounds)
})
