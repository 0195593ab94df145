import type { Database } from '../../platform/database/database.ts'
import { reviews, reviewVotes } from './review-tables.ts'

export type NewDemoReview = typeof reviews.$inferInsert
export type NewDemoVote = typeof reviewVotes.$inferInsert

/** The ids, in the order of the rows. */
export async function insertDemoReviews(
  database: Database,
  rows: readonly NewDemoReview[],
): Promise<string[]> {
  const stored = await database
    .insert(reviews)
    .values([...rows])
    .returning({ id: reviews.id })
  return stored.map(({ id }) => id)
}

export async function insertDemoVotes(database: Database, votes: readonly NewDemoVote[]): Promise<void> {
  await database.insert(reviewVotes).values([...votes])
}
