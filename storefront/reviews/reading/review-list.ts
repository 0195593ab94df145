import type { BeerReviews, CommentList, CommentSummary } from '../../../shared/api/reviews-api.ts'
import { formatNumber } from '../../../shared/format/numbers.ts'
import { completeReview, type Review } from '../review-answers.ts'

/** REV-06. */
export type RatingFilter = 'all' | 1 | 2 | 3 | 4 | 5

export type ReviewList = {
  filter: RatingFilter
  reviews: Review[]
  /** The rating that these reviews were read under: the last one, until the new ones are here. */
  readUnder: RatingFilter
  /** Of all pages under this filter. */
  total: number
  page: number
  pages: number
  summary: CommentSummary
  /** Whether the client who reads may write; true for everybody else (OPEN-41). */
  mayWrite: boolean
  reading:
    | { state: 'done' | 'loading' | 'loading-more' | 'more-failed' }
    /** The server's message. */
    | { state: 'failed'; message: string }
}

export type ListNews =
  | { kind: 'reading'; filter: RatingFilter }
  | { kind: 'reading-more' }
  | { kind: 'read'; list: CommentList }
  | { kind: 'read-more'; list: CommentList }
  | { kind: 'failed'; message: string }
  | { kind: 'more-failed' }
  | { kind: 'summary'; summary: CommentSummary }
  | { kind: 'changed'; review: Review }

/** The list as the page brought it: what everybody sees. */
export function firstList({ summary, firstPage }: BeerReviews): ReviewList {
  return { filter: 'all', readUnder: 'all', summary, reading: { state: 'done' }, ...contentOf(firstPage) }
}

export function nextList(list: ReviewList, news: ListNews): ReviewList {
  switch (news.kind) {
    case 'reading':
      return { ...list, filter: news.filter, reading: { state: 'loading' } }
    case 'reading-more':
      return { ...list, reading: { state: 'loading-more' } }
    case 'read':
      return { ...list, ...contentOf(news.list), readUnder: list.filter, reading: { state: 'done' } }
    case 'read-more': {
      const { reviews, ...more } = contentOf(news.list)
      return { ...list, ...more, reviews: withoutDoubles(list.reviews, reviews), reading: { state: 'done' } }
    }
    case 'failed':
      return {
        ...list,
        reviews: list.readUnder === list.filter ? list.reviews : [],
        reading: { state: 'failed', message: news.message },
      }
    case 'more-failed':
      return { ...list, reading: { state: 'more-failed' } }
    case 'summary':
      return { ...list, summary: news.summary }
    case 'changed':
      return {
        ...list,
        reviews: list.reviews.map((review) => (review.id === news.review.id ? news.review : review)),
      }
  }
}

/** Whether the server has pages that are not here yet (REV-08). */
export const hasMore = ({ page, pages }: ReviewList) => page < pages

function contentOf({ comments, meta, viewer }: CommentList) {
  const { total, page, pages } = meta
  return { reviews: comments.map(completeReview), total, page, pages, mayWrite: viewer?.canComment ?? true }
}

/** New reviews move the pages on, so the next one may repeat the last (C-79). */
function withoutDoubles(here: Review[], more: Review[]): Review[] {
  const known = new Set(here.map(({ id }) => id))
  return [...here, ...more.filter(({ id }) => !known.has(id))]
}

/** '1 review', '1,234 reviews'. */
export function counted(count: number, thing: string): string {
  return `${formatNumber(count)} ${thing}${count === 1 ? '' : 's'}`
}
