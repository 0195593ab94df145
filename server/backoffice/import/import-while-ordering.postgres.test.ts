import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import {
  buildAccessory,
  buildBeer,
  buildBrewery,
  buildContainer,
  buildGroup,
} from '../../../tests/support/builders/builders.ts'
import { catalogueFolder, csv, importFolder } from '../../../tests/support/builders/catalogue-folder.ts'
import { randomRuns } from '../../../tests/support/builders/run-counts.ts'
import { startServerProcess } from '../../../tests/support/servers/server-process.ts'
import { createServerDatabase } from '../../../tests/support/servers/test-database.ts'
import {
  checkoutRequest,
  type LoadBuyer,
  openLoadClients,
} from '../../../tests/support/shops/load-clients.ts'
import { connectPostgres } from '../../platform/database/postgres-database.ts'
import { findLineFaults } from '../../trading/orders/find-order-faults.ts'
import { findLevelFaults } from '../../trading/stock/read-stock.ts'
import { PartlyLoadedError } from './import-catalogue.ts'

const publicUrl = 'https://dray.example'
/** A process starts, and hundreds of orders of twenty lines are placed: much, on a machine that does other things too. */
const slow = { timeout: 300_000 }
const containerCount = 120
const linesEach = 20
const atOnce = 8

const databaseUrl = await createServerDatabase()
const connection = await connectPostgres(databaseUrl)
const { database } = connection
const ends: (() => Promise<void>)[] = [() => connection.close()]
const environment = { DATABASE_URL: databaseUrl, PUBLIC_URL: publicUrl }
const server = await startServerProcess(environment, (end) => void ends.unshift(end))
afterAll(async () => {
  for (const end of ends) await end()
})

const brewery = await buildBrewery(database)
const beer = await buildBeer(database, { breweryId: brewery.id })
const kegs: { id: string; externalId: string; variantId: string }[] = []
for (let built = 0; built < containerCount; built += 1) {
  const { id, externalId, storefrontVariantId } = await buildContainer(database, {
    beerId: beer.id,
    availableUnits: 1000,
    priceMinor: 100,
  })
  kegs.push({ id, externalId, variantId: storefrontVariantId! })
}

/** The containers' file in the reverse order of their ids; each figure and price is another one, so every row is written. */
async function load(round: number, which = kegs, others: Record<string, string> = {}) {
  const rows = which
    .toSorted((one, other) => (one.id < other.id ? 1 : -1))
    .map(({ externalId }) => ({
      external_id: externalId,
      beer_external_id: beer.externalId,
      name: 'Keg 30 L',
      type: 'keg',
      volume_ml: 30_000,
      available_units: 1000 + round,
      sold_online: true,
      price: '1.00',
      coupler_type: round % 2 === 0 ? 's' : 'g',
    }))
  const folder = await catalogueFolder({ ...others, 'containers.csv': csv(...rows) })
  return importFolder(database, folder, { beside: connection })
}

let callers = 0

async function place(buyer: LoadBuyer) {
  const { headers, ...request } = checkoutRequest(buyer, randomUUID())
  callers += 1
  const from = { 'x-forwarded-for': `10.8.${(callers >> 8) & 255}.${callers & 255}` }
  const reply = await fetch(`${server.address}/api/orders`, { ...request, headers: { ...headers, ...from } })
  return { status: reply.status, text: await reply.text() }
}

async function gatherBuyers(count: number): Promise<LoadBuyer[]> {
  const buyers: LoadBuyer[] = []
  while (buyers.length < count) {
    const picked = kegs.toSorted(() => Math.random() - 0.5).slice(0, linesEach)
    const buys = picked.map(({ variantId }) => ({ variantId, quantity: 1 }))
    buyers.push(
      ...(await openLoadClients(database, {
        count: Math.min(atOnce, count - buyers.length),
        publicUrl,
        buys,
      })),
    )
  }
  return buyers.toSorted(() => Math.random() - 0.5)
}

test('imports and checkouts of two processes never fail each other (STOCK-07)', slow, async () => {
  const waiting = await gatherBuyers(randomRuns({ quick: 80, thorough: 480 }))
  const replies: { status: number; text: string }[] = []
  const loaded: string[] = []
  const importing = (async () => {
    for (let round = 1; round <= 20 || waiting.length > 0; round += 1)
      loaded.push((await load(round)).result.kind)
  })()
  const buying = Array.from({ length: atOnce }, async () => {
    for (let buyer = waiting.pop(); buyer !== undefined; buyer = waiting.pop())
      replies.push(await place(buyer))
  })
  await Promise.all([importing, ...buying])
  expect(replies.filter(({ status }) => status !== 201 && status !== 409)).toEqual([])
  expect(replies.some(({ status }) => status === 201)).toBe(true)
  expect(new Set(loaded)).toEqual(new Set(['loaded']))
  expect(await findLevelFaults(database)).toEqual([])
  expect(await findLineFaults(database)).toEqual([])
})

