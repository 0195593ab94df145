import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import {
  buildBeer,
  buildBrewery,
  buildContainer,
  buildGroup,
} from '../../../tests/support/builders/builders.ts'
import { uncachedBeers, uncachedReads } from '../../../tests/support/shops/public-api.ts'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { createSearchIndex } from '../../catalogue/beers/search-index/search-index.ts'
import type { Database } from '../../platform/database/database.ts'
import { followChanges } from '../../platform/database/change-events.ts'
import type { App } from '../../platform/http/app-type.ts'
import { suggestionRoutes } from './suggestion-routes.ts'

async function suggestionsOver(fill: (database: Database) => Promise<unknown>) {
  const connection = await useTestDatabase()
  const { database } = connection
  await fill(database)
  const app = Fastify() as unknown as App
  const searchIndex = await createSearchIndex({
    database,
    changes: await followChanges(connection),
    logger: app.log,
  })
  onTestFinished(() => searchIndex.close())
  const beers = uncachedBeers(database)
  await app.register(suggestionRoutes, { database, beers, searchIndex, reads: uncachedReads() })
  return async (q: string) => (await app.inject({ url: '/public/search/suggestions', query: { q } })).json()
}

test('a text is answered with beers, breweries, groups and filters, at most 5, 3, 3 and 3 (C-86)', async () => {
  const ask = await suggestionsOver(async (database) => {
    const brewery = await buildBrewery(database, { name: 'Porterhouse', town: 'Whitby' })
    for (let n = 1; n <= 7; n += 1) {
      await buildBeer(database, { name: `Porter ${n}`, style: 'porter', breweryId: brewery.id })
      await buildBrewery(database, { name: `Old Porter ${n}` })
      await buildGroup(database, { name: `Porter Row ${n}`, region: 'north-east' })
    }
  })
  const found = await ask(' porter ')
  expect(found).toMatchObject({ q: 'porter', total: 7 })
  expect([found.beers, found.teams, found.groups].map((list) => list.length)).toEqual([5, 3, 3])
  expect(found.styles).toEqual([
    { code: 'stout', name: 'Stout & Porter', href: '/shop?style=stout', count: 7 },
    { code: 'porter', name: 'Porter', href: '/shop?style=porter', count: 7 },
  ])
  expect(found.beers[0]).toMatchObject({ teamName: 'Porterhouse', style: 'Porter', targetAbv: 5 })
  expect(found.beers[0].href).toMatch(/^\/beer\/brewery-\d+\/porter\/porter-\d\/[0-9a-f-]{36}$/)
  expect(found.teams[0]).toMatchObject({ name: 'Porterhouse', town: 'Whitby' })
  expect(found.groups[0]).toMatchObject({ name: 'Porter Row 1', regionLabel: 'North East' })
})

test('a town finds its breweries, and the special characters of a pattern match themselves', async () => {
  const ask = await suggestionsOver(async (database) => {
    await buildBrewery(database, { name: 'Tern', town: 'Whitby' })
    await buildBrewery(database, { name: '100% Malt', town: 'York' })
  })
  expect((await ask('whit')).teams.map(({ name }: { name: string }) => name)).toEqual(['Tern'])
  expect((await ask('100%')).teams.map(({ name }: { name: string }) => name)).toEqual(['100% Malt'])
  expect((await ask('%%')).teams).toEqual([])
})

test('a text of less than two characters suggests nothing', async () => {
  const ask = await suggestionsOver((database) => buildBeer(database, { name: 'Porter' }))
  for (const q of ['', ' ', 'p', ' p ']) {
    expect(await ask(q)).toEqual({
      q: q.trim(),
      total: 0,
      beers: [],
      teams: [],
      groups: [],
      styles: [],
      regions: [],
      towns: [],
      containers: [],
    })
  }
})

test('regions, towns and containers are suggested with how many beers they leave (S-09)', async () => {
  const ask = await suggestionsOver(async (database) => {
    const brewery = await buildBrewery(database, { name: 'Tern', town: 'York', region: 'yorkshire' })
    for (const type of ['cask', 'keg']) {
      const beer = await buildBeer(database, { breweryId: brewery.id })
      await buildContainer(database, { beerId: beer.id, type, volumeMl: type === 'cask' ? 20_457 : 30_000 })
    }
  })
  const york = await ask('york')
  expect(york.regions).toEqual([
    { code: 'yorkshire', name: 'Yorkshire', href: '/shop?region=yorkshire', count: 2 },
  ])
  expect(york.towns).toEqual([{ code: 'york', name: 'York', href: '/shop?town=york', count: 2 }])
  expect((await ask('pin')).containers).toMatchObject([{ href: '/shop?container=pin', count: 1 }])
  expect((await ask('yorkshire pin')).total).toBe(1)
})
