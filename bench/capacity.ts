import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { migrate } from '../server/platform/database/apply-migrations.ts'
import { connectPostgres } from '../server/platform/database/postgres-database.ts'
import { openDemoShop } from '../server/backoffice/import/open-demo-shop.ts'
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
/** Budgets of addresses that no one has asked, in requests a second and core. */
const listBudgets = { 'list page': 800, 'list as JSON with facets': 3000, 'text search as JSON': 3000 }
const beerPageBudget = 800
/** Changes that drop the page of every beer, whose beers the process still knows after the first. */
const droppingChanges = { 'new beer page': 'settings', 'the same, nothing of it in memory': 'catalogue' }
/** Until a change has dropped everything, and the search index has been read again. */
const afterChangeMs = 1500
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
  const spent = async (work: () => Promise<unknown>): Promise<Spent> => {
    // What starts the client does not count.
    const working = work()
    const [own, database] = [process.cpuUsage(), databaseProcessorMs(postgres.folder)]
    await working
    const { user, system } = process.cpuUsage(own)
    return { process: (user + system) / 1000, database: databaseProcessorMs(postgres.folder) - database }
  }
  const cost = async (what: string, requests: number, work: () => Promise<unknown>, budget?: number) =>
    printCost(what, requests, [await spent(work)], budget)
  printResult('load of the machine', loadavg()[0]!.toFixed(1))
  await requestsOf(`${url}/shop`, 2000)
  await cost('cached list page', cachedRequests, () => requestsOf(`${url}/shop`, cachedRequests))
  const { lists, beerPages } = await newAddresses(url)
  for (const [what, addresses] of Object.entries(lists)) {
    const drawn = addresses(warmingRequests + measuredRequests)
    await askAddresses(url, drawn.slice(0, warmingRequests))
    const asked = drawn.slice(warmingRequests)
    const work = () => askAddresses(url, asked)
    await cost(`new ${what}`, asked.length, work, listBudgets[what as keyof typeof listBudgets])
  }
  for (const [what, change] of Object.entries(droppingChanges)) {
    const rounds = (requests: number) => Math.ceil(requests / beerPages.length)
    const spentOnPages: Spent[] = []
    for (let round = 0; round < rounds(warmingRequests) + rounds(measuredRequests); round += 1) {
      await connection.database.execute(sql`insert into changes (topic) values (${change})`)
      await wait(afterChangeMs)
      spentOnPages.push(await spent(() => askAddresses(url, beerPages)))
    }
    const measured = spentOnPages.slice(rounds(warmingRequests))
    printCost(what, measured.length * beerPages.length, measured, beerPageBudget)
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

/** Milliseconds of the processor. */
type Spent = { process: number; database: number }

function printCost(what: string, requests: number, spent: readonly Spent[], budget?: number): void {
  const sumOf = (whose: keyof Spent) => spent.reduce((sum, each) => sum + each[whose], 0) / requests
  printResult(what, `${sumOf('process').toFixed(2)} + ${sumOf('database').toFixed(2)} ms`)
  const rate = 1000 / sumOf('process')
  if (budget === undefined) return
  printResult('… a second and core', perSecond(rate), {
    target: `>= ${perSecond(budget)}`,
    isMet: rate >= budget,
  })
}
