import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { reviewVotes } from './review-tables.ts'

type Vote = { reviewId: string; clientId: string }

/**
 * The client's one vote on the review, as far as it may be voted on: it is shown, and not the client's own (C-78). The
 * same again changes nothing and counts nothing.
 */
export async function putVote(
  database: Database,
  { reviewId, clientId, value }: Vote & { value: 1 | -1 },
): Promise<void> {
  await database.execute(sql`
    insert into review_votes as kept (review_id, client_id, value)
    select id, ${clientId}::uuid, ${value}::smallint from reviews
    where id = ${reviewId}::uuid and state = 'approved' and author_id is distinct from ${clientId}::uuid
    on conflict (review_id, client_id) do update set value = excluded.value where kept.value <> excluded.value`)
}

/** Takes it back, where the review is still shown. */
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
