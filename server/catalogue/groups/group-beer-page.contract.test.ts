import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import {
  buildAccessory,
  buildBeer,
  buildBrewery,
  buildContainer,
  buildGalleryImage,
  buildGroup,
} from '../../../tests/support/builders/builders.ts'
import { recommendAccessories } from '../accessories/recommend-accessories.ts'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { createSearchIndex } from '../beers/search-index/search-index.ts'
import { followChanges } from '../../platform/database/change-events.ts'
import type { Database } from '../../platform/database/database.ts'
import { loadProductDetail } from './group-beer-page.ts'
import { reviewsForBeerPage } from '../../engagement/reviews/read-reviews.ts'
import { uncachedBeers } from '../../../tests/support/shops/public-api.ts'

const publicUrl = 'https://dray.example'

/** A shop that `fill` stocked, and its beer page at any address. */
async function openPages<T>(fill: (database: Database) => Promise<T>) {
  const connection = await useTestDatabase()
  const { database } = connection
  const stored = await fill(database)
  const logger = pino({ level: 'silent' })
  const searchIndex = await createSearchIndex({
    database,
    changes: await followChanges(connection),
    logger,
  })
  onTestFinished(() => searchIndex.close())
  const load = (path: string) => {
    const [beerId = '', , , , , groupSlug] = path.split('/').toReversed()
    const params: Record<string, string> =
      groupSlug === '' ? { beerId } : { beerId, groupSlug: groupSlug ?? '' }
    const deps = {
      database,
      beers: uncachedBeers(database),
      searchIndex,
      accessoriesFor: (couplers: readonly string[]) => recommendAccessories(database, couplers),
      reviewsOf: reviewsForBeerPage(database),
    }
    return loadProductDetail(deps, { path, params, query: new URLSearchParams(), publicUrl })
  }
  const page = async (path: string) => {
    const result = await load(path)
    if (result.kind !== 'page') throw new Error(`${path} answered ${result.kind}`)
    return result
  }
  return { load, page, stored }
}

async function stockCoal(database: Database) {
  const brewery = await buildBrewery(database, {
    slug: 'pier',
    name: 'Pier',
    town: 'Cardiff',
    country: 'Wales',
  })
  const beer = await buildBeer(database, { breweryId: brewery.id, name: 'Coal Staith', colorHex: '#1b100b' })
  return { brewery, beer, path: `/beer/pier/porter/coal-staith/${beer.id}` }
}

test('a beer is found by its id and has one address (BEER-01, BEER-03, C-59)', async () => {
  const { load, page, stored } = await openPages(stockCoal)
  const { data } = await page(stored.path)
  expect(data.beer.name).toBe('Coal Staith')
  expect(data.breadcrumb.map((step) => step.label)).toEqual(['Home', 'Shop', 'Coal Staith'])
  const redirect = { kind: 'redirect', to: stored.path }
  expect(await load(`/beer/other/words/entirely/${stored.beer.id}`)).toEqual(redirect)
  expect(await load(`/beer/pier/porter/coal-staith/${stored.beer.id.toUpperCase()}`)).toEqual(redirect)
})

test('an unknown beer and an id that is none are not found (BEER-26)', async () => {
  const { load } = await openPages(stockCoal)
  for (const id of [randomUUID(), 'nonsense', "' or 1=1"]) {
    expect(await load(`/beer/a/b/c/${id}`)).toEqual({ kind: 'not-found' })
  }
})

