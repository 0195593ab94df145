import { expect, test } from 'vitest'
import { distanceKm } from './geography.ts'
import { regions } from './regions.ts'
import { findTown, regionOfTown, towns } from './towns.ts'

test('there are more than a thousand towns, each in the UK and in a region of its country (OPEN-22)', () => {
  expect(towns.length).toBeGreaterThan(1000)
  const astray = towns.filter(({ country, region, latitude, longitude }) => {
    const inBounds = latitude > 49.8 && latitude < 60.9 && longitude > -8.2 && longitude < 1.8
    return !inBounds || regions.find(({ slug }) => slug === region)?.country !== country
  })
  expect(astray).toEqual([])
})

test('every region but rest-of-uk has its towns (OPEN-22)', () => {
  const withTowns = new Set(towns.map((town) => town.region))
  expect(regions.map((region) => region.slug).filter((slug) => !withTowns.has(slug))).toEqual(['rest-of-uk'])
})

test('every town lies within 62 km of the next one of its county (OPEN-22)', () => {
  const alone = towns.filter((town) => {
    const others = towns.filter(({ name, county }) => county === town.county && name !== town.name)
    return !others.some((other) => distanceKm(town, other) < 62)
  })
  expect(alone).toEqual([])
})

test.each([
  ['Leeds', 'England', 'yorkshire'],
  ['leeds', 'UK', 'yorkshire'],
  ["KING'S LYNN", 'England', 'east-england'],
  ['Kings Lynn', null, 'east-england'],
  ['St. Albans', 'United Kingdom', 'east-england'],
  ['Saint Albans', undefined, 'east-england'],
  ['Newcastle-upon-Tyne', 'England', 'north-east'],
  ['Newcastle', 'Northern Ireland', 'northern-ireland'],
  ['Newport', 'Wales', 'wales'],
  ['Newport', 'England', 'kent-south-east'],
  ['Bangor', 'Northern Ireland', 'northern-ireland'],
  ['Kirkwall', 'Scotland', 'highlands-islands'],
  ['Peebles', 'Scotland', 'scottish-borders'],
  ['Alloa', 'Scotland', 'central-scotland'],
  ['Kendal', 'England', 'cumbria-north-west'],
  ['Burton upon Trent', 'England', 'midlands'],
  ['Bermondsey', 'England', 'greater-london'],
  ['St Austell', 'England', 'south-west'],
  ['Leeds', 'Scotland', 'rest-of-uk'],
  ['Paris', 'France', 'rest-of-uk'],
  ['Bangor', 'United States', 'rest-of-uk'],
  ['Ambridge', 'England', 'rest-of-uk'],
  ['', 'England', 'rest-of-uk'],
  [null, null, 'rest-of-uk'],
])('%j in %j lies in %s (OPEN-22)', (town, country, region) => {
  expect(regionOfTown(town, country)).toBe(region)
})

test('a town comes with its county and place (OPEN-22)', () => {
  expect(findTown('york')).toEqual({
    name: 'York',
    county: 'North Yorkshire',
    country: 'England',
    latitude: 53.96,
    longitude: -1.082,
    region: 'yorkshire',
  })
})
