import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { buildBeer, buildBrewery, buildContainer } from '../../tests/builders.ts'
import { useTestDatabase } from '../../tests/test-database.ts'
import type { Database } from '../database/connect.ts'
import { listenForChanges } from '../database/change-notices.ts'
import { partReader } from '../http/part-reader.ts'
import { createShelf } from './shelf/shelf.ts'
import { shopMenu } from './shop-menu.ts'

async function menuOver(fill: (database: Database) => Promise<unknown>) {
  const connection = await useTestDatabase()
  const { database } = connection
  await fill(database)
  const changes = await listenForChanges(connection)
  const shelf = await createShelf({ database, changes, logger: Fastify().log })
  onTestFinished(() => shelf.close())
  return shopMenu({ database, shelf }, partReader(Fastify().log).read)
}

test('HEAD-45 HEAD-46 HEAD-50 HEAD-51 the Town and Region menus count the UK breweries', async () => {
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

test('HEAD-14 HEAD-17 HEAD-18 styles, containers and strengths are those on the shelf, as links of the listing', async () => {
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

test('HEAD-52 HEAD-53 a shop without breweries has no places, and every style, container and strength', async () => {
  const menu = await menuOver(async () => {})
  expect([menu.towns, menu.regions]).toEqual([[], []])
  expect([menu.styles, menu.containers, menu.strengths].map((links) => links.length)).toEqual([12, 8, 7])
})
