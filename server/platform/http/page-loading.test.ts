import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { shortDescription } from './page-loading.ts'

test.each([
  ['a short text as it is', 'Ten barrels at a time.', 'Ten barrels at a time.'],
  ['white space to one line', 'Ten barrels\n  at a time.', 'Ten barrels at a time.'],
  ['nothing: the other text', '  ', 'Beers of a brewery.'],
])('describes %s', (_, text, description) => {
  expect(shortDescription(text, 'Beers of a brewery.')).toBe(description)
})

test('a long text ends at a word and never beyond 156 characters', () => {
  const words = 'Founded in 2013 by a canal engineer and a biology teacher, '.repeat(5)
  expect(shortDescription(words, '')).toMatch(/\w…$/)
  assert(
    property(string({ maxLength: 400 }), (text) => {
      expect(shortDescription(text, '').length).toBeLessThanOrEqual(156)
    }),
  )
})
