import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { buildApp } from '../server/app.ts'
import type { Database } from '../server/platform/database/database.ts'
import { migrate } from '../server/platform/database/apply-migrations.ts'
import { connectPostgres } from '../server/platform/database/postgres-database.ts'
import { reserveStock } from '../server/trading/stock/move-order-stock.ts'
import { loadBuiltRenderer } from '../server/content/pages/page-renderer.ts'
import { buildBeer, buildBrewery, buildContainer } from '../tests/support/builders/builders.ts'
import { startThrowawayPostgres } from '../tools/throwaway-postgres.ts'
import { requestsPerSecond } from './load.ts'
import { median, perSecond, printResult } from './measurements.ts'
import { testSealer } from '../tests/support/shops/test-sealer.ts'

const beerCount = 2000
const linesEach = 3
const rates = [5, 20]
const rounds = 3
const seconds = 4

/** Pages of a list in a second while orders take stock, against the same list while no one orders, in turns. */
export async function benchStockChanges(): Promise<void> {
  const postgres = await startThrowawayPostgres()
  if (postgres === null) {
    printResult('lists while stock changes', 'no server here')
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
  const variantIds = await fillShop(connection.database)
  const { app } = await buildApp({
    connection,
    sealer: testSealer,
    renderer: await loadBuiltRenderer(),
    publicUrl: 'http://localhost:3000',
    mediaFolder: 'var/bench-media',
    logger: pino({ level: 'silent' }),
  })
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/shop`
  await requestsPerSecond(url, { seconds: 2 })
  const quiet: number[] = []
  const ratios = new Map<number, number[]>(rates.map((rate) => [rate, []]))
  for (let round = 0; round < rounds; round += 1) {
    const atRest = await requestsPerSecond(url, { seconds })
    quiet.push(atRest)
    for (const rate of rates) {
      const stop = takeOrders(connection.database, variantIds, rate)
      ratios.get(rate)!.push((await requestsPerSecond(url, { seconds })) / atRest)
      await stop()
    }
  }
  printResult('list pages while no one orders', perSecond(median(quiet)))
  for (const [rate, measured] of ratios) {
    const ratio = median(measured)
    const budget = rate === 20 ? { target: '>= 0.95', isMet: ratio >= 0.95 } : undefined
    printResult(`the same at ${rate} orders/s of ${linesEach} lines / at rest`, ratio.toFixed(2), budget)
  }
  await app.close()
  await connection.close()
}

async function fillShop(database: Database): Promise<string[]> {
  const { id: breweryId } = await buildBrewery(database)
  const variantIds: string[] = []
  for (let at = 0; at < beerCount; at += 1) {
    const { id: beerId } = await buildBeer(database, { breweryId })
    const container = await buildContainer(database, { beerId, availableUnits: 1_000_000 })
    variantIds.push(container.storefrontVariantId!)
  }
  return variantIds
}

/** Takes a unit of some beers so many times a second, spread over the catalogue; the answer ends it. */
function takeOrders(database: Database, variantIds: readonly string[], rate: number): () => Promise<void> {
  const underWay = new Set<Promise<unknown>>()
  let orders = 0
  const timer = setInterval(() => {
    orders += 1
    const lines = Array.from({ length: linesEach }, (_, line) => ({
      kind: 'variant' as const,
      itemId: variantIds[(orders * 7919 + line * 613) % variantIds.length]!,
      lineId: randomUUID(),
      quantity: 1,
    }))
    const cause = { at: new Date(), actor: null }
    const order = reserveStock(database, 'reserve', lines, cause).finally(() => underWay.delete(order))
    underWay.add(order)
  }, 1000 / rate)
  return async () => {
    clearInterval(timer)
    await Promise.all(underWay)
  }
}
