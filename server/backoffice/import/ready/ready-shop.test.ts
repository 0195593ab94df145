import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/servers/test-database.ts'
import type { Connection, Database } from '../../../platform/database/database.ts'
import { connectEmbedded } from '../../../platform/database/embedded-database.ts'
import type { MediaStore } from '../../../platform/media/media-store.ts'
import { openDemoShop } from '../open-demo-shop.ts'
import { findReadyDatabase } from './ready-shop-folder.ts'
import { readyMoments } from './ready-shop-queries.ts'
import { sourcesKey } from '../../../platform/config/sources-key.ts'
import { openReadyShop } from './open-ready-shop.ts'
import { writeReadyShop } from './write-ready-shop.ts'

const silent = { info: () => {}, warn: () => {} }
const folder = mkdtempSync(join(tmpdir(), 'dray-ready-'))
const ready = join(folder, 'shop')
const builtFor = new Date('2026-03-02T06:00:00Z')

beforeAll(() => writeReadyShop(builtFor, ready))
afterAll(() => rmSync(folder, { recursive: true }))

test('a first start copies the ready shop, which then is as one written from the files at that moment (OPER-11)', async () => {
  const openedAt = new Date('2026-05-11T05:00:00Z')
  const taken = await openReady()
  const stored = new Map<string, Uint8Array>()
  const moments = await readyMoments(taken.database)
  await taken.database.transaction((transaction) =>
    openReadyShop(transaction, moments!, {
      openedAt,
      now: new Date(),
      mediaStore: storeIn(stored),
      folder: ready,
    }),
  )
  expect(await readyMoments(taken.database)).toBeNull()
  expect(stored.size).toBe(10)
  // What belongs to the day of the start comes with the shop's own opening, which finds it written.
  await openDemoShop(taken, silent)

  const written = await useTestDatabase()
  await openDemoShop(written, silent, storeIn(new Map()), { openedAt })
  const facts = await factsOf(taken.database)
  const { trade: _trade, ...same } = await factsOf(written.database)
  expect(facts).toMatchObject(same)
  expect(await momentsOf(taken.database, builtFor)).toBe(0)
  expect(await momentsOf(taken.database, openedAt)).toBe(await momentsOf(written.database, openedAt))
})

test('a start of another day has the runs of its own next weeks, by plans that count from its day on, and batches of its day (OPER-11, CASK-01)', async () => {
  const { database } = await openReady()
  const now = new Date('2027-03-02T06:00:00Z')
  const moments = await readyMoments(database)
  await database.transaction((transaction) =>
    openReadyShop(transaction, moments!, { openedAt: now, now, mediaStore: null }),
  )
  const { rows } = await database.execute(sql`
    select (select array_agg(distinct from_day)::text from run_plans) as from, (select count(*) from runs) > 50 as many,
      (select min(day) from runs) > '2027-03-02'::date as "areToCome",
      (select max(last_batch_date)::text from beers) as batch`)
  expect(rows).toEqual([{ from: '{2027-03-02}', many: true, areToCome: true, batch: '2027-03-02' }])
})

test('a start opens a ready shop with its trade and leaves it alone from then on; one that was cut short begins again (OPER-11)', async () => {
  const taken = await openReady()
  await expect(
    openDemoShop(taken, silent, null, {
      afterwards: async () => {
        throw new Error('cut short')
      },
    }),
  ).rejects.toThrow('cut short')
  expect(await readyMoments(taken.database)).not.toBeNull()
  await openDemoShop(taken, silent)
  const { trade } = await factsOf(taken.database)
  expect(trade).toEqual({ runs: true, terms: 5 })
  await taken.database.execute(sql`delete from delivery_terms`)
  await openDemoShop(taken, silent)
  expect((await factsOf(taken.database)).trade.terms).toBe(0)
})

test('a ready shop of other sources is not taken, and a folder with a database is not written over (OPER-11)', async () => {
  expect(await findReadyDatabase(ready)).toBe(join(ready, 'database'))
  const other = join(folder, 'other')
  cpSync(ready, other, { recursive: true })
  writeFileSync(join(other, 'key'), sourcesKey(['server/main.ts']))
  expect(await findReadyDatabase(other)).toBeNull()
  expect(await findReadyDatabase(join(folder, 'nothing'))).toBeNull()

  const place = join(folder, 'own')
  const own = await connectEmbedded({ folder: place })
  await own.database.execute(sql`create table mine (id integer)`)
  await own.close()
  const again = await connectEmbedded({ folder: place, startFrom: join(ready, 'database') })
  onTestFinished(() => again.close())
  await again.database.execute(sql`select id from mine`)
  expect(readdirSync(folder)).not.toContain('own.copy')
})

async function openReady(): Promise<Connection> {
  const connection = await connectEmbedded({
    folder: mkdtempSync(join(folder, 'taken-')),
    startFrom: await findReadyDatabase(ready),
  })
  onTestFinished(() => connection.close())
  return connection
}

const storeIn = (stored: Map<string, Uint8Array>): MediaStore => ({
  put: async (name, bytes) => void stored.set(name, bytes),
  read: async (name) => stored.get(name) ?? null,
  remove: async (name) => void stored.delete(name),
})

/** How many rows each table has, and what belongs to the day of a start. */
async function factsOf(database: Database) {
  const { rows } = await database.execute(sql`
    select (select count(*)::int from breweries) as breweries, (select count(*)::int from beers) as beers,
      (select count(*)::int from containers) as containers, (select sum(available_units)::int from containers) as units,
      (select count(*)::int from reviews) as reviews, (select count(*)::int from review_uploads) as pictures,
      (select count(*)::int from clients) as people, (select count(*)::int from settings) as settings,
      (select count(*)::int from brewery_standings) as cleared,
      (select max(ends_on)::text from awrs_entries) as "endsOn",
      (select max(released_at) from beers) as released`)
  const { rows: trade } = await database.execute(sql`
    select (select count(*) from runs) > 50 as runs, (select count(*)::int from delivery_terms) as terms`)
  return { ...rows[0], trade: trade[0] as { runs: boolean; terms: number } }
}

/** How many rows about stock and approval are of a moment. */
async function momentsOf(database: Database, at: Date): Promise<unknown> {
  const moment = sql`${at.toISOString()}::timestamptz`
  const { rows } = await database.execute(sql`
    select ((select count(*) from stock_levels where counted_at = ${moment})
      + (select count(*) from stock_movements where at = ${moment})
      + (select count(*) from awrs_entries where recorded_at = ${moment} or looked_up_at = ${moment})
      + (select count(*) from audit_entries where at = ${moment})
      + (select count(*) from brewery_standings where agreement_accepted_at = ${moment}))::int as rows`)
  return rows[0]?.['rows']
}
