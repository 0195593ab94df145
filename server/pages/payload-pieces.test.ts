import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PagePayload } from '../../shared/pages/page-payload.ts'
import { textOf } from '../cache/cached-body.ts'
import { createPartCache, lasting } from '../cache/part-cache.ts'
import { escapeJson, payloadPieces } from './payload-pieces.ts'

test('a payload is written as JSON.stringify writes it, whatever of it lasts', () => {
  const parts = createPartCache({ maxBytes: 1e6 })
  const beers = fc.array(fc.record({ name: fc.string({ unit: 'grapheme' }), price: fc.option(fc.nat()) }))
  fc.assert(
    fc.property(beers, fc.jsonValue(), fc.boolean(), (list, data, doLast) => {
      const shown = doLast ? list.map((beer) => lasting(beer)) : list
      const payload = {
        route: 'x',
        data: { beers: shown, data, absent: undefined },
      } as unknown as PagePayload
      const written = textOf(payloadPieces(payload, parts))
      expect(written).toBe(escapeJson(payload))
      expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(payload)))
    }),
  )
})

test('what lasts is written once', () => {
  const parts = createPartCache({ maxBytes: 1e6 })
  let writes = 0
  const beer = lasting({ name: 'Stout', toJSON: () => ({ writes: (writes += 1) }) })
  const payload = { data: { beers: [beer] } } as unknown as PagePayload
  expect(textOf(payloadPieces(payload, parts))).toBe(textOf(payloadPieces(payload, parts)))
  expect(writes).toBe(1)
})
