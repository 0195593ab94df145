import { expect, test } from 'vitest'
import { NO_REGIONS, NO_TOWNS, regionMenu, townMenu } from './place-menus.ts'
import { regions } from '../geography/regions.ts'

const brewery = (town: string, region: string | null = null, country = 'England') => ({
  location: { town, country },
  region,
})
const inTowns = (...towns: string[]) => towns.map((town) => brewery(town))
const inRegions = (...slugs: string[]) => slugs.map((slug) => brewery('Anywhere', slug))

test('the Town menu has most breweries first, then goes by name (HEAD-46)', () => {
  const menu = townMenu(inTowns('Leeds', 'York', 'Bath', 'York', 'Leeds', 'York', 'Bath'))
  expect(menu).toEqual([
    { slug: 'york', label: 'York', count: 3 },
    { slug: 'bath', label: 'Bath', count: 2 },
    { slug: 'leeds', label: 'Leeds', count: 2 },
  ])
})

test('the Town menu has six entries (HEAD-45)', () => {
  expect(townMenu(inTowns('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'))).toHaveLength(6)
})

test('a town spelt in two ways is one town, and no town is none (HEAD-46)', () => {
  expect(townMenu(inTowns("King's Lynn", 'Kings-Lynn', "KING'S LYNN", ' ', ''))).toEqual([
    { slug: 'king-s-lynn', label: "King's Lynn", count: 2 },
    { slug: 'kings-lynn', label: 'Kings-Lynn', count: 1 },
  ])
})

test('the Region menu has eight entries in the preferred order (HEAD-47, HEAD-48)', () => {
  const shuffled = regions.map((region) => region.slug).toReversed()
  expect(regionMenu(inRegions(...shuffled)).map((entry) => entry.slug)).toEqual([
    'greater-london',
    'yorkshire',
    'cumbria-north-west',
    'midlands',
    'kent-south-east',
    'central-scotland',
    'scottish-borders',
    'north-east',
  ])
})

test('the later regions keep their order and the two unlisted ones come last (HEAD-48, C-08)', () => {
  const some = ['highlands-islands', 'northern-ireland', 'east-england', 'wales', 'south-west']
  expect(regionMenu(inRegions(...some, 'wales'))).toEqual([
    { slug: 'south-west', label: 'South West', count: 1 },
    { slug: 'wales', label: 'Wales', count: 2 },
    { slug: 'northern-ireland', label: 'Northern Ireland', count: 1 },
    { slug: 'east-england', label: 'East of England', count: 1 },
    { slug: 'highlands-islands', label: 'Highlands & Islands', count: 1 },
  ])
})

test('rest-of-uk is in no menu (HEAD-49)', () => {
  expect(regionMenu(inRegions('rest-of-uk', 'nowhere'))).toEqual([])
})

test('only UK breweries count (HEAD-50)', () => {
  const teams = [brewery('Lille', 'kent-south-east', 'France'), { location: null, region: 'wales' }]
  expect(townMenu(teams)).toEqual([])
  expect(regionMenu(teams)).toEqual([])
})

test('the sentences for menus without entries (HEAD-52, HEAD-53)', () => {
  expect(NO_TOWNS).toBe('More towns arriving soon')
  expect(NO_REGIONS).toBe('Browse by region soon')
})
