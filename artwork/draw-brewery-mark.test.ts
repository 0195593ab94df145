import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { emblems, letterings, palettes } from '../shared/catalogue/brewery-house-style.ts'
import { drawBreweryMark, markBytes } from './draw-brewery-mark.ts'
import { drawingFault } from './well-formed.ts'

test('a mark of any brewery is well-formed, the same every time and at most 5 KB', () => {
  const anyBrewery = fc.record({
    name: fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.constant('W'.repeat(300)),
      fc.constant('<b>"&'),
    ),
    town: fc.string({ maxLength: 300 }),
    palette: fc.constantFrom(...palettes),
    emblem: fc.constantFrom(...emblems),
    lettering: fc.constantFrom(...letterings),
  })
  fc.assert(
    fc.property(anyBrewery, (brewery) => {
      const mark = drawBreweryMark(brewery)
      expect(drawingFault(mark)).toBeUndefined()
      expect(Buffer.byteLength(mark)).toBeLessThanOrEqual(markBytes)
      expect(drawBreweryMark({ ...brewery })).toBe(mark)
    }),
    { numRuns: 300, seed: 20260402 },
  )
})
