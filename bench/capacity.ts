import { loadavg } from 'node:os'
import { pino } from 'pino'
import { migrate } from '../server/database/apply-migrations.ts'
import { connectPostgres } from '../server/database/postgres-database.ts'
import { openDemoShop } from '../server/import/open-demo-shop.ts'
import { startThrowawayPostgres, type ThrowawayPostgres } from '../tools/throwaway-postgres.ts'
import { databaseProcessorMs } from './database-processor.ts'
import { browserEncodings, requestsOf } from './load.ts'
import { printResult } from './measurements.ts'
import { gatherBuyers, openOrderingShop, placeOrder, restock } from './order-load.ts'

const cachedRequests = 20_000
const pagesEach = 40
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
  const cost = async (what: string, requests: number, work: () => Promise<unknown>) => {
    const [own, database] = [process.cpuUsage(), databaseProcessorMs(postgres.folder)]
    await work()
    const { user, system } = process.cpuUsage(own)
    const ofProcess = (user + system) / 1000 / requests
    const ofDatabase = (databaseProcessorMs(postgres.folder) - database) / requests
    printResult(what, `${ofProcess.toFixed(2)} + ${ofDatabase.toFixed(2)} ms`)
  }
  const ask = async (path: string) => {
    const { statusCode } = await app.inject({ url: path, headers: { 'accept-encoding': browserEncodings } })
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`)
  }
  const lists = (path: string) =>
    ['newest', 'name', 'price', 'abv'].flatMap((order) =>
      Array.from({ length: pagesEach }, (_, at) => `${path}orderby=${order}&page=${at + 1}`),
    )
  const askAll = async (paths: readonly string[]) => {
    for (const path of paths) await ask(path)
  }
  printResult('load of the machine', loadavg()[0]!.toFixed(1))
  // Before it is measured, the code is warm.
  await askAll(lists('/shop?perPage=24&').slice(0, pagesEach))
  await requestsOf(`${url}/shop`, 2000)
  await cost('cached list page', cachedRequests, () => requestsOf(`${url}/shop`, cachedRequests))
  const pages = lists('/shop?')
  await cost('list page of an address never asked', pages.length, () => askAll(pages))
  const reads = lists('/public/beers/latest?page_size=16&')
  await cost('list as JSON, never asked', reads.length, () => askAll(reads))
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
