import { expect, test } from 'vitest'
import {
  isUkCountry,
  nationOfRegion,
  placeNameOf,
  regionOf,
  regions,
  regionSlugsOf,
  regionTabs,
} from './regions.ts'

test.each([
  ['CONST-24', 'greater-london', 'England'],
  ['CONST-25', 'yorkshire', 'England'],
  ['CONST-26', 'cumbria-north-west', 'England'],
  ['CONST-27', 'north-east', 'England'],
  ['CONST-28', 'midlands', 'England'],
  ['CONST-29', 'east-england', 'England'],
  ['CONST-30', 'kent-south-east', 'England'],
  ['CONST-31', 'south-west', 'England'],
  ['CONST-32', 'central-scotland', 'Scotland'],
  ['CONST-33', 'highlands-islands', 'Scotland'],
  ['CONST-34', 'scottish-borders', 'Scotland'],
  ['CONST-35', 'wales', 'Wales'],
  ['CONST-36', 'northern-ireland', 'Northern Ireland'],
  ['CONST-37', 'rest-of-uk', 'United Kingdom'],
])('%s the region %s belongs to %s', (_row, slug, country) => {
  expect(regionOf(slug)?.country).toBe(country)
})

test('there are fourteen regions, each once (CONST-24, CONST-37)', () => {
  expect(new Set(regions.map((region) => region.slug)).size).toBe(14)
})

test.each([
  ['GRP-14', 'all', 'All Regions'],
  ['GRP-15', 'england', 'England'],
  ['GRP-16', 'scotland', 'Scotland'],
  ['GRP-17', 'wales', 'Wales'],
  ['GRP-18', 'ni', 'N. Ireland'],
])('%s ENT-73 the tab %s is labelled %s and has a heading', (_row, id, label) => {
  const tab = regionTabs.find((candidate) => candidate.id === id)
  expect(tab?.label).toBe(label)
  expect(Object.keys(tab ?? {})).toEqual(['id', 'label', 'heading'])
  expect(tab?.heading).toMatch(/^Brewery groups /)
  expect(regionTabs).toHaveLength(5)
})

test.each([
  ['all', null],
  ['ALL', null],
  ['scotland', ['central-scotland', 'highlands-islands', 'scottish-borders']],
  ['wales', ['wales']],
  ['ni', ['northern-ireland']],
  ['northern-ireland', ['northern-ireland']],
  ['Yorkshire', ['yorkshire']],
  ['rest-of-uk', ['rest-of-uk']],
  ['atlantis', []],
  ['constructor', []],
  ['', []],
])('the region word %j stands for %j (C-09)', (word, slugs) => {
  expect(regionSlugsOf(word)).toEqual(slugs)
})

test('england covers its eight regions (C-09)', () => {
  expect(regionSlugsOf('england')).toHaveLength(8)
})

test.each(['England', 'Scotland', 'Wales', 'Northern Ireland', 'United Kingdom', 'UK', ' uk '])(
  '%j counts as the UK (HEAD-50)',
  (country) => expect(isUkCountry(country)).toBe(true),
)

test.each(['France', 'Ireland', '', null, undefined])('%j does not count as the UK (HEAD-50)', (country) => {
  expect(isUkCountry(country)).toBe(false)
})

test.each([
  ['scotland', 'Scotland'],
  [' NI ', 'Northern Ireland'],
  ['Yorkshire', 'Yorkshire'],
  ['rest-of-uk', 'Rest of UK'],
  ['all', null],
  ['atlantis', null],
  ['constructor', null],
])('%j is called %s in a sentence (C-09)', (word, name) => expect(placeNameOf(word)).toBe(name))

test.each([
  ['highlands-islands', 'scotland'],
  ['northern-ireland', 'northern-ireland'],
  ['wales', 'england-and-wales'],
  ['yorkshire', 'england-and-wales'],
  ['rest-of-uk', 'england-and-wales'],
  [null, 'england-and-wales'],
])('the region %s takes the bank holidays of %s', (region, nation) =>
  expect(nationOfRegion(region)).toBe(nation),
)

test.each([null, undefined, '', 'atlantis'])('%j is no region', (slug) => expect(regionOf(slug)).toBeNull())
