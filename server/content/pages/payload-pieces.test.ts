import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PagePayload } from '../../../shared/pages/page-payload.ts'
import type { BeerCard } from '../../../shared/catalogue/beer-card.ts'
import { columnsField, readRows } from '../../../shared/pages/payload-rows.ts'
import { textOf } from '../../platform/cache/cached-body.ts'
import { createPartCache, lasting } from '../../platform/cache/part-cache.ts'
import { escapeJson, payloadPieces, payloadRowPieces } from './payload-pieces.ts'

const withoutColumnsField = (value: fc.JsonValue) => !JSON.stringify(value).includes(columnsField)

test('a payload is written as JSON.stringify writes it, whatever of it lasts', () => {
  const parts = createPartCache({ maxBytes: 1e6 })
  const beers = fc.array(fc.record({ name: fc.string({ unit: 'grapheme' }), price: fc.option(fc.nat()) }))
  fc.assert(
    fc.property(beers, fc.jsonValue().filter(withoutColumnsField), fc.boolean(), (list, data, doLast) => {
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

const amount = fc.option(fc.nat())
const cardsWritten = fc.record(
  {
    id: fc.uuid(),
    href: fc.webPath(),
    name: fc.string(),
    style: fc.string(),
    abv: amount,
    colorHex: fc.constant('#e2b95a'),
    glutenFree: fc.boolean(),
    imageUrl: fc.webPath(),
    breweryName: fc.string(),
    breweryHref: fc.webPath(),
    town: fc.string(),
    containers: fc.array(
      fc.record(
        {
          name: fc.string(),
          picture: fc.string(),
          variantId: fc.option(fc.uuid()),
          availableUnits: fc.nat(),
          priceMinor: amount,
          pricePerPintMinor: amount,
          orderMultiple: fc.nat(),
        },
        {
          requiredKeys: ['name', 'picture', 'variantId', 'availableUnits', 'priceMinor', 'pricePerPintMinor'],
        },
      ),
    ),
    ask: fc.record({ email: fc.option(fc.emailAddress()), telephone: fc.option(fc.string()) }),
    closed: fc.string(),
  },
  // Cards without a town are none, and are read all the same
  { requiredKeys: ['id', 'href', 'name', 'containers'] },
)
test('a payload that is written as rows is read as it was, whatever its lists hold', () => {
  const parts = createPartCache({ maxBytes: 1e6 })
  const anything = fc.jsonValue({ maxDepth: 5 }).filter(withoutColumnsField)
  const similar = fc.array(fc.record({ a: anything, b: anything }, { requiredKeys: ['a'] }))
  fc.assert(
    fc.property(fc.array(cardsWritten), similar, anything, fc.boolean(), (list, things, data, doLast) => {
      const shown = doLast ? list.map((beer) => lasting(beer)) : list
      const payload = { data: { beers: shown, one: shown[0], things, data, absent: undefined } }
      const written = textOf(payloadRowPieces(payload as unknown as PagePayload, parts))
      expect(written).not.toMatch(/[<\u2028\u2029]/)
      expect(readRows(JSON.parse(written))).toEqual(JSON.parse(JSON.stringify(payload)))
    }),
  )
})

test('a list that lasts is written as rows, once for all documents', () => {
  const parts = createPartCache({ maxBytes: 1e6 })
  const [coupler, tap] = [
    { id: 1, fits: [{ keg: 'S' }, { keg: 'A' }] },
    { id: 2, fits: [] },
  ]
  const data = { accessories: lasting([coupler, tap]), reviews: lasting({ list: [coupler, tap] }) }
  const pieces = () => payloadRowPieces({ data } as unknown as PagePayload, parts)
  const rows = '{"#":["id","fits"],"rows":[[1,{"#":["keg"],"rows":[["S"],["A"]]}],[2,[]]]}'
  expect(textOf(pieces())).toBe(`{"data":{"accessories":${rows},"reviews":{"list":${rows}}}}`)
  expect(pieces()[1]).toBe(pieces()[1])
  expect(textOf(payloadPieces({ data } as unknown as PagePayload, parts))).toBe(JSON.stringify({ data }))
})

test('a payload without rows is read as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue().filter(withoutColumnsField), (value) => {
      expect(readRows(value)).toEqual(value)
    }),
  )
})

test('the rows of cards name each field once', () => {
  const parts = createPartCache({ maxBytes: 1e6 })
  const container = { name: 'Pin', picture: 'cask-pin', variantId: null, availableUnits: 1 }
  const card: Omit<BeerCard, 'id'> = {
    href: '/beer/1',
    name: 'Stout',
    style: 'Stout',
    abv: 4,
    colorHex: null,
    glutenFree: false,
    imageUrl: '/a.svg',
    breweryName: 'Wharf',
    breweryHref: '/brewery/wharf',
    town: 'Leeds',
    racked: null,
    containers: [container, container].map((each) => ({ ...each, priceMinor: 1, pricePerPintMinor: 2 })),
  }
  const beers: BeerCard[] = ['1', '2', '3'].map((id) => lasting({ id, ...card }))
  const written = textOf(payloadRowPieces({ data: { beers } } as unknown as PagePayload, parts))
  for (const name of ['"breweryHref"', '"availableUnits"', '"ask"'])
    expect(written.split(name)).toHaveLength(2)
})

test('a field that would be taken for columns is refused', () => {
  const parts = createPartCache({ maxBytes: 1e6 })
  const payload = { data: { [columnsField]: 1 } } as unknown as PagePayload
  expect(() => textOf(payloadRowPieces(payload, parts))).toThrow('No field of a payload')
})
