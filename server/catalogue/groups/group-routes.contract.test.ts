import { expect, test } from 'vitest'
import {
  buildBeer,
  buildBrewery,
  buildContainer,
  buildGroup,
} from '../../../tests/support/builders/builders.ts'
import { type Answer, openPublicApi, sharePublicApi } from '../../../tests/support/shops/public-api.ts'
import type { Database } from '../../platform/database/database.ts'

const slugs = (answer: Answer): string[] => answer.body.groups.map((group: { slug: string }) => group.slug)

const beers = (answer: Answer): string[] => answer.body.beers.map((beer: { name: string }) => beer.name)
const day = (number: number) => ({ releasedAt: `2026-03-0${number}T09:00:00Z` })
const api = sharePublicApi(stockGroups)

async function stockGroups(database: Database) {
  await buildGroup(database, { slug: 'aire', name: 'Aire', region: 'yorkshire' })
  await buildGroup(database, { slug: 'bute', name: 'Bute', region: 'central-scotland' })
  await buildGroup(database, { slug: 'coast', name: 'Coast', region: 'northern-ireland' })
  await buildGroup(database, { slug: 'dale', name: 'Dale', region: 'midlands' })
}

test('groups answer with page, pageSize, total and pages (API-29, API-31, ENT-72)', async () => {
  const answer = await api.get('/public/groups')
  const { groups, ...rest } = answer.body
  expect(groups).toHaveLength(4)
  expect(rest).toEqual({ page: 1, pageSize: 18, total: 4, pages: 1 })
})

test.each([
  ['API-26', 'region=yorkshire', ['aire']],
  ['C-09', 'region=england', ['aire', 'dale']],
  ['C-09', 'region=ni', ['coast']],
  ['C-09', 'region=all', ['aire', 'bute', 'coast', 'dale']],
  ['C-09', 'region=atlantis', []],
  ['API-27', 'pageSize=3&page=2', ['dale']],
  ['API-28', 'pageSize=2', ['aire', 'bute']],
])('%s ?%s answers %j', async (_row, query, expected) => {
  expect(slugs(await api.get(`/public/groups?${query}`))).toEqual(expected)
})

test.each([
  ['500', 50],
  ['0', 18],
  ['many', 18],
  ['', 18],
])('a page size of %j becomes %i (API-30, API-31, C-04)', async (asked, pageSize) => {
  expect((await api.get(`/public/groups?pageSize=${asked}`)).body.pageSize).toBe(pageSize)
})

test('a group answers every field, its members in their order (ENT-15, ENT-16, ENT-17, C-38)', async () => {
  const { get, stored } = await openPublicApi(async (database) => {
    const tern = await buildBrewery(database, {
      name: 'Tern',
      slug: 'tern',
      publicTitle: 'Ales',
      town: 'Hull',
    })
    const kelp = await buildBrewery(database, { name: 'Kelp' })
    const group = await buildGroup(database, { slug: 'aire', name: 'Aire', breweryIds: [tern.id, kelp.id] })
    return { tern, kelp, group }
  })
  const [group] = (await get('/public/groups')).body.groups
  expect(group).toEqual({
    id: stored.group.id,
    slug: 'aire',
    name: 'Aire',
    description: '',
    regionLabel: 'Yorkshire',
    imageUrl: expect.stringMatching(/^\/pictures\/group\//),
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    teamCount: 2,
    teams: [
      {
        id: stored.tern.id,
        name: 'Tern',
        slug: 'tern',
        logoUrl: expect.stringMatching(/^\/pictures\/brewery\//),
        summary: { title: 'Ales', subtitle: '' },
        description: '',
        location: { town: 'Hull', country: 'England' },
      },
      expect.objectContaining({ id: stored.kelp.id }),
    ],
  })
})

test('a group answers itself and its breweries’ beers, with the filters of the beer list (API-25, OPEN-51)', async () => {
  const { get } = await openPublicApi(async (database) => {
    const tern = await buildBrewery(database, { slug: 'tern' })
    const pils = await buildBeer(database, { ...day(1), breweryId: tern.id, name: 'Pils', style: 'pilsner' })
    await buildContainer(database, { beerId: pils.id })
    await buildBeer(database, { ...day(2), breweryId: tern.id, name: 'Coal', style: 'milk-stout' })
    const stranger = await buildBrewery(database, { slug: 'stranger' })
    await buildBeer(database, { breweryId: stranger.id, name: 'Elsewhere' })
    await buildGroup(database, { slug: 'aire', breweryIds: [tern.id] })
  })
  const all = await get('/public/groups/aire/beers')
  expect(all.body.group.slug).toBe('aire')
  expect(beers(all)).toEqual(['Coal', 'Pils'])
  expect(beers(await get('/public/groups/AIRE/beers?style=lager'))).toEqual(['Pils'])
  expect(beers(await get('/public/groups/aire/beers?packaging=keg&page_size=1'))).toEqual(['Pils'])
  expect(beers(await get('/public/groups/aire/beers?team_slug=stranger'))).toEqual([])
  expect((await get('/public/groups/nowhere/beers')).status).toBe(404)
})
