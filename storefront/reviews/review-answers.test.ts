import { expect, test } from 'vitest'
import { buildReview } from '../../tests/review-builder.ts'
import { reportOf, type Review, reviewOf, uploadOf, votedReviewOf } from './review-answers.ts'

const review = buildReview()
const notReviews = [undefined, null, {}, '', 'text', [], { comment: null }, { comment: {} }]

test('RAPI-15 RAPI-17 a review is taken wrapped or by itself', () => {
  expect(reviewOf({ comment: review })).toEqual(review)
  expect(reviewOf(review)).toEqual(review)
})

test.each(notReviews)('RAPI-23 an answer of %j holds no review', (answer) => {
  expect(() => reviewOf(answer)).toThrow(new Error('Invalid comment response received.'))
})

test.each([...notReviews, review])('RAPI-24 an answer of %j holds no review that was voted on', (answer) => {
  expect(() => votedReviewOf(answer)).toThrow(new Error('Invalid reaction response received.'))
})

test('RAPI-19 the answer to a vote holds the review', () => {
  expect(votedReviewOf({ comment: review })).toEqual(review)
})

const upload = { uploadId: 'u1', url: '/media/u1.webp' }

test('RAPI-13 an upload names itself and its address', () => {
  expect(uploadOf(upload)).toEqual(upload)
})

test.each([
  undefined,
  {},
  { uploadId: 'u1' },
  { url: '/a' },
  { ...upload, uploadId: '' },
  { ...upload, url: 7 },
])('RAPI-22 %j is no answer to an upload', (answer) => {
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

test('RAPI-21 a report is answered with its status', () => {
  expect(reportOf({ status: 'pending', report })).toEqual({ status: 'pending', report })
})

test.each([
  undefined,
  {},
  { status: 'pending' },
  { report },
  { status: 'odd', report },
  { status: 'approved', report: {} },
])('RAPI-25 %j is no answer to a report', (answer) => {
  expect(() => reportOf(answer)).toThrow(new Error('Invalid report response received.'))
})

test('ENT-62 ENT-66 without a subject type it is a beer, and without a word its author may comment', () => {
  const { subjectType, author, ...rest } = review
  const { canComment, ...plainAuthor } = author
  const bare = { ...rest, author: plainAuthor } as unknown as Review
  expect(reviewOf({ comment: bare })).toMatchObject({ subjectType, author: { canComment } })
  expect(reviewOf({ comment: buildReview({ author: { canComment: false } }) }).author.canComment).toBe(false)
})
