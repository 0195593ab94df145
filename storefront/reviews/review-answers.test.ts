import { expect, test } from 'vitest'
import { buildReview } from '../../tests/support/builders/review-builder.ts'
import { reportOf, type Review, reviewOf, uploadOf, votedReviewOf } from './review-answers.ts'

const review = buildReview()
const notReviews = [undefined, null, {}, '', 'text', [], { comment: null }, { comment: {} }]

test('a review is taken wrapped or on its own (RAPI-15, RAPI-17)', () => {
  expect(reviewOf({ comment: review })).toEqual(review)
  expect(reviewOf(review)).toEqual(review)
})

test.each(notReviews)('an answer of %j holds no review (RAPI-23)', (answer) => {
  expect(() => reviewOf(answer)).toThrow(new Error('Invalid comment response received.'))
})

test.each([...notReviews, review])(
  'an answer of %j holds no review that was voted on (RAPI-24)',
  (answer) => {
    expect(() => votedReviewOf(answer)).toThrow(new Error('Invalid reaction response received.'))
  },
)

test('the answer to a vote holds the review (RAPI-19)', () => {
  expect(votedReviewOf({ comment: review })).toEqual(review)
})

const upload = { uploadId: 'u1', url: '/media/u1.webp' }

test('an upload names itself and its address (RAPI-13)', () => {
  expect(uploadOf(upload)).toEqual(upload)
})

test.each([
  undefined,
  {},
  { uploadId: 'u1' },
  { url: '/a' },
  { ...upload, uploadId: '' },
  { ...upload, url: 7 },
])('%j is no answer to an upload (RAPI-22)', (answer) => {
  expect(() => uploadOf(answer)).toThrow(new Error('Invalid upload response received.'))
})

const report = {
  id: 'r1',
  commentId: 'c1',
  reporterId: 'm1',
  reason: 'Spam it is',
  approved: false,
  createdAt: '',
}

test('a report is answered with its status (RAPI-21)', () => {
  expect(reportOf({ status: 'pending', report })).toEqual({ status: 'pending', report })
})

test.each([
  undefined,
  {},
  { status: 'pending' },
  { report },
  { status: 'odd', report },
  { status: 'approved', report: {} },
])('%j is no answer to a report (RAPI-25)', (answer) => {
  expect(() => reportOf(answer)).toThrow(new Error('Invalid report response received.'))
})

test('without a subject type it is a beer, and without a word its author may comment (ENT-62, ENT-66)', () => {
  const { subjectType, author, ...rest } = review
  const { canComment, ...plainAuthor } = author
  const bare = { ...rest, author: plainAuthor } as unknown as Review
  expect(reviewOf({ comment: bare })).toMatchObject({ subjectType, author: { canComment } })
  expect(reviewOf({ comment: buildReview({ author: { canComment: false } }) }).author.canComment).toBe(false)
})
