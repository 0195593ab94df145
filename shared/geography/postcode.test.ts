import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPostcode, isPostcode, outwardOf, parsePostcode, nationOfPostcode } from './postcode.ts'

test.each([
  ['ls14dy', 'LS1 4DY'],
  ['M1 1AE', 'M1 1AE'],
  [' m60 1nw ', 'M60 1NW'],
  ['CR2 6XH', 'CR2 6XH'],
  ['DN551PT', 'DN55 1PT'],
  ['W1A 1HQ', 'W1A 1HQ'],
  ['e c 1 a 1 b b', 'EC1A 1BB'],
  ['SW1A\t2AA', 'SW1A 2AA'],
  ['GIR 0AA', 'GIR 0AA'],
  ['BT1 5GS', 'BT1 5GS'],
])('%j is the postcode %s (CHK-17)', (text, shown) => {
  expect(formatPostcode(text)).toBe(shown)
})

test.each([
  '',
  'LS1',
  '12345',
  'QA1 1AA',
  'LS1 4CY',
  'LSS1 4DY',
  'LS1 44Y',
  'LS1-4DY',
  'JE2 3AB',
  'IM1 1AA',
  'BF1 2AA',
  null,
  undefined,
])('%j is no UK postcode (CHK-17)', (text) => {
  expect(formatPostcode(text)).toBeNull()
  expect(isPostcode(text)).toBe(false)
})

test.each([
  ['LS1 4DY', 'LS1'],
  ['ls1', 'LS1'],
  ['EC1A', 'EC1A'],
  ['GY1', null],
  ['Leeds', null],
])('the outward code of %j is %j (OPEN-66)', (text, outward) => {
  expect(outwardOf(text)).toBe(outward)
})

test('a postcode survives any spacing and case (CHK-17)', () => {
  const postcodes = fc.constantFrom('LS1 4DY', 'EC1A 1BB', 'M60 1NW', 'CR2 6XH', 'DN55 1PT')
  fc.assert(
    fc.property(postcodes, fc.nat(8), fc.boolean(), (postcode, at, lower) => {
      const spaced = `${postcode.slice(0, at)} ${postcode.slice(at)}`
      expect(formatPostcode(lower ? spaced.toLowerCase() : spaced)).toBe(postcode)
      expect(parsePostcode(spaced)?.inward).toBe(postcode.slice(-3))
    }),
  )
})

test.each([
  ['EH6 6ZZ', 'scotland'],
  ['g2 1du', 'scotland'],
  ['TD9 9AA', 'scotland'],
  ['TD15 1AA', 'england-and-wales'],
  ['GL19 3AA', 'england-and-wales'],
  ['S3 8ZZ', 'england-and-wales'],
  ['CF10 1EP', 'england-and-wales'],
  ['BT1 5GS', 'northern-ireland'],
  ['no postcode', 'england-and-wales'],
])('%s has the bank holidays of %s (STAT-17)', (postcode, nation) => {
  expect(nationOfPostcode(postcode)).toBe(nation)
})
