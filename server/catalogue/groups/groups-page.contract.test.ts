import { expect, test } from 'vitest'
import { buildBrewery, buildGroup } from '../../../tests/support/builders/builders.ts'
import { shareLoaders } from '../../../tests/support/shops/page-loaders.ts'
import type { Database } from '../../platform/database/database.ts'
import { groupsPaths, loadGroups } from './groups-page.ts'

const shop = shareLoaders([{ paths: groupsPaths, load: loadGroups }], stock)

async function stock(database: Database): Promise<void> {
  const brewery = await buildBrewery(database, { name: 'Aire Brewery' })
  await buildGroup(database, { name: 'Aire', slug: 'aire', region: 'yorkshire', breweryIds: [brewery.id] })
  await buildGroup(database, { name: 'Bute', slug: 'bute', region: 'central-scotland' })
  await buildGroup(database, { name: 'Coast', slug: 'coast', region: 'northern-ireland' })
  await buildGroup(database, { name: 'Dale', slug: 'dale', region: 'wales' })
  await buildGroup(database, { name: 'Elsewhere', slug: 'elsewhere', region: null })
  await buildGroup(database, { name: ' ', slug: 'nameless', region: 'wales' })
}

async function names(url: string): Promise<string[]> {
  return (await shop.page(url)).data.groups.map(({ name }) => name)
}

test('/groups lists every group that has a name (GRP-01, GRP-13)', async () => {
  expect(await names('/groups')).toEqual(['Aire', 'Bute', 'Coast', 'Dale', 'Elsewhere'])
})

test.each([
  ['GRP-14', 'all', ['Aire', 'Bute', 'Coast', 'Dale', 'Elsewhere']],
  ['GRP-15', 'england', ['Aire']],
  ['GRP-16', 'scotland', ['Bute']],
  ['GRP-17', 'wales', ['Dale']],
  ['GRP-18', 'ni', ['Coast']],
  ['GRP-04 C-09', 'yorkshire', ['Aire']],
  ['C-09', 'northern-ireland', ['Coast']],
  ['C-09', 'atlantis', []],
])('%s /groups/region/%s lists %j', async (_row, region, expected) => {
  expect(await names(`/groups/region/${region}`)).toEqual(expected)
})

const tabsOf = async (url: string) => (await shop.page(url)).data.tabs

test('to GRP-18 five tabs, the one that shows the same groups is current (GRP-14)', async () => {
  const tabs = await tabsOf('/groups')
  expect(tabs.map(({ label, href }) => [label, href])).toEqual([
    ['All Regions', '/groups'],
    ['England', '/groups/region/england'],
    ['Scotland', '/groups/region/scotland'],
    ['Wales', '/groups/region/wales'],
    ['N. Ireland', '/groups/region/ni'],
  ])
  const current = async (url: string) => (await tabsOf(url)).find((tab) => tab.isCurrent)?.label
  expect(await current('/groups')).toBe('All Regions')
  expect(await current('/groups/region/northern-ireland')).toBe('N. Ireland')
  expect(await current('/groups/region/yorkshire')).toBeUndefined()
})

test('cards name their region only in the list of all regions (GRP-23, GRP-24)', async () => {
  const { data } = await shop.page('/groups')
  expect(data.showsRegions).toBe(true)
  expect(data.groups.at(0)?.regionLabel).toBe('Yorkshire')
  expect(data.groups.at(-1)?.regionLabel).toBeNull()
  expect((await shop.page('/groups/region/wales')).data.showsRegions).toBe(false)
})

test('a card carries the logos of its breweries (GRP-25)', async () => {
  const [aire] = (await shop.page('/groups')).data.groups
  expect(aire?.breweries).toEqual([
    {
      id: expect.any(String),
      name: 'Aire Brewery',
      logoUrl: expect.stringMatching(/^\/pictures\/brewery\//),
    },
  ])
})

test.each([
  ['GRP-05', '/groups/region/wales/page/1', '/groups/region/wales'],
  ['GRP-05', '/groups/region/wales/page/0', '/groups/region/wales'],
  ['GRP-05', '/groups/region/wales/page/two', '/groups/region/wales'],
  ['GRP-05', '/groups/region/all/page/1', '/groups'],
  ['GRP-06', '/groups/region/wales?pageSize=18', '/groups/region/wales'],
  ['GRP-06 GRP-29', '/groups?pageSize=abc', '/groups'],
  ['GRP-06 GRP-29', '/groups?pageSize=0', '/groups'],
  ['API-30', '/groups?pageSize=500', '/groups?pageSize=50'],
  ['GRP-05 GRP-06', '/groups/region/all/page/1?pageSize=2', '/groups?pageSize=2'],
  ['GRP-04', '/groups/region/Wales', '/groups/region/wales'],
])('%s %s leads to %s', async (_row, asked, to) => {
  expect(await shop.load(asked)).toEqual({ kind: 'redirect', to })
})

test('pages follow each other at their own addresses (GRP-05, GRP-06, GRP-27)', async () => {
  const { data, head } = await shop.page('/groups/region/all/page/2?pageSize=2')
  expect(data).toMatchObject({
    page: 2,
    pages: 3,
    pageSize: 2,
    title: 'Brewery groups across the UK, page 2',
  })
  expect(data.groups.map(({ name }) => name)).toEqual(['Coast', 'Dale'])
  expect(head.indexed).toBe(false)
})

test('pages are found by search engines once: tabs under their own name, nothing for an empty region', async () => {
  expect((await shop.page('/groups')).head).toMatchObject({ canonicalPath: '/groups', indexed: true })
  expect((await shop.page('/groups/region/all')).head.canonicalPath).toBe('/groups')
  expect((await shop.page('/groups/region/northern-ireland')).head.canonicalPath).toBe('/groups/region/ni')
  expect((await shop.page('/groups/region/atlantis')).head.indexed).toBe(false)
})

test('a change to groups, to a brewery on a card or to those on the map drops the cached list', async () => {
  const { topics, data } = await shop.page('/groups')
  expect(topics).toEqual(['groups', 'listing', `brewery:${data.groups[0]?.breweries[0]?.id}`])
})
