import { listPageSize } from '../../shared/api/list-api.ts'
import { type ReviewView, reviewViews } from '../../shared/api/list-views.ts'
import { clampPage, pageCount } from '../../shared/api/pagination.ts'
import type { StaffReviewList } from '../../shared/api/staff-reviews-api.ts'
import { findPublicClients } from '../accounts/find-public-clients.ts'
import { findBeerNames } from '../catalogue/find-beers.ts'
import type { Database } from '../database/database.ts'
import {
  countReviewsIn,
  type ModerationFilter,
  type ReviewToModerate,
  reviewsToModerate,
} from './moderation-queries.ts'

type Asked = ModerationFilter & { view: ReviewView; page?: number | undefined }

/** A page of a view of reviews, with how many of the same search each view has (STAF-21). */
export async function listStaffReviews(
  database: Database,
  { view, page: wanted, ...filter }: Asked,
): Promise<StaffReviewList> {
  const views = await Promise.all(
    reviewViews.map(async (key) => ({
      key,
      count: await countReviewsIn(database, { ...filter, view: key }),
    })),
  )
  const total = views.find(({ key }) => key === view)!.count
  const pages = pageCount(total, listPageSize)
  const page = clampPage(wanted, pages)
  const place = { offset: (page - 1) * listPageSize, limit: listPageSize }
  const rows = await reviewsToModerate(database, { ...filter, view }, place)
  const authors = await findPublicClients(
    database,
    rows.flatMap(({ authorId }) => authorId ?? []),
  )
  const beers = await findBeerNames(
    database,
    rows.map(({ beerId }) => beerId),
  )
  const beerOf = new Map(beers.map((beer) => [beer.id, beer]))
  return {
    rows: rows.map((row) => ({
      ...staffReviewFacts(row, beerOf.get(row.beerId)),
      author: authors.get(row.authorId ?? '')?.name ?? null,
    })),
    total,
    page,
    pages,
    views,
  }
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
