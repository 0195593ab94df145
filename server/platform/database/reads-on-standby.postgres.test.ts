import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildBeer, buildBrewery } from '../../../tests/support/builders/builders.ts'
import { openSilentProxy } from '../../../tests/support/servers/silent-proxy.ts'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'
import { startThrowawayPostgres, type ThrowawayPostgres } from '../../../tools/throwaway-postgres.ts'
import { startThrowawayStandby, type ThrowawayStandby } from '../../../tools/throwaway-standby.ts'
import { beers } from '../../catalogue/beers/catalogue-tables.ts'
import type { Connection } from './database.ts'
import { migrate } from './apply-migrations.ts'
import { connectPostgres } from './postgres-database.ts'
import type { ReadingBounds } from './reading-servers.ts'

const slow = { timeout: 120_000 }
const poll = { timeout: 60_000, interval: 50 }
/** A standby may be behind for ever: what is shown is what it has. */
const patient: ReadingBounds = { mostBehindMs: 3_600_000, returnAfterMs: 0, lookEveryMs: 100, lookMs: 5000 }
/** Replay that rests is noticed; a busy machine is not. */
const strict: ReadingBounds = { ...patient, mostBehindMs: 3000 }

let primary: ThrowawayPostgres
let standby: ThrowawayStandby
let direct: Connection
let onStandby: Connection

const databaseOf = ({ url }: { url: string }) => `${url}/dray`

beforeAll(async () => {
  primary = (await startThrowawayPostgres('-c fsync=off'))!
  primary.createDatabase('dray')
  direct = await connectPostgres(databaseOf(primary))
  await migrate(direct)
  standby = await startThrowawayStandby(primary)
  onStandby = await connectPostgres(databaseOf(standby))
}, slow.timeout)

afterAll(async () => {
  await Promise.all([direct.close(), onStandby.close()])
  standby.stop()
  primary.stop()
})

const onReplay = (statement: SQL) => onStandby.database.execute(statement).then(({ rows }) => rows[0])

/** Replay rests until `resume`, or until the test ends. It stops when the next record comes. */
async function pauseReplay(): Promise<void> {
  onTestFinished(resumeReplay)
  await onReplay(sql`select pg_wal_replay_pause()`)
  await direct.database.execute(sql`select pg_current_xact_id()`)
  const state = () => onReplay(sql`select pg_get_wal_replay_pause_state() as state`)
  await expect.poll(state, poll).toEqual({ state: 'paused' })
}

const resumeReplay = async () => {
  await onReplay(sql`select pg_wal_replay_resume() where pg_is_in_recovery()`)
}

async function openShop({ bounds = strict, readUrl = databaseOf(standby) } = {}) {
  const brewery = await buildBrewery(direct.database)
  // The shops of all tests are in one database.
  const named = (name: string) => `${name} of ${brewery.slug}`
  const beer = await buildBeer(direct.database, { breweryId: brewery.id, name: named('Before') })
  const connection = await connectPostgres(databaseOf(primary), { readUrl, readingBounds: bounds })
  const { app, metrics } = await openWholeShop(undefined, { connection })
  onTestFinished(async () => {
    await app.close()
    await connection.close()
  })
  let asked = 0
  const statuses = new Set<number>()
  const get = async (path: string) => {
    const { statusCode, body } = await app.inject(path)
    statuses.add(statusCode)
    return body
  }
  const path = `/public/beers/${beer.id}`
  return {
    statuses,
    rename: (name: string) =>
      direct.database
        .update(beers)
        .set({ name: named(name) })
        .where(eq(beers.id, beer.id)),
    /** The beer's name where it is cached, and in a list that no one has asked for before. */
    shown: async () => {
      const texts = await Promise.all([get(path), get(`/public/beers/latest?pageSize=${(asked += 1)}`)])
      return texts.map((text) =>
        ['Before', 'Between', 'After'].filter((name) => text.includes(`"${named(name)}"`)),
      )
    },
    /** Reads that no cache has. */
    readUncached: () =>
      Promise.all(
        Array.from({ length: 15 }, () =>
          get(`/public/marketplace/comments?subjectId=${beer.id}&page=${(asked += 1)}`),
        ),
      ),
    standbyServes: async () => /^dray_standby_serves (\d)$/m.exec(await metrics())?.[1] === '1',
  }
}

