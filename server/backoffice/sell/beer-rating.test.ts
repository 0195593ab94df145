import { expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { buildBeer, buildBrewery } from '../../../tests/support/builders/builders.ts'
import { addMember } from '../../../tests/support/shops/add-staff.ts'
import { openReviewShop } from '../../../tests/support/shops/review-shop.ts'
import { reviews } from '../../engagement/reviews/review-tables.ts'

test('a brewery reads the stars of its beer by month, of approved reviews alone (SEE-06)', async () => {
  const shop = await openReviewShop({ lasts: 'test' })
  const { database } = shop
  const brewery = await buildBrewery(database)
  const beer = await buildBeer(database, { breweryId: brewery.id })
  const stored = async (
    rating: number | null,
    createdAt: string,
    state: 'approved' | 'hidden' = 'approved',
  ) =>
    database.insert(reviews).values({
      beerId: beer.id,
      rating,
      body: 'Dropped bright in a day.',
      state,
      verdict: 'approved',
      createdAt: new Date(createdAt),
      updatedAt: new Date(createdAt),
    })
  await stored(5, '2026-10-31T23:30:00Z')
  await stored(4, '2026-10-02T10:00:00Z')
  await stored(3, '2026-11-01T00:30:00Z')
  await stored(null, '2026-11-02T10:00:00Z')
  await stored(1, '2026-11-03T10:00:00Z', 'hidden')
  const owner = await shop.client()
  await addMember(database, { clientId: owner.id, breweryId: brewery.id, role: 'owner' })
  const read = (slug: string, id: string) => shop.get(`/api/sell/${slug}/beers/${id}/ratings`, owner.headers)
  const { months } = (await read(brewery.slug, beer.id)).json()
  expect(months).toEqual([
    { month: '2026-10', reviews: 2, stars: 4.5 },
    { month: '2026-11', reviews: 1, stars: 3 },
  ])
  const listed = await database.select().from(reviews).where(eq(reviews.beerId, beer.id))
  expect(months.reduce((sum: number, row: { reviews: number }) => sum + row.reviews, 0)).toBe(
    listed.filter(({ state, rating }) => state === 'approved' && rating !== null).length,
  )
  const foreign = await buildBeer(database)
  expect((await read(brewery.slug, foreign.id)).statusCode).toBe(404)
  expect((await read(brewery.slug, 'no-id')).statusCode).toBe(404)
})
