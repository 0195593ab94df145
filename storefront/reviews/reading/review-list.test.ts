import { expect, test } from 'vitest'
import {
  buildBeerReviews,
  buildReview,
  buildReviewList,
  buildReviewSummary,
} from '../../../tests/support/builders/review-builder.ts'
import { firstList, hasMore, type ListNews, nextList } from './review-list.ts'

const [a, b, c] = ['a', 'b', 'c'].map((id) => buildReview({ id }))
const started = firstList(
  buildBeerReviews({ firstPage: buildReviewList([a!, b!], { page: 1, pages: 2, total: 3 }) }),
)
const after = (...news: ListNews[]) => news.reduce(nextList, started)
const idsOf = ({ reviews }: typeof started) => reviews.map(({ id }) => id)

test('more reviews are appended until the last page (REV-07, REV-08)', () => {
  expect(hasMore(started)).toBe(true)
  const whole = after({ kind: 'read-more', list: buildReviewList([c!], { page: 2, pages: 2, total: 3 }) })
  expect(idsOf(whole)).toEqual(['a', 'b', 'c'])
  expect(hasMore(whole)).toBe(false)
})

test('a review that moved on to the next page is shown once (REV-08)', () => {
  const list = buildReviewList([b!, c!], { page: 2, pages: 2, total: 4 })
  expect(idsOf(after({ kind: 'read-more', list }))).toEqual(['a', 'b', 'c'])
})

test('another rating starts a new list (REV-06)', () => {
  const reading = after({ kind: 'reading', filter: 4 })
  expect(reading).toMatchObject({ filter: 4, reading: { state: 'loading' } })
  const read = nextList(reading, { kind: 'read', list: buildReviewList([c!]) })
  expect(idsOf(read)).toEqual(['c'])
  expect(read).toMatchObject({ filter: 4, page: 1, pages: 1, total: 1, reading: { state: 'done' } })
})

test('when more cannot be read, the list stays (REV-60)', () => {
  const failed = after({ kind: 'reading-more' }, { kind: 'more-failed' })
  expect(failed.reading).toEqual({ state: 'more-failed' })
  expect(idsOf(failed)).toEqual(['a', 'b'])
})

test('a list that cannot be read shows the reason (REV-59)', () => {
  const failed = after({ kind: 'reading', filter: 1 }, { kind: 'failed', message: 'x' })
  expect(failed.reading).toEqual({ state: 'failed', message: 'x' })
  expect(idsOf(failed)).toEqual([])
})

test('reviews stay when the same list cannot be read again', () => {
  const failed = after({ kind: 'reading', filter: 'all' }, { kind: 'failed', message: 'x' })
  expect(idsOf(failed)).toEqual(['a', 'b'])
})

test('a change touches its review alone, and a summary nothing of the list', () => {
  const changed = { ...b!, body: 'Better on the second day.' }
  const summary = buildReviewSummary({ totalComments: 28 })
  const next = after({ kind: 'changed', review: changed }, { kind: 'summary', summary })
  expect(next.reviews).toEqual([a, changed])
  expect(next.summary).toBe(summary)
})
