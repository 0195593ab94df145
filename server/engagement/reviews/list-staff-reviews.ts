import { type ReviewView, reviewViews } from '../../../shared/api/list-views.ts'
import type { StaffReviewList } from '../../../shared/api/staff-reviews-api.ts'
import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import { findBeerNames } from '../../catalogue/beers/find-beers.ts'
import type { Database } from '../../platform/database/database.ts'
import { readViewPage } from '../../platform/database/read-page.ts'
import {
  countReviews,
  type ModerationFilter,
  type ReviewToModerate,
  reviewsToModerate,
  reviewCounterFaults,
} from './moderation-queries.ts'

type ListStaffReviewsInput = ModerationFilter & { view: ReviewView; page?: number | undefined }

/** A page of a view of reviews, with how many of the same search each view has (STAF-21). */
export async function listStaffReviews(
  database: Database,
  { view, page, ...filter }: ListStaffReviewsInput,
): Promise<StaffReviewList> {
  return readViewPage({
    page,
    view,
    views: reviewViews,
    counts: countReviews(database, filter),
    rows: async (place) => viewRows(database, await reviewsToModerate(database, { ...filter, view }, place)),
  })
}

async function viewRows(
  database: Database,
  rows: readonly ReviewToModerate[],
): Promise<StaffReviewList['rows']> {
  const [authors, beers] = await Promise.all([
    findPublicClients(
      database,
      rows.flatMap(({ authorId }) => authorId ?? []),
    ),
    findBeerNames(
      database,
      rows.map(({ beerId }) => beerId),
    ),
  ])
  const beerOf = new Map(beers.map((beer) => [beer.id, beer]))
  return rows.map((row) => ({
    ...staffReviewFacts(row, beerOf.get(row.beerId)),
    author: authors.get(row.authorId ?? '')?.name ?? null,
  }))
}

/** What the list and the page of a review both show of it. */
export function staffReviewFacts(
  row: ReviewToModerate,
  beer: { name: string; breweryName: string } | undefined,
) {
  const { id, createdAt, state, verdictReasons, openReports, beerId, rating, title, body } = row
  return {
    id,
    createdAt: createdAt.toISOString(),
    state,
    reasons: verdictReasons,
    openReports,
    beer: { id: beerId, name: beer?.name ?? '', brewery: beer?.breweryName ?? '' },
    rating,
    title,
    body,
  }
}

/** Where what the staff's list of reviews counts by is not what there is, in words. */
export const findReviewCounterFaults = (database: Database): Promise<string[]> =>
  reviewCounterFaults(database)
