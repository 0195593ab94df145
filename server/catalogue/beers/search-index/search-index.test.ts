import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { buildBeer, buildBrewery, buildContainer } from '../../../../tests/support/builders/builders.ts'
import { useTestDatabase } from '../../../../tests/support/servers/test-database.ts'
import { beers, breweries, containers } from '../catalogue-tables.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { followChanges } from '../../../platform/database/change-events.ts'
import { createSearchIndex } from './search-index.ts'

async function openSearchIndex(connection: Connection) {
  const failures: string[] = []
  const logger = { info: () => {}, error: (_details: object, message: string) => failures.push(message) }
  const changes = await followChanges(connection)
  const searchIndex = await createSearchIndex({
    database: connection.database,
    changes,
    logger: logger as never,
  })
  onTestFinished(() => searchIndex.close())
  return { searchIndex, failures }
}

test('a beer, its stock and its brewery can be found as soon as they change, and not when gone', async () => {
  const connection = await useTestDatabase()
  const { database } = connection
  const { searchIndex } = await openSearchIndex(connection)
  const events: string[] = []
  searchIndex.subscribe((event) => events.push(event))
  expect(searchIndex.isReady()).toBe(true)

  const brewery = await buildBrewery(database, { name: 'Tern' })
  const beer = await buildBeer(database, { breweryId: brewery.id, name: 'Night Tide' })
  await expect
    .poll(async () => (await searchIndex.search({ q: 'night', pageSize: 5 })).ids)
    .toEqual([beer.id])
  await expect.poll(() => events).toContain(`beer:${beer.id}`)

  const inKegs = async () =>
    (await searchIndex.search({ filters: { container: ['30l-keg'] }, pageSize: 5 })).total
  const keg = await buildContainer(database, { beerId: beer.id })
  await expect.poll(inKegs).toBe(1)
  await database.update(containers).set({ availableUnits: 0 }).where(eq(containers.id, keg.id))
  await expect.poll(inKegs).toBe(0)

  await database.update(breweries).set({ name: 'Kelp' }).where(eq(breweries.id, brewery.id))
  await expect.poll(async () => (await searchIndex.search({ q: 'kelp', pageSize: 5 })).total).toBe(1)
  expect((await searchIndex.search({ q: 'tern', pageSize: 5 })).total).toBe(0)

  await database.delete(beers).where(eq(beers.id, beer.id))
  await expect.poll(() => searchIndex.size()).toBe(0)
})

test('a large change, announced as a whole, is read as a whole', async () => {
  const connection = await useTestDatabase()
  const { searchIndex } = await openSearchIndex(connection)
  const brewery = await buildBrewery(connection.database)
  await connection.database.execute(sql`
    insert into beers (external_id, brewery_id, name, style)
    select 'beer-' || n, ${brewery.id}, 'Beer', 'porter' from generate_series(1, 4321) n`)
  await expect.poll(() => searchIndex.size(), { timeout: 20_000 }).toBe(4321)
})

test('when reading fails the index keeps what it has, says so, and tries again', async () => {
  const connection = await useTestDatabase()
  const { database } = connection
  await buildBeer(database)
  const { searchIndex, failures } = await openSearchIndex(connection)
  await database.execute(sql`alter table beers rename to hidden`)
  await database.execute(sql`insert into changes (topic) values ('catalogue')`)
  await expect.poll(() => failures.length).toBeGreaterThan(0)
  expect(searchIndex.size()).toBe(1)

  await database.execute(sql`alter table hidden rename to beers`)
  await buildBeer(database)
  await expect.poll(() => searchIndex.size(), { timeout: 20_000 }).toBe(2)
})

test('an index that could not be read yet answers 503', async () => {
  const connection = await useTestDatabase()
  await connection.database.execute(sql`alter table beers rename to hidden`)
  const { searchIndex } = await openSearchIndex(connection)
  expect(searchIndex.isReady()).toBe(false)
  await expect(searchIndex.search({ pageSize: 5 })).rejects.toMatchObject({ status: 503 })
})
