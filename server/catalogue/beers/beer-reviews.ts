import type { BeerReviews } from '../../../shared/api/reviews-api.ts'

type ReviewsWithTopics = {
  reviews: BeerReviews
  /** A change event of one of these drops the cached page that shows the reviews. */
  topics: string[]
}

/**
 * Reads the reviews of a beer. The beer's page calls it and reviews provide it, because reviews rank above the
 * catalogue.
 */
export type ReviewsOfBeer = (beerId: string) => Promise<ReviewsWithTopics>
