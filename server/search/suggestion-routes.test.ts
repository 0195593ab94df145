import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { buildBeer, buildBrewery, buildGroup } from '../../tests/builders.ts'
import { unkeptReads } from '../../tests/public-api.ts'
import { useTestDatabase } from '../../tests/test-database.ts'
import { createShelf } from '../catalogue/shelf/shelf.ts'
import type { Database } from '../database/connect.ts'
import { listenForChanges } from '../database/change-notices.ts'
import type { App } from '../http/app-type.ts'
import { suggestionRoutes } from './suggestion-routes.ts'

async function suggestionsOver(fill: (database: Database) => Promise<unknown>) {
  const connection = await useTestDatabase()
  const { database } = connection
  await fill(database)
  const app = Fastify() as unknown as App
  const shelf = await createShelf({ database, changes: await listenForChanges(connection), logger: app.log })
  onTestFinished(() => shelf.close())
  await app.register(suggestionRoutes, { database, shelf, reads: unkeptReads() })
  return async (q: string) => (await app.inject({ url: '/public/search/suggestions', query: { q } })).json()
}

test('C-86 a text is answered with beers, breweries, groups and styles, at most 5, 3, 3 and 3', async () => {
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
  expect([found.beers, found.teams, found.groups, found.styles].map((list) => list.length)).toEqual([
    5, 3, 3, 3,
  ])
  expect(found.beers[0]).toMatchObject({ teamName: 'Porterhouse', style: 'Porter', targetAbv: 5 })
  expect(found.beers[0].href).toMatch(/^\/beer\/brewery-\d+\/porter\/porter-\d\/[0-9a-f-]{36}$/)
  expect(found.teams[0]).toMatchObject({ name: 'Porterhouse', town: 'Whitby' })
  expect(found.groups[0]).toMatchObject({ name: 'Porter Row 1', regionLabel: 'North East' })
})

test('a town finds its breweries, and the signs of a pattern stand for themselves', async () => {
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
    expect(await ask(q)).toEqual({ q: q.trim(), total: 0, beers: [], teams: [], groups: [], styles: [] })
  }
})
