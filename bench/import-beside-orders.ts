import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Connection } from '../server/platform/database/database.ts'
import { migrate } from '../server/platform/database/apply-migrations.ts'
import { connectPostgres } from '../server/platform/database/postgres-database.ts'
import { startThrowawayPostgres, type ThrowawayPostgres } from '../tools/throwaway-postgres.ts'
import { generateCatalogue } from './generate-catalogue.ts'
import { median, ms, perSecond, printResult } from './measurements.ts'
import { openOrderingShop, restock, type SoldContainer } from './order-load.ts'
import { runImport } from './run-import.ts'
import { type Span, startSteadyOrders, type SteadyOrders } from './steady-orders.ts'

const threeHundredThousand = 300_000
const containersOfBeer = 3
const quietMs = 8000
/** Of a count that is new, so that the file moves the stock of what is being ordered too. */
const counted = 900_000

type Servers = { shop: ThrowawayPostgres; other: ThrowawayPostgres }
type Where = 'at rest' | 'beside an import elsewhere' | 'beside an import'
type Measured = { rests: Span[]; elsewhere: Span[]; beside: Span[]; refused: string[]; seconds: number[] }

/**
 * Orders of five lines a second while `npm run import` loads a catalogue and counts the stock of what is ordered. The
 * baseline is the same shop while the same import loads a server of its own: it takes the same share of the processors, but
 * holds nothing that an order needs. Sets exit code 1 for an order or an import that fails.
 */
export async function benchImportBesideOrders(count: number = threeHundredThousand): Promise<void> {
  const shop = await startThrowawayPostgres()
  if (shop === null) {
    printResult('an import beside orders on PostgreSQL', 'no server here')
    return
  }
  const folder = await mkdtemp(join(tmpdir(), 'dray-import-'))
  let other: ThrowawayPostgres | null = null
  try {
    other = (await startThrowawayPostgres())!
    await generateCatalogue({ beers: Math.ceil(count / containersOfBeer), folder })
    const measured: Measured = { rests: [], elsewhere: [], beside: [], refused: [], seconds: [] }
    await measure({ shop, other }, { name: 'first', folder, isOtherFirst: true }, measured)
    await measure({ shop, other }, { name: 'second', folder, isOtherFirst: false }, measured)
    summarise(measured)
  } finally {
    shop.stop()
    other?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** One shop of its own: at rest, and beside each import in the order that is wanted. */
async function measure(
  { shop, other }: Servers,
  { name, folder, isOtherFirst }: { name: string; folder: string; isOtherFirst: boolean },
  measured: Measured,
): Promise<void> {
  const here = await openDatabase(shop, name)
  const elsewhere = await openDatabase(other, name)
  if (isOtherFirst) await countAnew(folder, here.sold)
  const app = await openOrderingShop(here.connection)
  const orders = startSteadyOrders(app, here)
  const load = async (where: Where, url: string): Promise<Span> => {
    const importing = runImport(url, folder)
    const span = await orders.during(importing)
    const { code, said, seconds } = await importing
    measured.seconds.push(seconds)
    if (code !== 0) measured.refused.push(`${where}: ${said.slice(-500)}`)
    printSpan(where, span)
    return span
  }
  try {
    await orders.during(wait(2000))
    measured.rests.push(await rest(orders))
    const loads = [
      async () => measured.elsewhere.push(await load('beside an import elsewhere', elsewhere.url)),
      async () => measured.beside.push(await load('beside an import', here.url)),
    ]
    for (const next of isOtherFirst ? loads : loads.toReversed()) await next()
    measured.rests.push(await rest(orders))
  } finally {
    await orders.stop()
    await app.close()
    await here.connection.close()
    await elsewhere.connection.close()
  }
}

async function rest(orders: SteadyOrders): Promise<Span> {
  const span = await orders.during(wait(quietMs))
  printSpan('at rest', span)
  return span
}

async function openDatabase(server: ThrowawayPostgres, name: string) {
  server.createDatabase(name)
  const url = `${server.url}/${name}`
  const connection: Connection = await connectPostgres(url)
  await migrate(connection)
  return { url, connection, sold: await restock(connection) }
}

/** Adds what is ordered to the catalogue's file, with its price and another figure. */
async function countAnew(folder: string, sold: readonly SoldContainer[]): Promise<void> {
  const rows = sold.map(
    ({ externalId, beer }) => `${externalId},${beer},Keg 30 L,keg,30000,1,${counted},true,120.00,\n`,
  )
  await appendFile(join(folder, 'containers.csv'), rows.join(''))
}

function printSpan(where: Where, { rate, longest, placed, again, faults }: Span): void {
  const load = loadavg()[0]!.toFixed(1)
  printResult(`${placed} orders ${where} (load ${load})`, `${perSecond(rate)}, longest ${ms(longest)}`)
  for (const fault of new Set([...again, ...faults])) process.stdout.write(`${fault}\n`)
}

const mean = (spans: readonly Span[]) => spans.reduce((sum, span) => sum + span.rate, 0) / spans.length

function summarise({ rests, elsewhere, beside, refused, seconds }: Measured): void {
  const all = [...rests, ...elsewhere, ...beside]
  const ratio = mean(beside) / mean(elsewhere)
  const faults = all.flatMap((span) => span.faults)
  const again = all.flatMap((span) => span.again)
  printResult('orders with five lines, at rest', perSecond(mean(rests)))
  printResult('beside an import into another server', perSecond(mean(elsewhere)))
  printResult('beside an import into this one', perSecond(mean(beside)))
  printResult('this one / another', ratio.toFixed(2), { target: '>= 0.8', isMet: ratio >= 0.8 })
  printResult('this one / at rest, processors shared', (mean(beside) / mean(rests)).toFixed(2))
  printResult('an import took', `${median(seconds).toFixed(0)} s`)
  printResult('orders that were refused (409) and placed again', String(again.length))
  printResult('orders that failed', String(faults.length), { target: '0', isMet: faults.length === 0 })
  printResult('imports that failed', String(refused.length), { target: '0', isMet: refused.length === 0 })
  for (const line of refused) process.stdout.write(`${line}\n`)
  if (faults.length > 0 || refused.length > 0) process.exitCode = 1
}
