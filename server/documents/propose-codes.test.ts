import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDocumentCode, proposeCodes } from './propose-codes.ts'

test.each([
  ['Towpath', 'TOW'],
  ['The Damask Brewery', 'DAM'],
  ['Ŵy & Önd', 'WYO'],
  ['X', 'XXX'],
  ['Dry Stane', 'DRYS'],
])('%s bears the code %s (DOC-05)', (name, code) => {
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
