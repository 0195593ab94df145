import { eq, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { buildBeer, buildBrewery, buildContainer } from '../../../../../tests/support/builders/builders.ts'
import { useTestDatabase } from '../../../../../tests/support/servers/test-database.ts'
import { facetNames } from '../../../../../shared/catalogue/facet-names.ts'
import { listingOrders } from '../../../../../shared/catalogue/listing-query.ts'
import { followChanges } from '../../../../platform/database/change-events.ts'
import {
  changesAtMost,
  deleteOldChanges,
  readChangeCursor,
} from '../../../../platform/database/change-log-queries.ts'
import type { Connection, Database } from '../../../../platform/database/database.ts'
import { beers, breweries, containers } from '../../catalogue-tables.ts'
import type { BeerIndex } from '../beer-index.ts'
import { buildBeerIndex } from '../build-beer-index.ts'
import { createSearchIndex } from '../search-index.ts'
import { createStoredIndex, type IndexPlace } from './stored-index.ts'

/** One file, whatever its name. */
function openPlace({ database }: Connection, options: { file?: Uint8Array | null; code?: string } = {}) {
  const { code = 'one' } = options
  const held = { file: options.file ?? null }
  const place: IndexPlace = {
    store: {
      read: async () => held.file,
      put: async (_name, bytes) => {
        held.file = bytes
      },
    },
    primary: database,
    readCodeKey: () => code,
    fewestBeers: 1,
    isShared: false,
  }
  const reasons: unknown[] = []
  const logger = { info: (details: { reason?: string }) => reasons.push(details.reason) }
  const stored = createStoredIndex(place, { database, logger: logger as never })
  const store = async (cursor?: string) => {
    const from = cursor ?? (await readChangeCursor(database))
    await stored.store({ index: await buildBeerIndex(database), readAt: 0 }, from)
  }
  return { held, place, stored, store, reasons }
}

/** Every order of all beers with all counts, and what some words find. */
function answersOf(index: BeerIndex) {
  const asked = [
    ...listingOrders.map(({ value }) => ({ orderby: value })),
    ...['tern', 'tide', 'kelp', 'nihgt', 'porter'].map((q) => ({ q })),
    ...['30l-keg', '9g-cask'].map((size) => ({ filters: { container: [size] } })),
  ]
  return asked.map((query) => {
    const found = index.search({ ...query, pageSize: 100, facets: [...facetNames] })
    // A value that no beer has any more is not listed.
    return { ids: found.ids, total: found.total, facets: found.facets }
  })
}

async function buildSome(database: Database): Promise<void> {
  for (const name of ['Tern', 'Gull']) {
    const brewery = await buildBrewery(database, { name })
    for (const beer of ['Night Tide', 'Day Tide', 'Fog']) {
      const { id } = await buildBeer(database, { breweryId: brewery.id, name: beer })
      await buildContainer(database, { beerId: id })
    }
  }
}

const words = fc.constantFrom('Kelp', 'Night Porter', 'Ébb', 'Tern')
const which = fc.nat({ max: 1000 })
/** What people do to a catalogue, each a function of the database. */
const change = fc.oneof(
  fc.tuple(which, words).map(([at, name]) => async (database: Database) => {
    await database
      .update(beers)
      .set({ name })
      .where(eq(beers.id, await nth(database, 'beers', at)))
  }),
  fc.tuple(which, words).map(([at, name]) => async (database: Database) => {
    await database
      .update(breweries)
      .set({ name })
      .where(eq(breweries.id, await nth(database, 'breweries', at)))
  }),
  fc.tuple(which, fc.boolean()).map(([at, isAway]) => async (database: Database) => {
    const archivedAt = isAway ? new Date(0) : null
    await database
      .update(beers)
      .set({ archivedAt })
      .where(eq(beers.id, await nth(database, 'beers', at)))
  }),
  which.map((at) => async (database: Database) => {
    await database.delete(beers).where(eq(beers.id, await nth(database, 'beers', at)))
  }),
  words.map((name) => async (database: Database) => {
    const { id } = await buildBeer(database, { name, style: 'gose' })
    await buildContainer(database, { beerId: id, name: 'Cask 9 gallon', type: 'cask', volumeMl: 40_914 })
  }),
  fc
    .tuple(which, fc.constantFrom(0, 3), fc.constantFrom(null, 900, 90_000))
    .map(([at, availableUnits, priceMinor]) => async (database: Database) => {
      const id = await nth(database, 'containers', at)
      await database.update(containers).set({ availableUnits, priceMinor }).where(eq(containers.id, id))
    }),
)

/** The id of one of the rows, or of none where there are none. */
async function nth(database: Database, table: string, at: number): Promise<string> {
  const { rows } = await database.execute(sql`select id from ${sql.identifier(table)} order by id`)
  return (rows[at % Math.max(1, rows.length)]?.['id'] as string | undefined) ?? crypto.randomUUID()
}

test(
  'an index that was stored answers after any changes as one that is read now (OPEN-18)',
  { timeout: 300_000 },
  async () => {
    const connection = await useTestDatabase()
    const { database } = connection
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { maxLength: 4 }),
        fc.array(change, { maxLength: 6 }),
        async (whileReading, afterwards) => {
          await database.execute(sql`delete from breweries`)
          await buildSome(database)
          const { stored, store, reasons } = openPlace(connection)
          const cursor = await readChangeCursor(database)
          for (const each of whileReading) await each(database)
          await store(cursor)
          for (const each of afterwards) await each(database)
          const taken = await stored.load()
          expect(reasons).toEqual([])
          const fresh = await buildBeerIndex(database)
          expect(taken!.index.size()).toBe(fresh.size())
          expect(answersOf(taken!.index)).toEqual(answersOf(fresh))
        },
      ),
      { numRuns: 25 },
    )
  },
)

