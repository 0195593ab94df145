import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { containers } from '../../catalogue/beers/catalogue-tables.ts'
import { followChanges } from './change-events.ts'
import { changesAtOnce, deleteOldChanges, readChangeCursor, readChangesSince } from './change-log-queries.ts'
import type { Connection } from './database.ts'

/** What is announced from now on, as it comes. */
async function recordEvents(connection: Connection): Promise<string[]> {
  const events: string[] = []
  const changes = await followChanges(connection)
  changes.subscribe((event) => events.push(event))
  return events
}

const write = ({ database }: Connection, ...topics: string[]) =>
  database.execute(sql`insert into changes (topic) select unnest(${sql.param(topics)}::text[])`)

test('a change reaches everyone who follows, a large one as a whole', async () => {
  const connection = await useTestDatabase()
  const [events, others] = [await recordEvents(connection), await recordEvents(connection)]
  const brewery = await buildBrewery(connection.database)
  await expect.poll(() => events).toEqual([`brewery:${brewery.id}`])
  expect(others).toEqual(events)

  await connection.database.execute(sql`
    insert into beers (external_id, brewery_id, name, style)
    select 'beer-' || n, ${brewery.id}, 'Beer', 'porter' from generate_series(1, 51) n`)
  await expect.poll(() => events.slice(1)).toEqual(['catalogue'])
})

/** Pauses never end on their own once a minute has passed without a request. */
function stopTime(): { hasPaused: (ms: number) => boolean; passMinute: () => void } {
  const later = globalThis.setTimeout
  const pauses = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((run: () => void, ms?: number) =>
      later(ms === 1000 || ms === 10_000 ? () => {} : run, ms)) as typeof setTimeout)
  const now = vi.spyOn(Date, 'now')
  onTestFinished(() => {
    pauses.mockRestore()
    now.mockRestore()
  })
  return {
    hasPaused: (ms) => pauses.mock.calls.some((call) => call[1] === ms),
    passMinute: () => void now.mockReturnValue(Date.now() + 61_000),
  }
}

test('a minute after the last request the log is read less often, and at once with the next request', async () => {
  const connection = await useTestDatabase()
  const { hasPaused, passMinute } = stopTime()
  const events = await recordEvents(connection)
  const changes = await followChanges(connection)
  await expect.poll(() => hasPaused(100)).toBe(true)
  expect(changes.isQuiet()).toBe(false)
  passMinute()
  await expect.poll(() => hasPaused(connection.kind === 'embedded' ? 10_000 : 1000)).toBe(true)
  expect(changes.isQuiet()).toBe(true)
  await write(connection, 'menu')
  changes.noteRequest()
  await expect.poll(() => events).toEqual(['menu'])
})

test('what a job of a quiet process has written is read at once', async () => {
  const connection = await useTestDatabase()
  const { hasPaused, passMinute } = stopTime()
  const events = await recordEvents(connection)
  passMinute()
  await expect.poll(() => hasPaused(connection.kind === 'embedded' ? 10_000 : 1000)).toBe(true)
  await write(connection, 'menu')
  const changes = await followChanges(connection)
  changes.readNow()
  await expect.poll(() => events).toEqual(['menu'])
  expect(changes.isQuiet()).toBe(true)
})

test('units alone are stock; a container that sells out, comes back or costs more is its beer', async () => {
  const connection = await useTestDatabase()
  const { database } = connection
  const container = await buildContainer(database, { availableUnits: 5 })
  const read = async (cursor: string) => (await readChangesSince(database, cursor)).topics
  const changed = async (values: Partial<typeof containers.$inferInsert>) => {
    const cursor = await readChangeCursor(database)
    await database.update(containers).set(values).where(eq(containers.id, container.id))
    return read(cursor)
  }
  const [stock, beer] = [[`stock:${container.beerId}`], [`beer:${container.beerId}`]]
  expect(await changed({ availableUnits: 4 })).toEqual(stock)
  expect(await changed({ availableUnits: 4 })).toEqual([])
  expect(await changed({ availableUnits: 0 })).toEqual(beer)
  expect(await changed({ availableUnits: 3 })).toEqual(beer)
  expect(await changed({ availableUnits: 2, priceMinor: 12_345 })).toEqual(beer)
})

test('stock of many beers at once is announced as a whole, and is not the catalogue', async () => {
  const connection = await useTestDatabase()
  const { database } = connection
  const brewery = await buildBrewery(database)
  const beer = await buildBeer(database, { breweryId: brewery.id })
  await buildContainer(database, { beerId: beer.id, availableUnits: 5 })
  await database.execute(sql`
    with many as (
      insert into beers (external_id, brewery_id, name, style)
      select 'many-' || n, ${brewery.id}, 'Beer', 'porter' from generate_series(1, 51) n returning id
    )
    insert into containers (external_id, beer_id, name, type, available_units)
    select 'container-' || id, id, 'Firkin', 'cask', 9 from many`)
  const cursor = await readChangeCursor(database)
  await database.update(containers).set({ availableUnits: sql`${containers.availableUnits} - 1` })
  expect((await readChangesSince(database, cursor)).topics).toEqual(['stocks'])
})

test('a reader that gets more than it takes at once reads everything', async () => {
  const connection = await useTestDatabase()
  const events = await recordEvents(connection)
  await write(connection, ...Array.from({ length: changesAtOnce }, (_, at) => `beer:${at}`))
  await expect.poll(() => events).toEqual(['catalogue'])
  await write(connection, 'settings')
  await expect.poll(() => events).toEqual(['catalogue', 'settings'])
})

test('a cursor ahead of the server, as after its last commits were lost, reads everything', async () => {
  const { database } = await useTestDatabase()
  expect((await readChangesSince(database, '4000000000:4000000000:')).topics).toBeNull()
})

test('old changes are deleted, new ones stay', async () => {
  const connection = await useTestDatabase()
  const { database } = connection
  await database.execute(sql`insert into changes (topic, at) values ('old', now() - interval '11 minutes')`)
  await write(connection, 'new')
  await deleteOldChanges(database)
  // Migrations write changes of their own.
  const { rows } = await database.execute(sql`select topic from changes where topic in ('old', 'new')`)
  expect(rows).toEqual([{ topic: 'new' }])
})
