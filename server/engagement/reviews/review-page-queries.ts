import { desc, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { Stretch, Walk } from './page-walk.ts'
import { type ReviewRow, selectReviews } from './review-queries.ts'
import { reviews } from './review-tables.ts'

/** The subject of the listed reviews, and their viewer. */
export type ListedReviews = {
  beerId: string
  /** 1 to 5, or null for every review. */
  rating: number | null
  viewerId: string | null
}

/** A day (UTC) that a walk may start at, and how many reviews it leaves aside on the way there. */
export type WalkStart = { day: string; skipped: number }

/** The day in which the first review of a walk was written; null when there is none so far away. */
export async function dayOfWalk(
  database: Database,
  { beerId, rating, from, skip }: ListedReviews & Walk,
): Promise<WalkStart | null> {
  const order = from === 'newest' ? sql`day desc` : sql`day`
  const { rows } = await database.execute(sql`
    select day::text, skipped::integer from (
      select day, sum(reviews) as here, sum(sum(reviews)) over (order by ${order}) - sum(reviews) as skipped
      from review_days where beer_id = ${beerId}::uuid${isRated(rating)} group by day
    ) as days where skipped + here > ${skip}::integer order by ${order} limit 1`)
  const [row] = rows
  return row === undefined ? null : { day: String(row['day']), skipped: Number(row['skipped']) }
}

/** One page, newest first: ids from an index alone, then everything else for these few. */
export async function reviewRows(
  database: Database,
  {
    page,
    walk,
    start,
    ownAfter,
    ...listed
  }: ListedReviews & {
    page: Stretch
    /** Leads to the approved reviews of the page. */
    walk: Walk
    start: WalkStart | null
    /** Includes the viewer's own pending reviews and counts them in the page's offset; null without any. */
    ownAfter: number | null
  },
): Promise<ReviewRow[]> {
  const approved = approvedIds(listed, walk, start)
  const ids =
    ownAfter === null
      ? sql`select id from (${approved}) as approved`
      : sql`select id from (
            (${approved}) union all (select id, created_at from reviews where ${isOwnPending(listed)})
          ) as both_kinds order by created_at desc, id desc limit ${page.limit} offset ${ownAfter}`
  return selectReviews(database, listed.viewerId)
    .where(sql`${reviews.id} in (${ids})`)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
}

function approvedIds(listed: ListedReviews, { from, skip, take }: Walk, start: WalkStart | null): SQL {
  const isNewest = from === 'newest'
  const bound = start === null ? sql`` : isNewest ? endOf(start.day) : beginOf(start.day)
  return sql`select id, created_at from reviews
    where beer_id = ${listed.beerId}::uuid and state = 'approved'${isRated(listed.rating)}${bound}
    order by ${isNewest ? sql`created_at desc, id desc` : sql`created_at, id`}
    limit ${take} offset ${skip - (start?.skipped ?? 0)}`
}

const endOf = (day: string) => sql` and created_at < (${day}::date + 1)::timestamp at time zone 'UTC'`
const beginOf = (day: string) => sql` and created_at >= ${day}::date::timestamp at time zone 'UTC'`

export async function countOwnPending(database: Database, listed: ListedReviews): Promise<number> {
  return database.$count(reviews, isOwnPending(listed))
}

const isOwnPending = ({ beerId, rating, viewerId }: ListedReviews) =>
  sql`author_id = ${viewerId}::uuid and beer_id = ${beerId}::uuid and state = 'pending'${isRated(rating)}`

const isRated = (rating: number | null) => (rating === null ? sql`` : sql` and rating = ${rating}`)
