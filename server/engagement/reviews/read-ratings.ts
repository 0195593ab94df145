import type { Database } from '../../platform/database/database.ts'
import { ratingRows } from './review-queries.ts'
import { averageRatingOf } from './review-view.ts'

export type BeerRating = {
  /** Approved reviews, with or without stars. */
  reviews: number
  /** Out of 5, to two decimals; null where no review gives stars. */
  averageRating: number | null
}

/** What approved reviews say of these beers, by beer id; a beer without one is left out (S-01). Ids must be UUIDs. */
export async function readRatings(
  database: Database,
  beerIds: readonly string[],
): Promise<Map<string, BeerRating>> {
  if (beerIds.length === 0) return new Map()
  const rows = await ratingRows(database, beerIds)
  return new Map(
    beerIds.flatMap((beerId) => {
      const own = rows.filter((row) => row.beerId === beerId)
      const reviews = own.reduce((sum, row) => sum + row.reviews, 0)
      return reviews === 0 ? [] : [[beerId, { reviews, averageRating: averageRatingOf(own) }] as const]
    }),
  )
}
