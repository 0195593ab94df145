import pg from 'pg'
import { migrate } from '../server/database/migrate.ts'
import { connectPostgres } from '../server/database/postgres-database.ts'
import { startThrowawayPostgres } from '../tools/throwaway-postgres.ts'
import { placeBareOrder } from './bare-order.ts'
import { median, ms, perSecond, printResult } from './measurements.ts'
import { gatherBuyers, type Load, load, openOrderingShop, placeOrder, restock } from './order-load.ts'

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
  await pool.end()
  await app.close()
  await connection.close()
}
