import pg from 'pg'
import { migrate } from '../server/platform/database/apply-migrations.ts'
import { connectPostgres } from '../server/platform/database/postgres-database.ts'
import { startThrowawayPostgres } from '../tools/throwaway-postgres.ts'
import { placeBareOrder } from './bare-order.ts'
import { median, ms, perSecond, printResult } from './measurements.ts'
import type { Connection } from '../server/platform/database/database.ts'
import type { App } from '../server/platform/http/app-type.ts'
import { differences, rowsWritten } from './compare-rows.ts'
import {
  gatherBuyers,
  linesEach,
  type Load,
  load,
  openOrderingShop,
  placeOrder,
  restock,
  type SoldContainer,
} from './order-load.ts'

/** In turns with the bare transactions, so that whatever else the machine does meets both alike. */
const rounds = 5
const ordersEach = 160

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
  const sold = await restock(connection)
  const app = await openOrderingShop(connection)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  const faults = await compareOrders({ connection, app, pool, sold })
  const whole: Load[] = []
  const bare: Load[] = []
  for (let round = 0; round < rounds; round += 1) {
    const buyers = await gatherBuyers(connection, sold, ordersEach)
    const others = await gatherBuyers(connection, sold, ordersEach)
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
  printResult('tables in which the two write different numbers of rows', String(faults.length), {
    target: '0',
    isMet: faults.length === 0,
  })
  for (const fault of faults) process.stdout.write(`${fault}\n`)
  if (faults.length > 0) process.exitCode = 1
  await pool.end()
  await app.close()
  await connection.close()
}

type Shop = { connection: Connection; app: App; pool: pg.Pool; sold: readonly SoldContainer[] }

/** What an order and a bare transaction of five lines from five breweries do not write alike, so that neither grows alone. */
async function compareOrders({ connection, app, pool, sold }: Shop): Promise<string[]> {
  const perBrewery = new Map(sold.map((container) => [container.beer, container]))
  const [first, second, third] = await gatherBuyers(
    connection,
    [...perBrewery.values()].slice(0, linesEach),
    3,
  )
  await placeOrder(app, first!)
  const whole = await rowsWritten(connection.database, () => placeOrder(app, second!))
  const bare = await rowsWritten(connection.database, () => placeBareOrder(pool, third!.clientId))
  return differences(whole, bare)
}
