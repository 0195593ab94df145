import { loadavg } from 'node:os'
import { pino } from 'pino'
import { migrate } from '../server/database/apply-migrations.ts'
import { connectPostgres } from '../server/database/postgres-database.ts'
import { openDemoShop } from '../server/import/open-demo-shop.ts'
import { startThrowawayPostgres, type ThrowawayPostgres } from '../tools/throwaway-postgres.ts'
import { databaseProcessorMs } from './database-processor.ts'
import { askAddresses, requestsOf } from './load.ts'
import { perSecond, printResult } from './measurements.ts'
import { newAddresses } from './new-addresses.ts'
import { gatherBuyers, openOrderingShop, placeOrder, restock } from './order-load.ts'

const cachedRequests = 20_000
/** Asked before anything is measured, so that the code is warm: a list page costs twice as much among the first hundred. */
const warmingRequests = 1500
const measuredRequests = 3000
/** Budgets of addresses that nobody has asked, in requests a second and core. */
const newBudgets = {
  'list page': 800,
  'list as JSON with facets': 3000,
  'text search as JSON': 3000,
  'beer page': 800,
}
const ordersMeasured = 320

/**
 * What a request costs a process and the database, in milliseconds of the processor: the table of docs/scaling.md. Unlike a rate it
 * hardly follows the load of the machine.
 */
export async function benchCapacity(): Promise<void> {
  const postgres = await startThrowawayPostgres()
  if (postgres === null) return printResult('capacity on PostgreSQL', 'no server here')
  try {
    postgres.createDatabase('bench')
    await measure(postgres)
  } finally {
    postgres.stop()
  }
}

async function measure(postgres: ThrowawayPostgres): Promise<void> {
  const connection = await connectPostgres(`${postgres.url}/bench`)
  await migrate(connection)
  await openDemoShop(connection, pino({ level: 'silent' }))
  const sold = await restock(connection)
  const app = await openOrderingShop(connection)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const cost = async (what: string, requests: number, work: () => Promise<unknown>, budget?: number) => {
    const [own, database] = [process.cpuUsage(), databaseProcessorMs(postgres.folder)]
    await work()
    const { user, system } = process.cpuUsage(own)
    const ofProcess = (user + system) / 1000 / requests
    const ofDatabase = (databaseProcessorMs(postgres.folder) - database) / requests
    printResult(what, `${ofProcess.toFixed(2)} + ${ofDatabase.toFixed(2)} ms`)
    const rate = 1000 / ofProcess
    if (budget !== undefined)
      printResult('… a second and core', perSecond(rate), {
        target: `>= ${perSecond(budget)}`,
        isMet: rate >= budget,
      })
  }
  printResult('load of the machine', loadavg()[0]!.toFixed(1))
  await requestsOf(`${url}/shop`, 2000)
  await cost('cached list page', cachedRequests, () => requestsOf(`${url}/shop`, cachedRequests))
  for (const [what, addresses] of Object.entries(await newAddresses(app))) {
    // Of beer pages there are no more than beers: half of them warm the code for the others.
    const drawn = addresses(warmingRequests + measuredRequests)
    const warming = Math.min(warmingRequests, Math.floor(drawn.length / 2))
    await askAddresses(url, drawn.slice(0, warming))
    const asked = drawn.slice(warming)
    const work = () => askAddresses(url, asked)
    await cost(`new ${what}`, asked.length, work, newBudgets[what as keyof typeof newBudgets])
  }
  const warming = await gatherBuyers(connection, sold, 32)
  for (const buyer of warming) await placeOrder(app, buyer)
  const buyers = await gatherBuyers(connection, sold, ordersMeasured)
  await cost('order of five lines, paid', buyers.length, async () => {
    for (const buyer of buyers) await placeOrder(app, buyer)
  })
  printResult('memory of the process', `${Math.round(process.memoryUsage.rss() / 1024 ** 2)} MB`)
  await app.close()
  await connection.close()
}
