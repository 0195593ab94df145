import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { buildBeer } from '../../../tests/support/builders/builders.ts'
import { createServerDatabase } from '../../../tests/support/servers/test-database.ts'
import { clients } from '../../identity/accounts/client-tables.ts'
import { operatorActor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { connectPostgres } from '../../platform/database/postgres-database.ts'
import { findReviewCounterFaults } from './list-staff-reviews.ts'
import { hideReview } from './moderate-review.ts'
import { forgetReviewer } from './own-reviews.ts'
import { reviewReports, reviews, reviewVotes } from './review-tables.ts'

const rounds = 30
const now = new Date('2026-05-02T12:00:00Z')

test('clients leave while staff decide on what they reported, and no one waits in a circle', async () => {
  const connection = await connectPostgres(await createServerDatabase())
  onTestFinished(connection.close)
  const { database } = connection
  const { id: beerId } = await buildBeer(database)
  for (let round = 0; round < rounds; round += 1) {
    const reviewIds = [await writeReview(database, beerId), await writeReview(database, beerId)]
    const clientIds = await openAccounts(database, round)
    // Each votes on one and reports the other, in turn.
    const of = (at: number) => reviewIds[at % 2]!
    await database
      .insert(reviewReports)
      .values(
        clientIds.map((reporterId, at) => ({ reviewId: of(at), reporterId, reason: 'Rude', createdAt: now })),
      )
    await database
      .insert(reviewVotes)
      .values(clientIds.map((clientId, at) => ({ reviewId: of(at + 1), clientId, value: 1 })))
    await Promise.all([
      ...reviewIds.map((reviewId) =>
        database.transaction((within) =>
          hideReview(within, { reviewId, reason: 'Rude', actor: operatorActor, now }),
        ),
      ),
      ...clientIds.map((id) =>
        database.transaction(async (within) => {
          await forgetReviewer(within, id)
          await within.delete(clients).where(eq(clients.id, id))
        }),
      ),
    ])
  }
  expect(await database.$count(reviewReports)).toBe(0)
  expect(await findReviewCounterFaults(database)).toEqual([])
})

async function writeReview(database: Database, beerId: string): Promise<string> {
  const written = { beerId, body: 'Sold well.', state: 'approved', verdict: 'approved' } as const
  const [row] = await database
    .insert(reviews)
    .values({ ...written, createdAt: now, updatedAt: now })
    .returning({ id: reviews.id })
  return row!.id
}

async function openAccounts(database: Database, round: number): Promise<string[]> {
  const emails = [1, 2, 3, 4].map((each) => `${round}-${each}@pub.example`)
  const rows = emails.map((email) => ({ email, emailKey: email, name: 'A pub' }))
  return (await database.insert(clients).values(rows).returning({ id: clients.id })).map(({ id }) => id)
}
