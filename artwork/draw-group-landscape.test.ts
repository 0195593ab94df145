import { expect, test } from 'vitest'
import { drawGroupLandscape } from './draw-group-landscape.ts'
import { landscapeRegions } from './landscape-regions.ts'
import { drawingFault } from './well-formed.ts'

const regions = [
  'greater-london',
  'yorkshire',
  'cumbria-north-west',
  'north-east',
  'midlands',
  'east-england',
  'kent-south-east',
  'south-west',
  'central-scotland',
  'highlands-islands',
  'scottish-borders',
  'wales',
  'northern-ireland',
  'rest-of-uk',
]

test('every region has a landscape of its own', () => {
  expect(Object.keys(landscapeRegions).sort()).toEqual([...regions].sort())
})

test('a landscape is well-formed and at most 8 KB for any group of any region', () => {
  for (const regionSlug of regions) {
    for (let group = 0; group < 40; group++) {
      const drawing = drawGroupLandscape({ slug: `group-${group}`, name: '<b>', regionSlug })
      expect(drawingFault(drawing)).toBeUndefined()
      expect(Buffer.byteLength(drawing)).toBeLessThanOrEqual(8192)
    }
  }
})

test('a group keeps its landscape and two groups of a region differ', () => {
  const dales = { slug: 'dales', name: 'Dales', regionSlug: 'yorkshire' }
  expect(drawGroupLandscape(dales)).toBe(drawGroupLandscape({ ...dales }))
  expect(drawGroupLandscape(dales)).not.toBe(drawGroupLandscape({ ...dales, slug: 'wolds' }))
})

test('draws an unknown region as the rest of the country', () => {
  const place = { slug: 'x', name: 'X', regionSlug: 'rest-of-uk' }
  expect(drawGroupLandscape({ ...place, regionSlug: '__proto__' })).toBe(drawGroupLandscape(place))
})
