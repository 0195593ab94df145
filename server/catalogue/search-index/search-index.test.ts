import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { beers, breweries, containers } from '../catalogue-tables.ts'
import type { Connection } from '../../database/database.ts'
import { followChanges } from '../../database/change-events.ts'
import { openListedSearch } from './slots/open-listed-search.ts'
import { createSearchIndex } from './search-index.ts'

const engines = [
  { engine: 'memory', openEngine: createSearchIndex },
  { engine: 'rows', openEngine: openListedSearch },
]

async function openSearchIndex(
  connection: Connection,
  openEngine: typeof createSearchIndex,
  codeKey = 'one',
) {
  const failures: string[] = []
  const logger = { info: () => {}, error: (_details: object, message: string) => failures.push(message) }
  const changes = await followChanges(connection)
  const searchIndex = await openEngine({
    database: connection.database,
    changes,
    logger: logger as never,
    codeKey,
  })
  onTestFinished(() => searchIndex.close())
  return { searchIndex, failures }
}

test.each(engines)(
  '$engine: a beer, its stock and its brewery can be found as soon as they change, and not when gone',
  async ({ openEngine }) => {
    const connection = await useTestDatabase()
    const { database } = connection
    const { searchIndex } = await openSearchIndex(connection, openEngine)
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
  },
)

test.each(engines)(
  '$engine: a large change, announced as a whole, is read as a whole',
  async ({ openEngine }) => {
    const connection = await useTestDatabase()
    const { searchIndex } = await openSearchIndex(connection, openEngine)
    const brewery = await buildBrewery(connection.database)
    await connection.database.execute(sql`
    insert into beers (external_id, brewery_id, name, style)
    select 'beer-' || n, ${brewery.id}, 'Beer', 'porter' from generate_series(1, 4321) n`)
    await expect.poll(() => searchIndex.size(), { timeout: 20_000 }).toBe(4321)
  },
)

test.each(engines)(
  '$engine: when reading fails the index keeps what it has, says so, and tries again',
  async ({ openEngine }) => {
    const connection = await useTestDatabase()
    const { database } = connection
    await buildBeer(database)
    const { searchIndex, failures } = await openSearchIndex(connection, openEngine)
    await database.execute(sql`alter table beers rename to hidden`)
    await database.execute(sql`insert into changes (topic) values ('catalogue')`)
    await expect.poll(() => failures.length).toBeGreaterThan(0)
    expect(searchIndex.size()).toBe(1)

    await database.execute(sql`alter table hidden rename to beers`)
    await buildBeer(database)
    await expect.poll(() => searchIndex.size(), { timeout: 20_000 }).toBe(2)
  },
)

test.each(engines)('$engine: an index that could not be read yet answers 503', async ({ openEngine }) => {
  const connection = await useTestDatabase()
  await connection.database.execute(sql`alter table beers rename to hidden`)
  const { searchIndex } = await openSearchIndex(connection, openEngine)
  expect(searchIndex.isReady()).toBe(false)
  await expect(searchIndex.search({ pageSize: 5 })).rejects.toMatchObject({ status: 503 })
})

test('a process with rows reads on from the change log where another one left it', async () => {
  const connection = await useTestDatabase()
  const { database } = connection
  const untouched = await buildBeer(database, { name: 'Gull' })
  const renamed = await buildBeer(database, { name: 'Tern' })
  const first = await openSearchIndex(connection, openListedSearch)
  await first.searchIndex.close()
  await database.execute(sql`update slot_beers set name = 'marked', fingerprint = ''`)
  await database.update(beers).set({ name: 'Kelp' }).where(eq(beers.id, renamed.id))

  const { searchIndex } = await openSearchIndex(connection, openListedSearch)
  expect((await searchIndex.search({ q: 'kelp', pageSize: 5 })).ids).toEqual([renamed.id])
  expect(await listedNames(database)).toEqual(['kelp', 'marked'])
  await searchIndex.close()

  // Past what the log holds for sure, all beers are read.
  await database.execute(sql`update slot_state set read_at = now() - interval '6 minutes'`)
  const later = await openSearchIndex(connection, openListedSearch)
  expect(await listedNames(database)).toEqual(['gull', 'kelp'])
  expect((await later.searchIndex.search({ orderby: 'name', pageSize: 5 })).ids).toEqual([
    untouched.id,
    renamed.id,
  ])
})

test('a process of other code lists every beer by its own rules, however late the rows were read (OPEN-18)', async () => {
  const connection = await useTestDatabase()
  const { database } = connection
  await buildBeer(database, { name: 'Gull' })
  const first = await openSearchIndex(connection, openListedSearch, 'one')
  await first.searchIndex.close()
  await database.execute(sql`update slot_beers set name = 'marked', fingerprint = ''`)
  const same = await openSearchIndex(connection, openListedSearch, 'one')
  await same.searchIndex.whenFresh()
  expect(await listedNames(database)).toEqual(['marked'])
  await same.searchIndex.close()

  const { searchIndex } = await openSearchIndex(connection, openListedSearch, 'two')
  await searchIndex.whenFresh()
  expect(await listedNames(database)).toEqual(['gull'])
})

test('after a process of other code has listed a change, the next one lists every beer again', async () => {
  const connection = await useTestDatabase()
  const { database } = connection
  const beer = await buildBeer(database, { name: 'Gull' })
  const older = await openSearchIndex(connection, openListedSearch, 'one')
  const newer = await openSearchIndex(connection, openListedSearch, 'two')
  await newer.searchIndex.whenFresh()
  await newer.searchIndex.close()
  await database.update(beers).set({ name: 'Tern' }).where(eq(beers.id, beer.id))
  await expect.poll(() => listedNames(database)).toEqual(['tern'])
  await older.searchIndex.close()
  await database.execute(sql`update slot_beers set name = 'marked', fingerprint = ''`)

  const { searchIndex } = await openSearchIndex(connection, openListedSearch, 'two')
  await searchIndex.whenFresh()
  expect(await listedNames(database)).toEqual(['tern'])
})

test('counts and words of the whole list follow every change of its rows', async () => {
  const connection = await useTestDatabase()
  const { database } = connection
  const beer = await buildBeer(database, { name: 'Night Tide' })
  await buildContainer(database, { beerId: beer.id })
  const { searchIndex } = await openSearchIndex(connection, openListedSearch)
  const kegs = async () => (await searchIndex.search({ pageSize: 1, facets: ['container'] })).facets.container
  expect(await kegs()).toMatchObject([{ value: '30l-keg', count: 1 }])
  await database.delete(beers).where(eq(beers.id, beer.id))
  await expect.poll(kegs).toEqual([])
  const { rows } = await database.execute(sql`select word from slot_places`)
  expect(rows).toEqual([])
})

async function listedNames(database: Connection['database']): Promise<unknown[]> {
  const { rows } = await database.execute(
    sql`select name from slot_beers where beer_id is not null order by name`,
  )
  return rows.map(({ name }) => name)
}
