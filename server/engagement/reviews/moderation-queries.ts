import { and, asc, count, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { ReviewView } from '../../../shared/api/list-views.ts'
import type { AiReviewStatus } from '../../../shared/api/reviews-api.ts'
import type { Database } from '../../platform/database/database.ts'
import { holdsWords } from '../../platform/database/typed-words.ts'
import { countTallied, findCounterFaults } from '../../platform/counters/counters.ts'
import { reviewReports, type ReviewState, reviews } from './review-tables.ts'

export type ReviewToModerate = {
  id: string
  beerId: string
  authorId: string | null
  rating: number | null
  title: string | null
  body: string
  state: ReviewState
  verdict: AiReviewStatus
  verdictReasons: string[]
  decision: string | null
  openReports: number
  createdAt: Date
}

const openReports = sql<number>`(
  select count(*)::integer from review_reports report where report.review_id = "reviews"."id" and report.state = 'pending'
)`

const columns = {
  id: reviews.id,
  beerId: reviews.beerId,
  authorId: reviews.authorId,
  rating: reviews.rating,
  title: reviews.title,
  body: reviews.body,
  state: reviews.state,
  verdict: reviews.verdict,
  verdictReasons: reviews.verdictReasons,
  decision: reviews.decision,
  openReports: openReports.as('open_reports'),
  createdAt: reviews.createdAt,
}

export type ModerationFilter = {
  /** Words of text search for title and text, and the authors whom it finds. */
  search?: { query: string; authorIds: readonly string[] } | undefined
}

/** A page of a view: what waits or is hidden by how long it has been so, what was reported most often first. */
export async function reviewsToModerate(
  database: Database,
  { view, ...filter }: ModerationFilter & { view: ReviewView },
  { offset, limit }: { offset: number; limit: number },
): Promise<ReviewToModerate[]> {
  const order = view === 'reported' ? [desc(sql`open_reports`)] : []
  return database
    .select(columns)
    .from(reviews)
    .where(and(inView(view), matching(filter)))
    .orderBy(...order, asc(reviews.updatedAt), asc(reviews.id))
    .offset(offset)
    .limit(limit)
}

/** How many reviews of a search are in each view. */
export async function countReviews(
  database: Database,
  filter: ModerationFilter,
): Promise<Record<ReviewView, number>> {
  const [states, reported] = await Promise.all([
    database
      .select({ state: reviews.state, rows: count() })
      .from(reviews)
      .where(and(ne(reviews.state, 'approved'), matching(filter)))
      .groupBy(reviews.state),
    filter.search === undefined
      ? countTallied(database, { list: 'reviews', owner: '' }, 'reported')
      : database.$count(reviews, and(inView('reported'), matching(filter))),
  ])
  const inState = (state: ReviewState) => states.find((each) => each.state === state)?.rows ?? 0
  return { pending: inState('pending'), hidden: inState('hidden'), reported }
}

/** Where the counter of reported reviews differs from the reports that wait. */
export const reviewCounterFaults = (database: Database): Promise<string[]> =>
  findCounterFaults(
    database,
    'reviews',
    sql`select '' as owner, 'reported' as key, count(distinct review_id) as total from ${reviewReports} where state = 'pending'`,
  )

/** The state is also said to differ from `approved`, so that the small index of what is not serves it. */
function inView(view: ReviewView) {
  if (view !== 'reported') return and(eq(reviews.state, view), ne(reviews.state, 'approved'))
  const reported = sql`select ${reviewReports.reviewId} from ${reviewReports} where ${reviewReports.state} = 'pending'`
  return sql`${reviews.id} in (${reported})`
}

function matching({ search }: ModerationFilter) {
  if (search === undefined) return undefined
  const { query, authorIds } = search
  return or(
    holdsWords(sql`review_words(${reviews.title}, ${reviews.body})`, query),
    authorIds.length === 0 ? undefined : inArray(reviews.authorId, [...authorIds]),
  )
}

export async function reviewToModerate(
  database: Database,
  reviewId: string,
): Promise<ReviewToModerate | null> {
  const [row] = await database.select(columns).from(reviews).where(eq(reviews.id, reviewId))
  return row ?? null
}
