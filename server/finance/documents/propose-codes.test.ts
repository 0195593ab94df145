import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDocumentCode, proposeCodes } from './propose-codes.ts'

test.each([
  ['Towpath', 'TOW'],
  ['The Damask Brewery', 'DAM'],
  ['Ŵy & Önd', 'WYO'],
  ['X', 'XXX'],
  ['Dry Stane', 'DRYS'],
])('%s has the code %s (DOC-05)', (name, code) => {
  expect(proposeCodes(name)[0]).toBe(code)
})

test('any name has plenty of codes of 3 to 5 letters, none of them Dray’s', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const codes = proposeCodes(name)
      expect(codes.length).toBeGreaterThan(600)
      expect(codes.every(isDocumentCode)).toBe(true)
      expect(codes).not.toContain('DRY')
    }),
    { numRuns: 20 },
  )
})

test.each([
  ['The', ['THE', 'THEA']],
  ['Towpath', ['TOW', 'TOWP', 'TOWPA', 'TOA', 'TAA', 'TOAA']],
  ['Old Swan Brewery', ['OLD', 'OLDS', 'OLDSW', 'OSB']],
  ['Änd', ['AND', 'ANA']],
  ['Six & Seven', ['SIX', 'SIXS', 'SIXSE', 'SIA']],
])('%s is proposed codes of its sign, its initials and its first letters: %j (DOC-05)', (name, codes) => {
  const proposed = proposeCodes(name)
  expect(proposed.filter((code) => codes.includes(code))).toEqual(codes)
  expect(new Set(proposed).size).toBe(proposed.length)
})

test.each([
  ['TOW', true],
  ['TOWPA', true],
  ['TO', false],
  ['TOWPAT', false],
  ['tow', false],
  ['TOW1', false],
  ['1TOW', false],
  ['DRY', false],
  ['DRAY', false],
])('%s is a code of a brewery’s documents: %s (DOC-05)', (code, isOne) =>
  expect(isDocumentCode(code)).toBe(isOne),
)
