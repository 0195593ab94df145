import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createConstant, createSegment, gzipSegments } from './segment.ts'

test('stretches put together are one gzip member of all their bytes, in any mixture', () => {
  const stretch = fc.record({
    text: fc.string({ unit: 'grapheme', maxLength: 2000 }),
    isConstant: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 12 }), (stretches) => {
      const segments = stretches.map(({ text, isConstant }) =>
        isConstant ? createConstant(text) : createSegment(text),
      )
      const whole = Buffer.concat(segments.map(({ bytes }) => bytes))
      expect(gunzipSync(gzipSegments(segments)).equals(whole)).toBe(true)
      // And again, from what was compressed before
      expect(gunzipSync(gzipSegments(segments.toReversed())).length).toBe(whole.length)
    }),
  )
})
