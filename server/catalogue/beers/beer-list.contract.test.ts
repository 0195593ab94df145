import { expect, test } from 'vitest'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { type Answer, sharePublicApi } from '../../../tests/support/shops/public-api.ts'
import type { Database } from '../../platform/database/database.ts'

const names = (answer: Answer): string[] => answer.body.beers.map((beer: { name: string }) => beer.name)

const can = { name: 'Can 440 ml', type: 'smallpack', volumeMl: 440, packSize: 24 }
const firkin = { name: 'Firkin', type: 'cask', volumeMl: 40_914 }

const day = (number: number) => ({ releasedAt: `2026-03-0${number}T09:00:00Z` })
const api = sharePublicApi(stockFourBeers)

/** Four beers of two breweries, released one day after the other; the last is the newest. */
async function stockFourBeers(database: Database) {
  const tern = await buildBrewery(database, {
    name: 'Tern',
    slug: 'tern',
    town: 'Leeds',
    region: 'yorkshire',
  })
  const kelp = await buildBrewery(database, {
    name: 'Kelp',
    slug: 'kelp',
    town: 'St Ives',
    region: 'south-west',
  })
  const pils = await buildBeer(database, {
    ...day(1),
    breweryId: tern.id,
    name: 'Pils',
    style: 'pilsner',
    targetAbv: 4.4,
    colorHex: '#f4e88c',
    allergens: ['gluten'],
    glutenFree: true,
  })
  const juice = await buildBeer(database, {
    ...day(2),
    breweryId: tern.id,
    name: 'Juice',
    style: 'new-england-ipa',
    targetAbv: 6.5,
    colorHex: '#e8b73a',
    allergens: ['gluten', 'milk'],
  })
  const coal = await buildBeer(database, {
    ...day(3),
    breweryId: kelp.id,
    name: 'Coal',
    style: 'milk-stout',
    targetAbv: 0.5,
    colorHex: '#1b100b',
    // Lists no gluten, and does not state that it is free of it.
    allergens: ['milk'],
  })
  await buildBeer(database, {
    ...day(4),
    breweryId: kelp.id,
    name: 'Fell',
    style: 'best-bitter',
    targetAbv: null,
    allergens: [],
  })
  await buildContainer(database, { beerId: pils.id, priceMinor: 9000, couplerType: 's' })
  await buildContainer(database, { beerId: juice.id, ...can, priceMinor: 5000 })
  await buildContainer(database, { beerId: juice.id, availableUnits: 0 })
  await buildContainer(database, { beerId: coal.id, ...firkin, priceMinor: 8000 })
  return { tern, kelp }
}

test('the call lists beers newest first, with page, pageSize, total, pages and facets (API-03, API-16, ENT-72)', async () => {
  const answer = await api.get('/public/beers/latest')
  expect(answer.status).toBe(200)
  expect(names(answer)).toEqual(['Fell', 'Coal', 'Juice', 'Pils'])
  const { beers, ...rest } = answer.body
  expect(beers).toHaveLength(4)
  expect(rest).toEqual({ page: 1, pageSize: 16, total: 4, pages: 1, facets: {} })
})

test.each([
  ['API-04 limit', 'limit=3', ['Fell', 'Coal', 'Juice']],
  ['API-05 page', 'page_size=3&page=2', ['Pils']],
  ['API-06 page_size', 'page_size=1', ['Fell']],
  ['C-05 limit before page_size', 'page_size=1&limit=2', ['Fell', 'Coal']],
  ['C-06 pageSize for page_size', 'pageSize=1', ['Fell']],
  ['API-07 packaging_group', 'packaging_group=cask', ['Coal']],
  ['SHOP-36 packaging_group smallpack', 'packaging_group=smallpack', ['Juice']],
  ['SHOP-35 stock, not names', 'packaging=keg', ['Pils']],
  ['API-09 team_slug', 'team_slug=kelp', ['Fell', 'Coal']],
  ['API-10 SHOP-33 packaging in any case', 'packaging=CASK', ['Coal']],
  ['API-11 style, repeated', 'style=ipa&style=stout', ['Coal', 'Juice']],
  ['API-12 colour', 'colour=black', ['Coal']],
  ['API-13 abv', 'abv=4.3-5.5', ['Pils']],
  ['SHOP-34 abv=all', 'abv=all', ['Fell', 'Coal', 'Juice', 'Pils']],
  ['C-25 both ranges of 0.5', 'abv=0-0.5', ['Coal']],
  ['C-25 both ranges of 0.5', 'abv=0.5-2.8', ['Coal']],
  ['API-14 allergen, repeated', 'allergen=gluten&allergen=milk', ['Juice']],
  ['SHOP-32, OPEN-21 gluten-free, as its brewery states alone', 'filter=gluten-free', ['Pils']],
  ['SHOP-14 town', 'town=st-ives', ['Fell', 'Coal']],
  ['SHOP-15 region', 'region=yorkshire', ['Juice', 'Pils']],
  ['SHOP-16 container', 'container=440ml-can', ['Juice']],
  ['OPEN-18 filters that narrow each other', 'region=yorkshire&style=ipa&style=stout', ['Juice']],
  ['OPEN-19 a value no one has', 'style=unheard-of', []],
  ['C-86 q', 'q=kelp', ['Fell', 'Coal']],
  ['OPEN-15 orderby name', 'orderby=name', ['Coal', 'Fell', 'Juice', 'Pils']],
  ['OPEN-15 orderby price', 'orderby=price', ['Juice', 'Coal', 'Pils', 'Fell']],
  ['OPEN-15 orderby abv', 'orderby=abv-desc', ['Juice', 'Pils', 'Coal', 'Fell']],
])('%s: ?%s lists %j', async (_row, query, expected) => {
  expect(names(await api.get(`/public/beers/latest?${query}`))).toEqual(expected)
})

test('team_id lists the beers of that brewery only (API-08)', async () => {
  expect(names(await api.get(`/public/beers/latest?team_id=${api.stored.tern.id}`))).toEqual([
    'Juice',
    'Pils',
  ])
})

test('facets are counted with the other filters applied, as values with labels (API-15, OPEN-50)', async () => {
  const { body } = await api.get('/public/beers/latest?style=lager&region=yorkshire&facets=style,abv,region')
  expect(body.facets).toEqual({
    style: [
      { value: 'ipa', label: 'IPA', count: 1 },
      { value: 'lager', label: 'Lager', count: 1 },
    ],
    abv: [{ value: '4.3-5.5', label: '4.3% to 5.5%', count: 1 }],
    region: [{ value: 'yorkshire', label: 'Yorkshire', count: 1 }],
  })
})

test.each([
  ['API-17', 'limit=0', 1],
  ['API-17', 'limit=100', 40],
  ['API-18', '', 16],
  ['API-19', 'page_size=100', 40],
  ['API-06', 'page_size=5', 5],
])('%s ?%s gives a page size of %i', async (_row, query, pageSize) => {
  expect((await api.get(`/public/beers/latest?${query}`)).body.pageSize).toBe(pageSize)
})

test.each([
  ['facets=style,hops', 'facets'],
  ['page=two', 'page'],
  ['team_id=tern', 'team_id'],
])('?%s is refused by naming the parameter', async (query, field) => {
  expect(await api.get(`/public/beers/latest?${query}`)).toMatchObject({
    status: 400,
    body: { code: 'bad_parameter', field, message: expect.stringContaining(`'${field}'`) },
  })
})