test('an index is stored and taken up where no one may ask which cluster this is', async () => {
  const connection = await useTestDatabase()
  const { database } = connection
  await database.execute(sql`alter function pg_control_system() rename to pg_hidden_system`)
  onTestFinished(
    async () =>
      void (await database.execute(sql`alter function pg_hidden_system() rename to pg_control_system`)),
  )
  await buildSome(database)
  const { stored, store, reasons } = openPlace(connection)
  await store()
  const taken = await stored.load()
  expect(answersOf(taken!.index)).toEqual(answersOf(await buildBeerIndex(database)))

  // As after a dump of this database was loaded into another one.
  await database.execute(sql`update changes set topic = topic`)
  expect(await stored.load()).toBeNull()
  expect(reasons).toEqual(['the change log does not lead on from it'])
})

test('of two processes that store, whichever comes last, the file leads to what is there now', async () => {
  const connection = await useTestDatabase()
  const { database } = connection
  await buildSome(database)
  const place = openPlace(connection)
  await place.store()
  const early = place.held.file
  await database.update(beers).set({ name: 'Kelp' })
  await place.store()
  const late = place.held.file
  await buildBeer(database, { name: 'Night Porter' })
  for (const file of [early, late]) {
    place.held.file = file
    const taken = await place.stored.load()
    expect(answersOf(taken!.index)).toEqual(answersOf(await buildBeerIndex(database)))
  }
})

test('a process that dies while it stores leaves the index before, which is taken up', async () => {
  const connection = await useTestDatabase()
  const { database } = connection
  await buildSome(database)
  const { place, stored, store } = openPlace(connection)
  await store()
  const put = place.store.put
  place.store.put = () => Promise.reject(new Error('killed'))
  await database.update(beers).set({ name: 'Kelp' })
  await expect(store()).rejects.toThrow('killed')
  place.store.put = put
  expect((await stored.load())!.index.search({ q: 'kelp', pageSize: 5 }).total).toBe(6)
})

test('a process opens its lists with the index that was stored', async () => {
  const connection = await useTestDatabase()
  const { database } = connection
  await buildSome(database)
  const { place, store } = openPlace(connection)
  await store()
  await database.update(beers).set({ name: 'Kelp' })
  // Without a word in the log, only who reads the catalogue knows the new name.
  await database.execute(sql`delete from changes where topic like 'beer:%'`)
  const changes = await followChanges(connection)
  const logger = { info: () => {}, error: () => {} }
  const searchIndex = await createSearchIndex({ database, changes, logger: logger as never, place })
  onTestFinished(() => searchIndex.close())
  expect(searchIndex.size()).toBe(6)
  expect((await searchIndex.search({ q: 'tide', pageSize: 5 })).total).toBe(4)
  // What changes from then on is seen.
  await database.update(beers).set({ name: 'Porter' })
  await expect.poll(async () => (await searchIndex.search({ q: 'tide', pageSize: 5 })).total).toBe(0)
})

/** What makes a stored index useless, and what the log says of it. */
const useless = {
  'it is damaged': async (held: { file: Uint8Array | null }) => {
    held.file = held.file!.slice(0, -20)
  },
  'there is none': async (held: { file: Uint8Array | null }) => {
    held.file = null
  },
  'the change log does not lead on from it': async (_held: object, database: Database) => {
    // As after a backup from before it was stored.
    await database.execute(sql`delete from changes where topic like 'stored-index:%'`)
  },
  'too much has changed since': async (_held: object, database: Database) => {
    await database.execute(sql`insert into changes (topic) values ('catalogue')`)
  },
}
test.each(Object.entries(useless))('a stored index is left alone where %s', async (reason, happen) => {
  const connection = await useTestDatabase()
  await buildSome(connection.database)
  const { held, stored, store, reasons } = openPlace(connection)
  await store()
  await happen(held, connection.database)
  expect(await stored.load()).toBeNull()
  expect(reasons).toEqual([reason])
})

test('a stored index of another version, another database or an older log is left alone', async () => {
  const connection = await useTestDatabase()
  const { database } = connection
  await buildSome(database)
  const { held, stored, store, reasons } = openPlace(connection)
  await store()
  const other = openPlace(connection, { file: held.file, code: 'two' })
  expect(await other.stored.load()).toBeNull()
  expect(other.reasons).toEqual(['it is of another version'])

  await database.execute(sql`insert into changes (topic)
    select 'beer:' || gen_random_uuid() from generate_series(1, ${changesAtMost})`)
  expect(await stored.load()).toBeNull()
  expect(reasons).toEqual(['too much has changed since'])

  await database.execute(sql`update changes set at = at - interval '13 hours'`)
  expect(await stored.load()).toBeNull()
  expect(reasons).toEqual(['too much has changed since', 'the change log does not lead on from it'])
})

test('the sweep leaves a day of what lists show in the change log, and marks with it', async () => {
  const connection = await useTestDatabase()
  const { database } = connection
  await buildSome(database)
  const { stored, store } = openPlace(connection)
  await store()
  await database.update(beers).set({ name: 'Kelp' })
  await database.execute(sql`insert into changes (topic) values ('stock:1')`)
  await database.execute(sql`update changes set at = at - interval '11 hours'`)
  await deleteOldChanges(database)
  const { rows } = await database.execute(sql`select topic from changes where topic = 'stock:1'`)
  expect(rows).toEqual([])
  expect((await stored.load())!.index.search({ q: 'kelp', pageSize: 5 }).total).toBe(6)
  await database.execute(sql`update changes set at = at - interval '14 hours'`)
  await deleteOldChanges(database)
  expect((await database.execute(sql`select topic from changes`)).rows).toEqual([])
})
