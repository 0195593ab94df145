import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import type { Database } from '../../platform/database/database.ts'
import { followChanges } from '../../platform/database/change-events.ts'
import { partReader } from '../../platform/http/part-reader.ts'
import { createSearchIndex } from './search-index/search-index.ts'
import { shopMenu } from './shop-menu.ts'

async function menuOver(fill: (database: Database) => Promise<unknown>) {
  const connection = await useTestDatabase()
  const { database } = connection
  await fill(database)
  const changes = await followChanges(connection)
  const searchIndex = await createSearchIndex({ database, changes, logger: Fastify().log })
  onTestFinished(() => searchIndex.close())
  return shopMenu({ database, searchIndex }, partReader(Fastify().log).read)
}

test('the Town and Region menus count the UK breweries (HEAD-45, HEAD-46, HEAD-50, HEAD-51)', async () => {
  const menu = await menuOver(async (database) => {
    for (const town of ['York', 'York', 'Leeds']) await buildBrewery(database, { town, region: 'yorkshire' })
    await buildBrewery(database, { town: 'Cardiff', region: 'wales', country: 'Wales' })
    await buildBrewery(database, { town: 'Lille', region: 'kent-south-east', country: 'France' })
  })
  expect(menu.towns).toEqual([
    { label: 'York', href: '/shop?town=york' },
    { label: 'Cardiff', href: '/shop?town=cardiff' },
    { label: 'Leeds', href: '/shop?town=leeds' },
  ])
  expect(menu.regions).toEqual([
    { label: 'Yorkshire', href: '/shop?region=yorkshire' },
    { label: 'Wales', href: '/shop?region=wales' },
  ])
})

test('styles, containers and strengths are those in stock, as links of the listing (HEAD-14, HEAD-17, HEAD-18)', async () => {
  const menu = await menuOver(async (database) => {
    const porter = await buildBeer(database, { style: 'porter', targetAbv: 5 })
    await buildContainer(database, { beerId: porter.id })
    await buildBeer(database, { style: 'gose', targetAbv: 8.2 })
  })
  expect(menu.styles).toEqual([
    { label: 'Stout & Porter', href: '/shop?style=stout' },
    { label: 'Sour', href: '/shop?style=sour' },
  ])
  expect(menu.containers).toEqual([{ label: '30 L keg', href: '/shop?container=30l-keg', picture: 'keg-30' }])
  expect(menu.strengths.map(({ href }) => href)).toEqual([
    '/shop?abv=4.3-5.5',
    '/shop?abv=7.6-plus',
    '/shop?filter=gluten-free',
  ])
})

test('a shop without breweries has no places, and every style, container and strength (HEAD-52, HEAD-53)', async () => {
  const menu = await menuOver(async () => {})
  expect([menu.towns, menu.regions]).toEqual([[], []])
  expect([menu.styles, menu.containers, menu.strengths].map((links) => links.length)).toEqual([12, 12, 7])
})
