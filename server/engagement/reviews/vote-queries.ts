import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { reviewVotes } from './review-tables.ts'

type Vote = { reviewId: string; clientId: string }

/**
 * The client's one vote on the review, as far as it may be voted on: it is shown, and not the client's own (C-78). The
 * same again changes nothing and counts nothing. The review is locked: one that is deleted meanwhile gets no vote.
 */
export async function putVote(
  database: Database,
  { reviewId, clientId, value }: Vote & { value: 1 | -1 },
): Promise<void> {
  await database.execute(sql`
    insert into review_votes as stored (review_id, client_id, value)
    select id, ${clientId}::uuid, ${value}::smallint from reviews
    where id = ${reviewId}::uuid and state = 'approved' and author_id is distinct from ${clientId}::uuid
    for key share
    on conflict (review_id, client_id) do update set value = excluded.value where stored.value <> excluded.value`)
}

/** Clears the vote if the review is still shown. */
export async function deleteVote(database: Database, { reviewId, clientId }: Vote): Promise<void> {
  await database
    .delete(reviewVotes)
    .where(
      and(
        eq(reviewVotes.reviewId, reviewId),
        eq(reviewVotes.clientId, clientId),
        sql`exists (select from reviews where id = ${reviewVotes.reviewId} and state = 'approved')`,
      ),
    )
}
