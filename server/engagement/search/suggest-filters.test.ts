import { expect, test } from 'vitest'
import type { Facets } from '../../../shared/api/catalogue-api.ts'
import { suggestFilters } from './suggest-filters.ts'

const facets: Facets = {
  style: [
    { value: 'stout', label: 'Stout & Porter', count: 9 },
    { value: 'mild', label: 'Mild & Brown', count: 4 },
    { value: 'sour', label: 'Sour', count: 0 },
  ],
  region: [
    { value: 'yorkshire', label: 'Yorkshire', count: 21 },
    { value: 'north-east', label: 'North East', count: 3 },
  ],
  town: [
    { value: 'york', label: 'York', count: 2 },
    { value: 'yarm', label: 'Yarm', count: 5 },
  ],
  container: [
    { value: 'pin', label: 'Pin (4.5 gallon)', count: 7 },
    { value: '9g-cask', label: '9 gallon cask', count: 30 },
  ],
}
const countOf = async (_filter: string, value: string) => (value === 'milk-stout' ? 0 : 2)
const names = async (facet: 'style' | 'region' | 'town' | 'container', text: string) =>
  (await suggestFilters(facet, text, { facets, countOf }, 3)).map(({ name, count }) => `${name} ${count}`)

test.each([
  ['style', 'stout', ['Stout & Porter 9', 'Dry Stout 2', 'Oatmeal Stout 2']],
  ['style', 'PORT', ['Stout & Porter 9', 'Porter 2', 'Baltic Porter 2']],
  ['style', 'kolsch', ['Kölsch 2']],
  ['style', 'milk', []],
  ['style', 'sour', ['Fruited Sour 2']],
  ['style', 'out', []],
  ['style', '&', []],
  ['region', 'york', ['Yorkshire 21']],
  ['region', 'east', ['North East 3']],
  ['town', 'y', ['Yarm 5', 'York 2']],
  ['container', 'pi', ['Pin (4.5 gallon) 7']],
  ['container', 'firkin', ['9 gallon cask 30']],
  ['container', '9 gal', ['9 gallon cask 30']],
] as const)('a %s for %j is suggested as %j (S-09)', async (facet, text, expected) => {
  expect(await names(facet, text)).toEqual(expected)
})

test('a suggested filter leads to the shop narrowed by it (S-09)', async () => {
  expect(await suggestFilters('region', 'york', { facets, countOf }, 3)).toEqual([
    { code: 'yorkshire', name: 'Yorkshire', href: '/shop?region=yorkshire', count: 21 },
  ])
})
