import {
  type BeerReviews,
  type CommentList,
  type CommentQuery,
  type CommentSummary,
  reviewSubjectType,
} from '../../../shared/api/reviews-api.ts'
import { clampPage, clampPageSize, pageCount } from '../../../shared/api/pagination.ts'
import { reviewPageSize, reviewRating } from '../../../shared/reviews/review-limits.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import { lasting } from '../../platform/cache/part-cache.ts'
import type { ReviewsOfBeer } from '../../catalogue/beers/beer-reviews.ts'
import type { Database } from '../../platform/database/database.ts'
import { findReviewPage } from './find-review-page.ts'
import { countOwnPending } from './review-page-queries.ts'
import { mostStreetCreds, ratingMonths, reviewCountRows, type ReviewCountRow } from './review-queries.ts'
import { reviewerRow } from './reviewer-queries.ts'
import { summaryView } from './review-view.ts'
import { showReviews, topicsOfReviews } from './show-reviews.ts'
import { badParameter } from '../../platform/errors/common-errors.ts'

/** Pages after this one are empty: no list is read that far. */
const lastPage = 1_000_000

/** The query for a list of reviews. */
export type ReviewsQuery = {
  /** Null for a subject that cannot have reviews. */
  beerId: string | null
  rating: number | null
  page: number
  pageSize: number
  withOwnPending: boolean
}

/** Reads the query of the list (RAPI-03 to RAPI-08). Throws RequestError 400 without a subject or for a rating that is none. */
export function readAskedReviews(query: CommentQuery): ReviewsQuery {
  return {
    beerId: readSubject(query),
    rating: readRating(query.rating),
    page: clampPage(query.page, lastPage),
    pageSize: clampPageSize(query.pageSize ?? query.page_size, reviewPageSize),
    withOwnPending: query.approvedOnly === 'false',
  }
}

/** The beer of the query; a subject without a type is a beer (ENT-62). */
export function readSubject({
  subjectType = reviewSubjectType,
  subjectId = '',
}: Pick<CommentQuery, 'subjectType' | 'subjectId'>): string | null {
  if (subjectId === '') throw badParameter('subjectId', 'the id of a beer')
  return subjectType === reviewSubjectType && isUuid(subjectId) ? subjectId.toLowerCase() : null
}

function readRating(text: string | undefined): number | null {
  if (text === undefined || text === '' || text === 'all') return null
  const rating = Number(text)
  if (Number.isInteger(rating) && rating >= reviewRating.min && rating <= reviewRating.max) return rating
  throw badParameter('rating', 'a whole number from 1 to 5')
}

/** One page of reviews, newest first (OPEN-42). A page after the last one is empty, so that loading more ends there. */
export async function readReviews(
  database: Database,
  { beerId, rating, page, pageSize, withOwnPending }: ReviewsQuery,
  viewerId: string | null,
  known?: readonly ReviewCountRow[],
): Promise<CommentList> {
  if (beerId === null) return { comments: [], meta: { page, pageSize, total: 0, pages: 1 } }
  const listed = { beerId, rating, viewerId }
  const [counts, ownPending] = await Promise.all([
    known ?? reviewCountRows(database, beerId),
    withOwnPending && viewerId !== null ? countOwnPending(database, listed) : 0,
  ])
  const approved = sumOf(counts, rating)
  const total = approved + ownPending
  const meta = { page, pageSize, total, pages: pageCount(total, pageSize) }
  const offset = (page - 1) * pageSize
  if (offset >= total) return { comments: [], meta }
  const stretch = { offset, limit: pageSize }
  const rows = await findReviewPage(database, { ...listed, page: stretch, approved, ownPending })
  return { comments: await showReviews(database, rows, viewerId), meta }
}

/** The same for a client, with the client's permission to write, with or without a review here (OPEN-41). */
export async function readReviewsFor(
  database: Database,
  query: ReviewsQuery,
  clientId: string,
): Promise<CommentList> {
  const [list, { blockedReason }] = await Promise.all([
    readReviews(database, query, clientId),
    reviewerRow(database, clientId),
  ])
  return { ...list, viewer: { canComment: blockedReason === null } }
}

const sumOf = (counts: readonly ReviewCountRow[], rating: number | null) =>
  counts
    .filter((count) => rating === null || count.rating === rating)
    .reduce((sum, count) => sum + count.reviews, 0)

/** C-77: approved reviews only. */
export async function readSummary(database: Database, beerId: string | null): Promise<CommentSummary> {
  if (beerId === null) return summaryView([], null)
  const [counts, most] = await Promise.all([
    reviewCountRows(database, beerId),
    mostStreetCreds(database, beerId),
  ])
  return summaryView(counts, most)
}

/** Stars of a beer over time, from approved reviews (SEE-06). */
export const readRatingMonths = async (database: Database, beerId: string): ReturnType<typeof ratingMonths> =>
  ratingMonths(database, beerId)

/** Of every beer without reviews, so that what shows them is rendered once. */
const noReviews = lasting<BeerReviews>({
  summary: summaryView([], null),
  firstPage: {
    comments: [],
    meta: { page: 1, pageSize: reviewPageSize.default, total: 0, pages: 1 },
  },
})

/** The reviews and summary in the page of a beer. */
export const reviewsForBeerPage =
  (database: Database): ReviewsOfBeer =>
  async (beerId) => {
    const counts = await reviewCountRows(database, beerId)
    if (sumOf(counts, null) === 0) return { reviews: noReviews, topics: topicsOfReviews(beerId, []) }
    const asked = readAskedReviews({ subjectId: beerId })
    const [most, firstPage] = await Promise.all([
      mostStreetCreds(database, beerId),
      readReviews(database, asked, null, counts),
    ])
    const reviews = lasting<BeerReviews>({ summary: summaryView(counts, most), firstPage })
    return { reviews, topics: topicsOfReviews(beerId, firstPage.comments) }
  }
