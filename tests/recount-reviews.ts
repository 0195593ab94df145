import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '../server/database/connect.ts'

/** Everything that is kept as a count of a beer's reviews and of votes equals what is counted in the tables now. */
export async function expectExactCounts(database: Database, beerId: string): Promise<void> {
  const rows = async (statement: ReturnType<typeof sql>) => (await database.execute(statement)).rows
  const ofBeer = sql`beer_id = ${beerId}::uuid`
  const approved = sql`from reviews where ${ofBeer} and state = 'approved'`

  const byRating = sql`rating::integer, reviews::integer, street_creds::integer`
  expect(
    await rows(
      sql`select ${byRating} from review_counts where ${ofBeer} and (reviews, street_creds) <> (0, 0) order by 1`,
    ),
    'by rating',
  ).toEqual(
    await rows(sql`
      select ${byRating} from (
        select coalesce(rating, 0) as rating, count(*) as reviews, sum(street_creds) as street_creds ${approved} group by 1
      ) as counted order by 1`),
  )
  const byDay = sql`day::text, rating::integer, reviews::integer`
  expect(
    await rows(sql`select ${byDay} from review_days where ${ofBeer} and reviews <> 0 order by 1, 2`),
    'by day',
  ).toEqual(
    await rows(sql`
      select ${byDay} from (
        select (created_at at time zone 'UTC')::date as day, coalesce(rating, 0) as rating, count(*) as reviews ${approved}
        group by 1, 2
      ) as counted order by 1, 2`),
  )
  expect(
    await rows(sql`
      select id from reviews where upvotes <> (select count(*) from review_votes where review_id = reviews.id and value = 1)
        or downvotes <> (select count(*) from review_votes where review_id = reviews.id and value = -1)`),
    'votes',
  ).toEqual([])
  expect(
    await rows(sql`
      select client_id from reviewers left join reviews on author_id = client_id group by client_id
      having reviewers.street_creds <> coalesce(sum(upvotes - downvotes), 0)
        or reviewers.votes <> coalesce(sum(upvotes + downvotes), 0)`),
    'street creds',
  ).toEqual([])
}
