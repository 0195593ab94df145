import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { reviewVotes } from './review-tables.ts'

type Vote = { reviewId: string; clientId: string }

/** The client's one vote on the review; the same again changes nothing and counts nothing. */
export async function putVote(
  database: Database,
  { value, ...vote }: Vote & { value: 1 | -1 },
): Promise<void> {
  await database
    .insert(reviewVotes)
    .values({ ...vote, value })
    .onConflictDoUpdate({
      target: [reviewVotes.reviewId, reviewVotes.clientId],
      set: { value },
      setWhere: sql`${reviewVotes.value} <> excluded.value`,
    })
}

export async function deleteVote(database: Database, { reviewId, clientId }: Vote): Promise<void> {
  await database
    .delete(reviewVotes)
    .where(and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.clientId, clientId)))
}
