import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildBeer } from '../../../tests/support/builders/builders.ts'
import { randomRuns } from '../../../tests/support/builders/run-counts.ts'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { clients } from '../../identity/accounts/client-tables.ts'
import type { Database } from '../../platform/database/database.ts'
import { findReviewCounterFaults, listStaffReviews } from './list-staff-reviews.ts'
import { decideReports } from './report-queries.ts'
import { reviewReports, reviews } from './review-tables.ts'

const numRuns = randomRuns({ quick: 15, thorough: 150 })
const places = { review: fc.nat({ max: 2 }), client: fc.nat({ max: 2 }) }
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('report' as const), ...places }) },
  fc.record({ what: fc.constantFrom('uphold', 'dismiss', 'reopen', 'delete review', 'leave'), ...places }),
)

test('reported are the reviews of which a report waits, however reports come and go (STAF-21)', async () => {
  const { database } = await useTestDatabase()
  const { id: beerId } = await buildBeer(database)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      await database.delete(reviews)
      await database.delete(clients)
      const reviewIds = await writeReviews(database, beerId)
      const clientIds = await openAccounts(database)
      for (const { what, review, client } of steps) {
        const [reviewId, reporterId] = [reviewIds[review]!, clientIds[client]!]
        if (what === 'report') await report(database, { reviewId, reporterId })
        else if (what === 'uphold') await decideReports(database, reviewId, 'approved')
        else if (what === 'dismiss') await decideReports(database, reviewId, 'dismissed')
        else if (what === 'reopen') await database.update(reviewReports).set({ state: 'pending' })
        else if (what === 'leave') await database.delete(clients).where(eq(clients.id, reporterId))
        else await database.delete(reviews).where(eq(reviews.id, reviewId))
        expect(await listed(database)).toEqual(await waiting(database))
        expect(await findReviewCounterFaults(database)).toEqual([])
      }
    }),
    { numRuns, endOnFailure: true },
  )
})

async function writeReviews(database: Database, beerId: string): Promise<string[]> {
  const at = new Date('2026-05-01T12:00:00Z')
  const written = { beerId, body: 'Sold well.', state: 'approved', verdict: 'approved' } as const
  const rows = [1, 2, 3].map(() => ({ ...written, createdAt: at, updatedAt: at }))
  return (await database.insert(reviews).values(rows).returning({ id: reviews.id })).map(({ id }) => id)
}

async function openAccounts(database: Database): Promise<string[]> {
  const emails = [1, 2, 3].map(() => `${randomUUID()}@pub.example`)
  const rows = emails.map((email) => ({ email, emailKey: email, name: 'A pub' }))
  return (await database.insert(clients).values(rows).returning({ id: clients.id })).map(({ id }) => id)
}

/** No one reports twice, and neither who has left nor what is gone is in a report. */
async function report(database: Database, named: { reviewId: string; reporterId: string }): Promise<void> {
  const isGone =
    (await database.$count(reviews, eq(reviews.id, named.reviewId))) === 0 ||
    (await database.$count(clients, eq(clients.id, named.reporterId))) === 0
  if (isGone) return
  await database
    .insert(reviewReports)
    .values({ ...named, reason: 'Not about the beer', createdAt: new Date('2026-05-02T12:00:00Z') })
    .onConflictDoNothing()
}

/** The reviews of which a report waits, and how many they are. */
async function waiting(database: Database) {
  const rows = await database
    .selectDistinct({ id: reviewReports.reviewId })
    .from(reviewReports)
    .where(eq(reviewReports.state, 'pending'))
  return { count: rows.length, ids: rows.map(({ id }) => id).toSorted() }
}

async function listed(database: Database) {
  const { rows, views } = await listStaffReviews(database, { view: 'reported' })
  return {
    count: views.find(({ key }) => key === 'reported')?.count,
    ids: rows.map(({ id }) => id).toSorted(),
  }
}