const everywhere = (name: string) => [[name], [name]]

test(
  'reads are as old as the standby, and no cache is filled with what is older than its last change (INST-19)',
  slow,
  async () => {
    const shop = await openShop({ bounds: patient })
    await expect.poll(shop.standbyServes, poll).toBe(true)
    await expect.poll(shop.shown, poll).toEqual(everywhere('Before'))
    await pauseReplay()
    await shop.rename('Between')
    await shop.rename('After')
    expect(await shop.shown()).toEqual(everywhere('Before'))
    await resumeReplay()
    await expect.poll(shop.shown, poll).toEqual(everywhere('After'))
    expect([...shop.statuses]).toEqual([200])
  },
)

test(
  'a standby that is too far behind is left, and serves again once it has caught up (INST-19)',
  slow,
  async () => {
    const shop = await openShop()
    await expect.poll(shop.standbyServes, poll).toBe(true)
    await expect.poll(shop.shown, poll).toEqual(everywhere('Before'))
    await pauseReplay()
    await shop.rename('Between')
    await expect.poll(shop.shown, poll).toEqual(everywhere('Between'))
    expect(await shop.standbyServes()).toBe(false)
    await resumeReplay()
    await expect.poll(shop.standbyServes, poll).toBe(true)
    await shop.rename('After')
    await expect.poll(shop.shown, poll).toEqual(everywhere('After'))
    expect([...shop.statuses]).toEqual([200])
  },
)

test('a standby that stops fails no request, and serves again once it is back (INST-19)', slow, async () => {
  const shop = await openShop()
  await expect.poll(shop.standbyServes, poll).toBe(true)
  standby.halt()
  await shop.rename('Between')
  await shop.readUncached()
  await expect.poll(shop.shown, poll).toEqual(everywhere('Between'))
  expect(await shop.standbyServes()).toBe(false)
  standby.start()
  await expect.poll(shop.standbyServes, poll).toBe(true)
  await shop.rename('After')
  await expect.poll(shop.shown, poll).toEqual(everywhere('After'))
  expect([...shop.statuses]).toEqual([200])
})

test(
  'a standby that goes silent is given up, and what waited for it is read from the primary (INST-19)',
  slow,
  async () => {
    const proxy = await openSilentProxy(databaseOf(standby))
    onTestFinished(proxy.close)
    const shop = await openShop({ bounds: { ...strict, lookMs: 1000 }, readUrl: proxy.address })
    await expect.poll(shop.standbyServes, poll).toBe(true)
    proxy.mute()
    await shop.readUncached()
    await shop.rename('After')
    await expect.poll(shop.shown, poll).toEqual(everywhere('After'))
    expect([...shop.statuses]).toEqual([200])
  },
)

test(
  'a standby that was promoted is not read beside the primary, and is where it is the primary (INST-19)',
  slow,
  async () => {
    const shop = await openShop()
    await expect.poll(shop.standbyServes, poll).toBe(true)
    standby.promote()
    await expect.poll(shop.standbyServes, poll).toBe(false)
    await shop.rename('After')
    await expect.poll(shop.shown, poll).toEqual(everywhere('After'))
    expect([...shop.statuses]).toEqual([200])
    const address = databaseOf(standby)
    const moved = await connectPostgres(address, { readUrl: address, readingBounds: strict })
    onTestFinished(moved.close)
    const { metrics } = await openWholeShop(undefined, { connection: moved })
    expect(await metrics()).toContain('dray_standby_serves 1')
  },
)
