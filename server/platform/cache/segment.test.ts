import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cachedBody } from './cached-body.ts'
import { compressWhole } from './compress-body.ts'
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

test('what is cached holds no memory beyond its own size (SAFE-01)', async () => {
  // Short enough for Node's pools, which are larger than any of these
  const segments = [
    createSegment('own '.repeat(4000)),
    createConstant('all '.repeat(4000)),
    createSegment(''),
  ]
  const body = cachedBody(segments, 'text/plain')
  await compressWhole(body)
  const cached = [
    gzipSegments(segments),
    body.forms.get('br')!,
    ...segments.flatMap(({ bytes, deflated }) => [bytes, ...(deflated ? [deflated] : [])]),
  ]
  expect(cached).toHaveLength(6)
  for (const bytes of cached) expect(bytes.buffer.byteLength).toBe(bytes.length)
})
