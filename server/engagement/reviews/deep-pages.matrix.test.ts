import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openReviewShop } from '../../../tests/support/shops/review-shop.ts'
import { runCount } from '../../../tests/support/builders/run-counts.ts'
import { readAskedReviews, readReviews } from './read-reviews.ts'
import { reviews } from './review-tables.ts'

const shop = await openReviewShop()
const { database } = shop
const count = 5200

/**
 * So many reviews of one beer over twelve days, most with four stars, some at the same moment; every hundredth waits,
 * and some of those are the client's own.
 */
async function fillBeer() {
  const [author, viewer] = [await shop.client(), await shop.client()]
  const subjectId = await shop.beer()
  // In pieces: triggers count each review, and one statement may take ten seconds at most.
  for (let first = 1; first <= count; first += 400)
    await database.execute(sql`
    insert into reviews (beer_id, author_id, rating, body, state, verdict, created_at, updated_at)
    select ${subjectId}::uuid, case when n % 500 = 0 then ${viewer.id}::uuid else ${author.id}::uuid end,
      case when n % 7 = 0 then nullif(n % 6, 0) else 4 end, 'Sold well, says text ' || n,
      case when n % 100 = 0 then 'pending' else 'approved' end, 'approved',
      timestamptz '2026-05-02 23:59:59Z' - (n / 3) * interval '10 minutes', now()
    from generate_series(${first}::integer, ${Math.min(count, first + 399)}::integer) n`)
  const rows = await database
    .select({ id: reviews.id, rating: reviews.rating, state: reviews.state, authorId: reviews.authorId })
    .from(reviews)
    .where(eq(reviews.beerId, subjectId))
    .orderBy(sql`created_at desc, id desc`)
  return { subjectId, viewerId: viewer.id, rows }
}

test('every page of a long list is the one that counting from the first would give (RAPI-05, RAPI-06, RAPI-07, RAPI-08, OPEN-42)', async () => {
  const { subjectId, viewerId, rows } = await fillBeer()
  const asked = fc.record({
    rating: fc.constantFrom(undefined, undefined, '4', '4', '1'),
    pageSize: fc.constantFrom('1', '5', '13', '50'),
    /** From the newest to beyond the oldest. */
    place: fc.double({ min: 0, max: 1.02, noNaN: true }),
    withOwn: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(asked, async ({ rating, pageSize, place, withOwn }) => {
      const listed = rows.filter(
        (row) =>
          (rating === undefined || row.rating === Number(rating)) &&
          (row.state === 'approved' || (withOwn && row.authorId === viewerId)),
      )
      const size = Number(pageSize)
      const page = 1 + Math.floor((place * listed.length) / size)
      const query = { subjectId, pageSize, page: String(page), approvedOnly: String(!withOwn) }
      const { comments, meta } = await readReviews(
        database,
        readAskedReviews({ ...query, ...(rating !== undefined && { rating }) }),
        viewerId,
      )
      expect(comments.map(({ id }) => id)).toEqual(
        listed.slice((page - 1) * size, page * size).map(({ id }) => id),
      )
      expect(meta).toMatchObject({ total: listed.length, pages: Math.ceil(listed.length / size) })
    }),
    { numRuns: runCount(120) },
  )
})
