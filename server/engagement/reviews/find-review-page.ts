import type { Database } from '../../platform/database/database.ts'
import { shortestWalk, type Stretch, stretchAround } from './page-walk.ts'
import { dayOfWalk, type ListedReviews, reviewRows } from './review-page-queries.ts'
import type { ReviewRow } from './review-queries.ts'

/** Reviews that are passed by one by one; farther pages are found by the day they were written (README.md). */
const passedByOne = 1000

type Page = ListedReviews & {
  page: Stretch
  /** Approved reviews in the list. */
  approved: number
  /** The viewer's own pending reviews among them. */
  ownPending: number
}

/** One page of a beer's reviews, newest first (OPEN-42); any page of a very long list costs about the same. */
export async function findReviewPage(
  database: Database,
  { page, approved, ownPending, ...listed }: Page,
): Promise<ReviewRow[]> {
  const stretch = ownPending === 0 ? page : stretchAround(page, ownPending, approved)
  const walk = shortestWalk(stretch, approved)
  const start = walk.skip > passedByOne ? await dayOfWalk(database, { ...listed, ...walk }) : null
  const ownAfter = ownPending === 0 ? null : page.offset - stretch.offset
  return reviewRows(database, { ...listed, page, walk, start, ownAfter })
}
