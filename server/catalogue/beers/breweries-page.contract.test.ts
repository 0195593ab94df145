import { expect, test } from 'vitest'
import { buildBeer, buildBrewery } from '../../../tests/support/builders/builders.ts'
import { shareLoaders } from '../../../tests/support/shops/page-loaders.ts'
import type { Database } from '../../platform/database/database.ts'
import { loadBreweries } from './breweries-page.ts'

const shop = shareLoaders([{ paths: ['/breweries'], load: loadBreweries }], stock)

async function stock(database: Database): Promise<void> {
  const weir = await buildBrewery(database, { name: 'Weir', slug: 'weir', town: 'Leeds' })
  await buildBeer(database, { breweryId: weir.id })
  await buildBeer(database, { breweryId: weir.id })
  await buildBrewery(database, { name: 'Ayr', slug: 'ayr', town: 'Ayr', region: 'central-scotland' })
  await buildBrewery(database, { name: 'Blank', slug: 'blank', logoUrl: ' ' })
}

const names = async (url: string) => (await shop.page(url)).data.breweries.map(({ name }) => name)

test('breweries with a logo are listed by name, with town and beers (BRW-09, BRW-10)', async () => {
  const { breweries } = (await shop.page('/breweries')).data
  expect(breweries.map(({ name, href, town, beerCount }) => [name, href, town, beerCount])).toEqual([
    ['Ayr', '/brewery/ayr', 'Ayr', 0],
    ['Weir', '/brewery/weir', 'Leeds', 2],
  ])
  for (const { logoUrl } of breweries) expect(logoUrl).toMatch(/^\/pictures\/brewery\//)
})

test('a region narrows the list; every region with a brewery has its link and number', async () => {
  expect(await names('/breweries?region=yorkshire')).toEqual(['Weir'])
  expect(await names('/breweries?region=scotland')).toEqual(['Ayr'])
  expect(await names('/breweries?region=atlantis')).toEqual([])
  const { regions } = (await shop.page('/breweries?region=yorkshire')).data
  expect(regions).toEqual([
    { label: 'All', href: '/breweries', count: 2, isCurrent: false },
    { label: 'Yorkshire', href: '/breweries?region=yorkshire', count: 1, isCurrent: true },
    { label: 'Central Scotland', href: '/breweries?region=central-scotland', count: 1, isCurrent: false },
  ])
})

test('an empty region is not for search engines', async () => {
  expect((await shop.page('/breweries?region=atlantis')).head.indexed).toBe(false)
  expect((await shop.page('/breweries')).head).toMatchObject({ indexed: true, canonicalPath: '/breweries' })
})
