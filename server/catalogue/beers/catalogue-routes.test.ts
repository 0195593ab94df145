import { randomUUID } from 'node:crypto'
import Value from 'typebox/value'
import { expect, test } from 'vitest'
import { Container } from '../../../shared/api/catalogue-api.ts'
import {
  buildBeer,
  buildBrewery,
  buildContainer,
  buildGalleryImage,
  buildGroup,
} from '../../../tests/support/builders/builders.ts'
import { openPublicApi, sharePublicApi } from '../../../tests/support/shops/public-api.ts'
import { beerStyles } from '../../../shared/catalogue/beer-styles.ts'

/** A shop without a single beer. */
const empty = sharePublicApi(async () => {})

test('a beer answers every field, its containers too (API-21, ENT-01, ENT-02)', async () => {
  const { get, stored } = await openPublicApi(async (database) => {
    const beer = await buildBeer(database, { name: 'Coal', style: 'milk-stout', lastBatchDate: '2026-03-01' })
    const keg = await buildContainer(database, { beerId: beer.id, couplerType: 's', priceMinor: 123_450 })
    await buildContainer(database, { beerId: beer.id, availableUnits: 4 })
    return { beer, keg }
  })
  const { status, body } = await get(`/public/beers/${stored.beer.id}`)
  expect(status).toBe(200)
  expect(body.beer).toEqual({
    id: stored.beer.id,
    breweryId: stored.beer.breweryId,
    name: 'Coal',
    style: 'Milk Stout',
    description: '',
    tastingNotes: '',
    ingredients: '',
    allergens: ['barley'],
    targetAbv: 5,
    colorHex: null,
    badgeImageUrl: expect.stringMatching(/^\/pictures\/beer\//),
    badgeIconUrl: expect.stringMatching(/^\/pictures\/beer\//),
    totalAvailable: 14,
    lastBatchDate: '2026-03-01',
    containers: expect.any(Array),
    team: expect.objectContaining({ id: stored.beer.breweryId }),
  })
  const variantId = stored.keg.storefrontVariantId
  expect(body.beer.containers).toContainEqual({
    id: stored.keg.id,
    name: 'Keg 30 L',
    type: 'keg',
    volumeMl: 30_000,
    packSize: 1,
    availableUnits: 10,
    storefrontVariantId: variantId,
    priceMinor: 123_450,
    price: '£1,234.50',
    currencySymbol: '£',
    couplerType: 's',
    commerceItemId: variantId,
    commerceItemSource: 'catalog_variant',
    commerceSnapshot: {
      product: {
        title: 'Coal',
        imageUrl: body.beer.badgeImageUrl,
        metadata: { teamName: body.beer.team.name },
      },
      variant: { id: variantId },
      pricing: { unitPriceMinor: 123_450, currencySymbol: '£' },
      inventory: { availableUnits: 10, maxQuantity: 10 },
    },
  })
})

test('a size that can be ordered is a catalog_variant, any other a legacy_beer (ENT-03, ENT-05)', async () => {
  const { get, stored } = await openPublicApi(async (database) => {
    const beer = await buildBeer(database)
    await buildContainer(database, { beerId: beer.id })
    await buildContainer(database, { beerId: beer.id, storefrontVariantId: null, volumeMl: 20_000 })
    return beer
  })
  const { body } = await get(`/public/beers/${stored.id}`)
  expect(body.beer.containers.map((container: any) => container.commerceItemSource).sort()).toEqual([
    'catalog_variant',
    'legacy_beer',
  ])
})

const isSource = (source: string) => Value.Check(Container.properties.commerceItemSource, source)

test('an upsell container is accepted, an unknown source is not (ENT-04)', () => {
  expect(['catalog_variant', 'upsell', 'legacy_beer', 'other'].map(isSource)).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test('breweries are called teams, in paths and in fields (BRW-11)', async () => {
  const { get, stored } = await openPublicApi(async (database) => {
    const brewery = await buildBrewery(database, { slug: 'tern' })
    const beer = await buildBeer(database, { breweryId: brewery.id })
    await buildContainer(database, { beerId: beer.id })
    await buildGroup(database, { slug: 'coast', breweryIds: [brewery.id] })
    return { brewery, beer }
  })
  const calls = [
    '/public/teams',
    `/public/teams/tern/beers/${stored.beer.id}/gallery`,
    `/public/beers/latest?team_slug=tern`,
    `/public/beers/${stored.beer.id}`,
    '/public/groups',
    '/public/groups/coast/beers',
  ]
  const fields = new Set<string>()
  for (const call of calls) {
    const { status, body } = await get(call)
    expect(status, call).toBe(200)
    JSON.stringify(body, (name, value) => (fields.add(name), value))
  }
  expect([...fields].filter((name) => /brewer/i.test(name))).toEqual(['breweryId'])
  expect([...fields]).toEqual(expect.arrayContaining(['team', 'teams', 'teamName', 'teamCount']))
})

test('every packaging type is returned unchanged (ENT-06, ENT-07, ENT-08, ENT-09)', async () => {
  const types = ['keg', 'cask', 'smallpack', 'universal']
  const { get, stored } = await openPublicApi(async (database) => {
    const beer = await buildBeer(database)
    for (const type of types) await buildContainer(database, { beerId: beer.id, type })
    return beer
  })
  const { body } = await get(`/public/beers/${stored.id}`)
  expect(body.beer.containers.map((container: any) => container.type).sort()).toEqual(types.toSorted())
})

test('a brewery that hides its prices shows none (OPEN-56)', async () => {
  const { get, stored } = await openPublicApi(async (database) => {
    const brewery = await buildBrewery(database, { showPrices: false })
    const beer = await buildBeer(database, { breweryId: brewery.id })
    await buildContainer(database, { beerId: beer.id })
    return beer
  })
  const { body } = await get(`/public/beers/${stored.id}`)
  expect(body.beer.containers[0]).toMatchObject({
    priceMinor: null,
    price: null,
    commerceSnapshot: { pricing: { unitPriceMinor: null } },
  })
})

test.each([randomUUID(), 'no-id', '%00', '%27%20or%201=1'])(
  'beer %s is unknown: 404 (API-22)',
  async (id) => {
    expect(await empty.get(`/public/beers/${id}`)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  },
)

test('the gallery of a beer answers its pictures in order, by slug or id of the brewery (API-23, ENT-38)', async () => {
  const { get, stored } = await openPublicApi(async (database) => {
    const brewery = await buildBrewery(database, { slug: 'tern' })
    const beer = await buildBeer(database, { breweryId: brewery.id })
    await buildGalleryImage(database, { beerId: beer.id, position: 2, imageUrl: '/media/two.jpg' })
    await buildGalleryImage(database, {
      beerId: beer.id,
      position: 1,
      imageUrl: '/media/one.jpg',
      caption: 'Tap',
    })
    return { brewery, beer }
  })
  const { body } = await get(`/public/teams/tern/beers/${stored.beer.id}/gallery`)
  expect(body.gallery.map((image: any) => image.imageUrl)).toEqual([
    expect.stringMatching(/^\/pictures\/beer\//),
    '/media/one.jpg',
    '/media/two.jpg',
  ])
  expect(body.gallery[1]).toEqual({
    id: expect.any(String),
    imageUrl: '/media/one.jpg',
    thumbnailUrl: null,
    iconUrl: null,
    tag: '',
    caption: 'Tap',
  })
  const byId = await get(`/public/teams/${stored.brewery.id}/beers/${stored.beer.id}/gallery`)
  expect(byId.body).toEqual(body)
})

test('the gallery of an unknown beer, or of another brewery, is not found (API-24)', async () => {
  const { get, stored } = await openPublicApi(async (database) => {
    await buildBrewery(database, { slug: 'tern' })
    return buildBeer(database)
  })
  expect((await get(`/public/teams/tern/beers/${stored.id}/gallery`)).status).toBe(404)
  expect((await get(`/public/teams/tern/beers/${randomUUID()}/gallery`)).status).toBe(404)
  expect((await get(`/public/teams/nobody/beers/${stored.id}/gallery`)).status).toBe(404)
})

test('teams answer every field (API-41, ENT-10, ENT-11, ENT-12, ENT-13, ENT-14, C-39)', async () => {
  const { get, stored } = await openPublicApi((database) =>
    buildBrewery(database, {
      slug: 'tern',
      name: 'Tern',
      town: 'Hull',
      email: 'ale@tern.example',
      socialLinks: { instagram: 'https://social.example/tern' },
    }),
  )
  const { body } = await get('/public/teams')
  expect(body.teams).toEqual([
    {
      id: stored.id,
      name: 'Tern',
      slug: 'tern',
      publicSlug: 'tern',
      logoUrl: expect.stringMatching(/^\/pictures\/brewery\//),
      description: '',
      publicSite: { title: '', subtitle: '', showPrices: true },
      contact: {
        email: 'ale@tern.example',
        telephone: null,
        website: null,
        soldByDisclaimer: null,
        socialLinks: {
          twitter: null,
          facebook: null,
          instagram: 'https://social.example/tern',
          youtube: null,
          tiktok: null,
          threads: null,
        },
      },
      awrsUrn: null,
      awrsVerified: false,
      hasOffLicenceShipping: false,
      offLicenceApproved: false,
      location: { town: 'Hull', country: 'England' },
    },
  ])
})

test('styles answer the categories with their sub-styles, level 1 unless asked otherwise (API-40, ENT-34)', async () => {
  const { body } = await empty.get('/public/styles')
  expect(body.categories.map((category: any) => category.code)).toEqual(beerStyles.map(({ code }) => code))
  expect(body.categories[1]).toEqual({
    id: expect.any(String),
    code: 'ipa',
    name: 'IPA',
    substyles: expect.arrayContaining([{ code: 'black-ipa', name: 'Black IPA' }]),
  })
  expect((await empty.get('/public/styles?level=1')).body).toEqual(body)
  expect((await empty.get('/public/styles?level=7')).status).toBe(400)
})

test('the catalogue may be read from anywhere and sets no cookie (API-02)', async () => {
  const { headers } = await empty.get('/public/beers/latest')
  expect(headers['access-control-allow-origin']).toBe('*')
  expect(headers['access-control-allow-credentials']).toBeUndefined()
  expect(headers['set-cookie']).toBeUndefined()
})
