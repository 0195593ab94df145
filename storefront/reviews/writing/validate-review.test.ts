import { expect, test } from 'vitest'
import { validateReview } from './validate-review.ts'

test.each([
  ['', 'Please share a few more details (minimum 10 characters).'],
  ['  short    ', 'Please share a few more details (minimum 10 characters).'],
  ['123456789', 'Please share a few more details (minimum 10 characters).'],
  ['1234567890', undefined],
  [`  ${'x'.repeat(4000)}  `, undefined],
  ['x'.repeat(4001), 'Please keep your review to 4,000 characters.'],
])('a body of %j is judged by its length after trimming (REV-40)', (body, fault) => {
  expect(validateReview({ title: '', body }).body).toBe(fault)
})

test('a title may be left out, and has 120 characters at most after trimming (REV-41, REV-42)', () => {
  const body = 'Sold well all week.'
  expect(validateReview({ title: '', body })).toEqual({})
  expect(validateReview({ title: ` ${'t'.repeat(120)} `, body })).toEqual({})
  expect(validateReview({ title: 't'.repeat(121), body })).toEqual({
    title: 'Please keep the title to 120 characters.',
  })
})
