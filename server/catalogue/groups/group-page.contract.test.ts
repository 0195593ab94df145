import { expect, test } from 'vitest'
import type { GroupHead } from '../../../shared/groups/group-head.ts'
import {
  buildBeer,
  buildBrewery,
  buildContainer,
  buildGroup,
} from '../../../tests/support/builders/builders.ts'
import { publicUrl, shareLoaders } from '../../../tests/support/shops/page-loaders.ts'
import type { Database } from '../../platform/database/database.ts'
import { groupPagePaths, loadGroupPage } from './group-page.ts'

const shop = shareLoaders([{ paths: groupPagePaths, load: loadGroupPage }], stock)

async function stock(database: Database): Promise<void> {
  const leeds = await buildBrewery(database, { slug: 'aire', name: 'Aire Brewery', town: 'Leeds' })
  const nowhere = await buildBrewery(database, {
    slug: 'mist',
    name: 'Mist',
    town: 'Brigadoon',
    country: 'Scotland',
  })
  const stranger = await buildBrewery(database, { slug: 'stranger', name: 'Stranger' })
  for (const [breweryId, name] of [
    [leeds.id, 'Weir'],
    [nowhere.id, 'Fog'],
    [stranger.id, 'Apart'],
  ] as const) {
    await buildContainer(database, { beerId: (await buildBeer(database, { breweryId, name })).id })
  }
  await buildGroup(database, {
    slug: 'broad-acres',
    name: 'Broad Acres',
    description: 'From the Calder to the cliffs.',
    latitude: 53.959,
    longitude: -1.0815,
    radiusKm: 40,
    breweryIds: [leeds.id, nowhere.id],
    hasRuns: false,
  })
  await buildGroup(database, { slug: 'unsettled', name: 'Unsettled', region: null, breweryIds: [leeds.id] })
  await buildGroup(database, { slug: 'lonely', name: 'Lonely' })
}

async function groupOf(url: string): Promise<GroupHead> {
  const { head } = (await shop.page(url)).data
  if (head.kind !== 'group') throw new Error(`${url} has the head of a ${head.kind}`)
  return head.group
}

test('a group lists the beers of its breweries only, at addresses inside the group (GRP-03, GRP-08, GRP-12, BEER-02)', async () => {
  const { listing } = (await shop.page('/groups/broad-acres')).data
  expect(listing.beers.map(({ name }) => name).toSorted()).toEqual(['Fog', 'Weir'])
  expect(listing.path).toBe('/groups/broad-acres')
  for (const beer of listing.beers) expect(beer.href).toMatch(/^\/groups\/broad-acres\/beer\//)
  const searched = await shop.page('/groups/broad-acres?q=weir')
  expect(searched.data.listing.beers.map(({ name }) => name)).toEqual(['Weir'])
  expect(searched.head.indexed).toBe(false)
})

test('the head has region, description and every brewery, with its distance if known (GRP-09, GRP-10, GRP-11)', async () => {
  const group = await groupOf('/groups/broad-acres')
  expect(group.region).toEqual({ label: 'Yorkshire', href: '/groups/region/yorkshire' })
  expect(group.description).toBe('From the Calder to the cliffs.')
  expect(
    group.members.map(({ number, name, href, town, distanceKm }) => [number, name, href, town, distanceKm]),
  ).toEqual([
    [1, 'Aire Brewery', '/brewery/aire', 'Leeds', 35],
    [2, 'Mist', '/brewery/mist', 'Brigadoon', null],
  ])
  expect(group.map?.markers.map(({ number }) => number)).toEqual([1])
})

test('a group without a centre has no map, one without a region no region, one without breweries no beers', async () => {
  const group = await groupOf('/groups/unsettled')
  expect(group).toMatchObject({ map: null, radiusKm: null, region: null })
  expect(group.members[0]?.distanceKm).toBeNull()
  const lonely = await shop.page('/groups/lonely')
  expect(lonely.data.listing.total).toBe(0)
})

test.each([
  ['SLUG-03', '/groups/Broad-Acres'],
  ['SLUG-01 SLUG-02', '/groups/%20broad%20acres%20'],
  ['SLUG-04', '/groups//broad-acres//'],
  ['SLUG-04', '/groups/broad-acres/'],
])('%s %s leads to the address of the group', async (_row, asked) => {
  expect(await shop.load(asked)).toEqual({ kind: 'redirect', to: '/groups/broad-acres' })
})

test('the redirect to the right address retains the list’s filters', async () => {
  const result = await shop.load('/groups/BROAD-ACRES?style=stout')
  expect(result).toEqual({ kind: 'redirect', to: '/groups/broad-acres?style=stout' })
})

test.each(['/groups/nobody', '/groups/a/b', '/groups/%20', '/groups/%27;--'])(
  '%s is not found (OPEN-65)',
  async (url) => {
    expect(await shop.load(url)).toEqual({ kind: 'not-found' })
  },
)

test.each([
  ['ls1 4dy', 'LS1 4DY', { kind: 'inside', radiusKm: 40 }],
  ['LS1', 'LS1', { kind: 'inside', radiusKm: 40 }],
  ['EH1 1AA', 'EH1 1AA', { kind: 'outside', radiusKm: 40 }],
  ['zz99', 'ZZ99', { kind: 'unknown-postcode' }],
  ['<b>', '<B>', { kind: 'unknown-postcode' }],
])(
  'answers a query about %s, but excludes the page from search engines (OPEN-66)',
  async (typed, shown, answer) => {
    const url = `/groups/broad-acres?${new URLSearchParams({ postcode: typed })}`
    const { question } = await groupOf(url)
    expect(question.postcode).toBe(shown)
    expect(question.answer).toMatchObject(answer)
    expect((await shop.page(url)).head.indexed).toBe(false)
  },
)

test('a group without a delivery area says so; without a question there is no answer (OPEN-66)', async () => {
  expect((await groupOf('/groups/unsettled?postcode=LS1')).question.answer).toEqual({ kind: 'no-area' })
  expect((await groupOf('/groups/broad-acres?postcode=')).question).toEqual({ postcode: '', answer: null })
  expect((await shop.page('/groups/broad-acres')).head.indexed).toBe(true)
})

test('search engines get the group and its breweries', async () => {
  const { head } = await shop.page('/groups/broad-acres')
  expect(head.jsonLd?.[0]).toMatchObject({
    '@type': 'Organization',
    name: 'Broad Acres',
    member: [{ '@type': 'Brewery', url: `${publicUrl}/brewery/aire` }, { name: 'Mist' }],
  })
  expect(head.canonicalPath).toBe('/groups/broad-acres')
})
