import type { BeerReviews } from '../../shared/api/reviews.ts'

/** Asked by a beer's page and answered by reviews, which stand above the catalogue. Topics drop the kept page. */
export type ReviewsOfBeer = (beerId: string) => Promise<{ reviews: BeerReviews; topics: string[] }>
