import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { beerPathFallbacks, beerPathSlug, normaliseGroupSlug, slugify } from './slug.ts'

test.each([
  ['IPA', 'ipa'],
  ['Crème Brûlée', 'creme-brulee'],
  ['A & B -- C', 'a-b-c'],
  ["St Peter's Best №7", 'st-peter-s-best-7'],
  ['  Kölsch  ', 'kolsch'],
  ['Smørrebrød', 'sm-rrebr-d'],
  ['İstanbul', 'istanbul'],
  ['!?', ''],
])('%j becomes the slug %j (SLUG-05, SLUG-06, SLUG-07)', (text, slug) => {
  expect(slugify(text)).toBe(slug)
})

test('a slug is hyphen-joined a-z and 0-9, and slugging it again changes nothing (SLUG-07)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const slug = slugify(text)
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(slugify(slug)).toBe(slug)
    }),
  )
})

test.each([
  ['SLUG-08', 'brewerySlug', 'brewery'],
  ['SLUG-09', 'style', 'beer'],
  ['SLUG-10', 'beerName', 'release'],
  ['SLUG-11', 'groupSlug', 'group'],
] as const)('%s an empty %s is %s', (_row, part, word) => {
  for (const empty of ['', '  ', '&&&', null, undefined]) {
    expect(beerPathSlug(empty, beerPathFallbacks[part])).toBe(word)
  }
  expect(beerPathSlug('Old Peculiar', beerPathFallbacks[part])).toBe('old-peculiar')
})

test.each([
  ['SLUG-01', '  foo ', 'foo'],
  ['SLUG-02', 'north   east', 'north-east'],
  ['SLUG-02', 'north//east', 'north/east'],
  ['SLUG-03', 'FoO', 'foo'],
  ['SLUG-04', '/foo/', 'foo'],
  ['SLUG-04', '//foo//', 'foo'],
  ['SLUG-04', ' / foo bar / ', 'foo-bar'],
])('%s the group slug %j becomes %j', (_row, text, slug) => {
  expect(normaliseGroupSlug(text)).toBe(slug)
})

test('a normalised group slug has no space and no outer slash, and stays as it is (SLUG-01, SLUG-04)', () => {
  const awkward = fc.string({ unit: fc.constantFrom(' ', '/', '\t', 'A', 'b', '-', '7') })
  fc.assert(
    fc.property(awkward, (text) => {
      const slug = normaliseGroupSlug(text)
      expect(slug).not.toMatch(/\s|^\/|\/$|\/\//)
      expect(normaliseGroupSlug(slug)).toBe(slug)
    }),
  )
})
