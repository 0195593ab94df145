import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { buildApp } from '../server/app.ts'
import type { Connection } from '../server/database/database.ts'
import { migrate } from '../server/database/migrate.ts'
import { connectPostgres } from '../server/database/postgres-database.ts'
import type { App } from '../server/http/app-type.ts'
import { loadBuiltRenderer } from '../server/pages/page-renderer.ts'
import { buildBeer, buildBrewery, buildContainer } from '../tests/support/builders/builders.ts'
import { checkoutRequest, type LoadBuyer, openLoadClients } from '../tests/support/shops/load-clients.ts'
import { startThrowawayPostgres } from '../tools/throwaway-postgres.ts'
import { placeBareOrder } from './bare-order.ts'
import { median, ms, percentile, perSecond, printResult } from './measurements.ts'
import { testSealer } from '../tests/support/shops/test-sealer.ts'

const publicUrl = 'http://localhost:3000'
const atOnce = 16
/** In turns with the bare transactions, so that whatever else the machine does meets both alike. */
const rounds = 5
const ordersEach = 160
const linesEach = 5
const breweryCount = 20
const containersEach = 15

/** Orders a second with five lines each, and the same inserts and updates in a transaction without a shop around it. */
export async function benchCheckout(): Promise<void> {
  const postgres = await startThrowawayPostgres()
  if (postgres === null) {
    printResult('checkout on PostgreSQL', 'no server here')
    return
  }
  try {
    postgres.createDatabase('bench')
    await measure(`${postgres.url}/bench`)
  } finally {
    postgres.stop()
  }
}

async function measure(databaseUrl: string): Promise<void> {
  const connection = await connectPostgres(databaseUrl)
  await migrate(connection)
  const variantIds = await restock(connection)
  const app = await openShop(connection)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  const whole: Load[] = []
  const bare: Load[] = []
  for (let round = 0; round < rounds; round += 1) {
    const buyers = await gatherBuyers(connection, variantIds)
    const others = await gatherBuyers(connection, variantIds)
    whole.push(await load(buyers, (buyer) => placeOrder(app, buyer)))
    bare.push(await load(others, ({ clientId }) => placeBareOrder(pool, clientId)))
  }
  const ratio = median(whole.map(({ rate }, round) => rate / bare[round]!.rate))
  printResult(
    'bare transactions of an order with five lines',
    perSecond(median(bare.map(({ rate }) => rate))),
  )
  printResult('orders with five lines, PostgreSQL', perSecond(median(whole.map(({ rate }) => rate))))
  printResult('order, p99 of 16 at once', ms(median(whole.map(({ p99 }) => p99))))
  printResult('orders / bare transactions', ratio.toFixed(2), { target: '>= 0.5', isMet: ratio >= 0.5 })
  await pool.end()
  await app.close()
  await connection.close()
}

async function restock({ database }: Connection): Promise<string[]> {
  const variantIds: string[] = []
  for (let brewery = 0; brewery < breweryCount; brewery += 1) {
    const { id: breweryId } = await buildBrewery(database)
    const beer = await buildBeer(database, { breweryId })
    for (let size = 0; size < containersEach; size += 1) {
      const container = await buildContainer(database, { beerId: beer.id, availableUnits: 1_000_000 })
      variantIds.push(container.storefrontVariantId!)
    }
  }
  return variantIds
}

async function openShop(connection: Connection): Promise<App> {
  const { app } = await buildApp({
    sealer: testSealer,
    orders: { placingLimit: { what: 'order by network', max: 1_000_000, seconds: 3600 } },
    connection,
    renderer: await loadBuiltRenderer(),
    publicUrl,
    mediaFolder: 'var/bench-media',
    logger: pino({ level: 'silent' }),
  })
  await app.ready()
  return app
}

/** Buyers with baskets of their own, mixed, so that they meet at the shelves as strangers do. */
async function gatherBuyers(connection: Connection, variantIds: readonly string[]): Promise<LoadBuyer[]> {
  const buyers: LoadBuyer[] = []
  const alike = 8
  for (let basket = 0; basket < ordersEach / alike; basket += 1) {
    const picked = new Set<string>()
    while (picked.size < linesEach) picked.add(variantIds[Math.floor(Math.random() * variantIds.length)]!)
    const buys = [...picked].map((variantId) => ({ variantId, quantity: 2 }))
    buyers.push(...(await openLoadClients(connection.database, { count: alike, publicUrl, buys })))
  }
  return buyers
    .map((buyer) => ({ buyer, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ buyer }) => buyer)
}

async function placeOrder(app: App, buyer: LoadBuyer): Promise<void> {
  const { body, ...request } = checkoutRequest(buyer, randomUUID())
  const answer = await app.inject({ url: '/api/orders', payload: body, ...request })
  if (answer.statusCode !== 201) throw new Error(`An order answered ${answer.statusCode}: ${answer.body}`)
}

type Load = { rate: number; p99: number }

async function load(buyers: readonly LoadBuyer[], work: (buyer: LoadBuyer) => Promise<void>): Promise<Load> {
  const waiting = [...buyers]
  const times: number[] = []
  const started = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let buyer = waiting.pop(); buyer !== undefined; buyer = waiting.pop()) {
        const start = performance.now()
        await work(buyer)
        times.push(performance.now() - start)
      }
    }),
  )
  const elapsed = (performance.now() - started) / 1000
  const sorted = times.toSorted((one, other) => one - other)
  return { rate: times.length / elapsed, p99: percentile(sorted, 0.99) }
}
