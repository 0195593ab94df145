import { expect, test } from 'vitest'
import { changedReviewBody, newReviewBody } from './review-body.ts'

const written = { title: '  Nice ', body: '  Sold well all week.\n', rating: 4 }
const bare = { title: '   ', body: 'Sold well all week.', rating: null }
const of = { beerId: 'b1', uploadIds: ['u1', 'u2'] }

test('a new review is sent trimmed, with its pictures in their order (REV-43)', () => {
  expect(newReviewBody(written, of)).toEqual({
    subjectType: 'beer',
    subjectId: 'b1',
    title: 'Nice',
    body: 'Sold well all week.',
    rating: 4,
    attachments: ['u1', 'u2'],
  })
})

test('a new review without title and rating leaves them out (REV-44, REV-45)', () => {
  const body = newReviewBody(bare, { ...of, uploadIds: [] })
  expect(Object.keys(body).sort()).toEqual(['attachments', 'body', 'subjectId', 'subjectType'])
})

test('an edit removes title and rating with null, and does not mention pictures (REV-32, REV-44)', () => {
  expect(changedReviewBody(bare)).toEqual({ body: 'Sold well all week.', title: null, rating: null })
  expect(changedReviewBody(written)).toEqual({ body: 'Sold well all week.', title: 'Nice', rating: 4 })
})