/** How many wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await database.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

/**
 * A transaction that holds the later of two levels, and asks for the earlier one as soon as someone who holds that one
 * waits for it. It is patient, so that the other one is ended.
 */
async function meetCrosswise<Result>(work: (pair: typeof kegs) => Promise<Result>): Promise<Result> {
  const pair = kegs.slice(0, 2).toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const lock = (index: number) =>
    client.query('select from stock_levels where item_id = $1 for update', [pair[index]!.id])
  try {
    await client.query("begin; set local deadlock_timeout = '60s'")
    await lock(1)
    const working = work(pair)
    await expect.poll(countWaiting, { interval: 5, timeout: 30_000 }).toBe(1)
    await lock(0)
    await client.query('commit')
    return await working
  } finally {
    await client.end()
  }
}

const deadlocks = async () => {
  await database.execute(sql`select pg_stat_force_next_flush()`)
  const { rows } = await database.execute(
    sql`select deadlocks::integer from pg_stat_database where datname = current_database()`,
  )
  return Number(rows[0]!['deadlocks'])
}

test('an order that meets a deadlock is placed nevertheless (STOCK-07)', slow, async () => {
  const before = await deadlocks()
  const reply = await meetCrosswise(async (pair) => {
    const buys = pair.map(({ variantId }) => ({ variantId, quantity: 1 }))
    const [buyer] = await openLoadClients(database, { count: 1, publicUrl, buys })
    return place(buyer!)
  })
  expect(reply.status, reply.text).toBe(201)
  await expect.poll(deadlocks).toBeGreaterThan(before)
})

test('an import that meets a deadlock loads nevertheless (STOCK-07)', slow, async () => {
  const before = await deadlocks()
  const { result } = await meetCrosswise((pair) => load(5000, pair))
  expect(result).toMatchObject({ kind: 'loaded', files: { containers: { updated: 2 } } })
  await expect.poll(deadlocks).toBeGreaterThan(before)
})

test('what an import counts can be ordered until its last file is written (STOCK-07)', slow, async () => {
  const group = await buildGroup(database, { breweryIds: [brewery.id], hasRuns: false })
  const row = { external_id: group.externalId, slug: group.slug, name: 'Another name', region: 'yorkshire' }
  const groups = csv({ ...row, brewery_external_ids: brewery.externalId })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select from groups where id = $1 for update', [group.id])
    const loading = load(6000, kegs, { 'groups.csv': groups })
    await expect.poll(countWaiting, { interval: 5, timeout: 30_000 }).toBe(1)
    const buys = kegs.slice(0, linesEach).map(({ variantId }) => ({ variantId, quantity: 1 }))
    const [buyer] = await openLoadClients(database, { count: 1, publicUrl, buys })
    const reply = await place(buyer!)
    expect(reply.status, reply.text).toBe(201)
    await client.query('commit')
    expect((await loading).result).toMatchObject({
      kind: 'loaded',
      files: { containers: { updated: containerCount } },
    })
  } finally {
    await client.end()
  }
  expect(await findLevelFaults(database)).toEqual([])
})

/** An accessory that another holds, its row of a file, and an order of kegs that the same file counts. */
async function lockAccessory(round: number) {
  const { id, externalId, slug, name, picture } = await buildAccessory(database, { currentStock: 10 })
  const row = { external_id: externalId, slug, name, picture, price: '4.00', current_stock: 20 + round }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('begin')
  await client.query('select from stock_levels where item_id = $1 for update', [id])
  const orderCounted = async () => {
    const buys = kegs.slice(0, linesEach).map(({ variantId }) => ({ variantId, quantity: 1 }))
    const [buyer] = await openLoadClients(database, { count: 1, publicUrl, buys })
    return place(buyer!)
  }
  return { files: { 'accessories.csv': csv(row) }, client, orderCounted }
}

test(
  'what an import has counted can be ordered while it counts what else the shop has (STOCK-07)',
  slow,
  async () => {
    const { files, client, orderCounted } = await lockAccessory(1)
    try {
      const loading = load(7000, kegs, files)
      await expect.poll(countWaiting, { interval: 5, timeout: 30_000 }).toBe(1)
      const reply = await orderCounted()
      expect(reply.status, reply.text).toBe(201)
      await client.query('commit')
      expect((await loading).result).toMatchObject({
        kind: 'loaded',
        files: { containers: { updated: containerCount }, accessories: { updated: 1 } },
      })
    } finally {
      await client.end()
    }
    expect(await findLevelFaults(database)).toEqual([])
  },
)

test(
  'an import that is refused among its counts loads the rest when it runs again (STOCK-02, STOCK-07)',
  slow,
  async () => {
    const { files, client } = await lockAccessory(2)
    try {
      // Its connection waits for a lock for three seconds.
      await expect(load(8000, kegs, files)).rejects.toThrow(PartlyLoadedError)
    } finally {
      await client.end()
    }
    expect((await load(8000, kegs, files)).result).toMatchObject({
      files: { containers: { updated: 0 }, accessories: { updated: 1 } },
    })
    expect(await findLevelFaults(database)).toEqual([])
  },
)