test('inside a group the page and its links stay there, the canonical address does not (BEER-02)', async () => {
  const { page, stored } = await openPages(async (database) => {
    const coal = await stockCoal(database)
    await buildBeer(database, { breweryId: coal.brewery.id, name: 'Other' })
    const group = await buildGroup(database, {
      slug: 'severn',
      name: 'Severn',
      breweryIds: [coal.brewery.id],
    })
    return { ...coal, group }
  })
  const { data, head } = await page(`/groups/severn${stored.path}`)
  expect(data.group).toEqual({ id: stored.group.id, slug: 'severn', name: 'Severn' })
  expect(data.breadcrumb.map((step) => step.label)).toEqual([
    'Home',
    'Shop in Groups',
    'Severn',
    'Coal Staith',
  ])
  expect(data.moreFromBrewery.map((beer) => beer.href)).toEqual([
    expect.stringMatching(/^\/groups\/severn\/beer\/pier\/porter\/other\//),
  ])
  expect(head.canonicalPath).toBe(stored.path)
})

test('a group that no one knows, and one of other breweries, do not have the beer', async () => {
  const { load, stored } = await openPages(async (database) => {
    await buildGroup(database, { slug: 'strangers', breweryIds: [(await buildBrewery(database)).id] })
    return stockCoal(database)
  })
  expect(await load(`/groups/nobody${stored.path}`)).toEqual({ kind: 'not-found' })
  expect(await load(`/groups/strangers${stored.path}`)).toEqual({ kind: 'not-found' })
})

test('the gallery is the label, each kind of container once, then what was brought (BEER-05)', async () => {
  const { page, stored } = await openPages(async (database) => {
    const coal = await stockCoal(database)
    await buildContainer(database, { beerId: coal.beer.id })
    await buildContainer(database, { beerId: coal.beer.id, availableUnits: 0 })
    await buildGalleryImage(database, {
      beerId: coal.beer.id,
      imageUrl: '/media/bar.jpg',
      caption: 'At the bar',
    })
    return coal
  })
  const { data, head } = await page(stored.path)
  expect(data.gallery.map((picture) => picture.caption)).toEqual([
    'Label of Coal Staith',
    'Coal Staith, Keg 30 L',
    'At the bar',
  ])
  expect(head.preloadImages).toEqual([data.gallery[0]?.imageUrl])
})

test('accessories are chosen by the couplers of the kegs (BEER-13)', async () => {
  const { page, stored } = await openPages(async (database) => {
    const coal = await stockCoal(database)
    await buildContainer(database, { beerId: coal.beer.id, couplerType: 's' })
    await buildAccessory(database, { name: 'S coupler', couplerType: 's' })
    await buildAccessory(database, { name: 'Glass' })
    return coal
  })
  const { data } = await page(stored.path)
  expect(data.accessories.map((accessory) => accessory.name)).toEqual(['S coupler'])
})

test('sizes that can be ordered come first; hidden prices stay hidden (PLAT-20)', async () => {
  const { page, stored } = await openPages(async (database) => {
    const brewery = await buildBrewery(database, { slug: 'pier', showPrices: false })
    const beer = await buildBeer(database, { breweryId: brewery.id, name: 'Coal' })
    const beerId = beer.id
    await buildContainer(database, {
      beerId,
      name: 'Not online',
      storefrontVariantId: null,
      volumeMl: 50_000,
    })
    await buildContainer(database, { beerId, name: 'Sold out', availableUnits: 0, volumeMl: 50_000 })
    await buildContainer(database, { beerId, name: 'In stock', volumeMl: 20_000 })
    return `/beer/pier/porter/coal/${beerId}`
  })
  const { data, head } = await page(stored)
  expect(data.beer.containers.map(({ name, priceMinor }) => [name, priceMinor])).toEqual([
    ['In stock', null],
    ['Sold out', null],
    ['Not online', null],
  ])
  expect(JSON.stringify(head.jsonLd)).not.toContain('Offer')
})

test('search engines get the product, its offers without VAT, and the way to it (PLAT-20)', async () => {
  const { page, stored } = await openPages(async (database) => {
    const coal = await stockCoal(database)
    const beerId = coal.beer.id
    await buildContainer(database, { beerId, name: 'Keg', priceMinor: 12_050 })
    await buildContainer(database, { beerId, name: 'Pin', priceMinor: 5_000, availableUnits: 0 })
    await buildContainer(database, { beerId, name: 'Bag', storefrontVariantId: null })
    return coal
  })
  const { head, topics } = await page(stored.path)
  const [product, trail] = head.jsonLd as [any, any]
  expect(product).toMatchObject({ '@type': 'Product', name: 'Coal Staith', url: publicUrl + stored.path })
  expect(product.offers).toMatchObject([
    {
      name: 'Keg',
      price: '120.50',
      priceCurrency: 'GBP',
      availability: 'https://schema.org/InStock',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: '120.50',
        valueAddedTaxIncluded: false,
      },
      eligibleCustomerType: 'http://purl.org/goodrelations/v1#Business',
      seller: { '@type': 'Brewery', name: 'Pier' },
    },
    { name: 'Pin', price: '50.00', availability: 'https://schema.org/OutOfStock' },
  ])
  expect(product.offers).toHaveLength(2)
  expect(trail['@type']).toBe('BreadcrumbList')
  expect(head.description).toContain('Coal Staith: Porter, 5.0% ABV from Pier, Cardiff')
  expect(topics).toEqual(
    expect.arrayContaining([`beer:${stored.beer.id}`, `brewery:${stored.brewery.id}`, 'accessories']),
  )
})
