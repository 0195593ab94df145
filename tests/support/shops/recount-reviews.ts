import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../server/platform/database/database.ts'

/** Every stored count of a beer's reviews, of votes and of street creds, with a recount of each. */
export async function recountReviews(database: Database, beerId: string) {
  const rows = async (statement: SQL) => (await database.execute(statement)).rows
  const ofBeer = sql`beer_id = ${beerId}::uuid`
  const approved = sql`from reviews where ${ofBeer} and state = 'approved'`
  const stored = {
    byRating: await rows(sql`
      select rating::integer, reviews::integer, street_creds::integer from review_counts
      where ${ofBeer} and (reviews, street_creds) <> (0, 0) order by rating`),
    byDay: await rows(sql`
      select day::text, rating::integer, reviews::integer from review_days
      where ${ofBeer} and reviews <> 0 order by day, rating`),
    votes: await rows(sql`
      select id, upvotes::integer, downvotes::integer from reviews where upvotes + downvotes > 0 order by id`),
    streetCreds: await rows(sql`
      select client_id, street_creds::integer, votes::integer from reviewers order by client_id`),
  }
  const counted: typeof stored = {
    byRating: await rows(sql`
      select coalesce(rating, 0)::integer as rating, count(*)::integer as reviews,
        sum(street_creds)::integer as street_creds ${approved} group by 1 order by 1`),
    byDay: await rows(sql`
      select (created_at at time zone 'UTC')::date::text as day, coalesce(rating, 0)::integer as rating,
        count(*)::integer as reviews ${approved} group by 1, 2 order by 1, 2`),
    votes: await rows(sql`
      select review_id as id, (count(*) filter (where value = 1))::integer as upvotes,
        (count(*) filter (where value = -1))::integer as downvotes from review_votes group by 1 order by 1`),
    streetCreds: await rows(sql`
      select reviewers.client_id, coalesce(sum(value), 0)::integer as street_creds, count(value)::integer as votes
      from reviewers left join reviews on author_id = client_id left join review_votes on review_id = reviews.id
      group by 1 order by 1`),
  }
  return { stored, counted }
}
