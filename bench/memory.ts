import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../tests/support/servers/free-port.ts'
import { startThrowawayPostgres, type ThrowawayPostgres } from '../tools/throwaway-postgres.ts'
import { type BuiltShop, startBuiltShop } from './built-shop.ts'
import { askAddresses, requestsOf } from './load.ts'
import { printResult } from './measurements.ts'
import { newAddresses } from './new-addresses.ts'

const megabyte = 1024 ** 2
const mostMegabytes = 300
const addressesEach = 4000
const cachedRequests = 10_000
/** Of four connections each, beside the sixteen that ask for one page. */
const clients = 4
const lookMs = 100

/** What a process of the built shop holds over the demo shop on PostgreSQL, at its largest while addresses are asked that no one has asked. */
export async function benchMemory(): Promise<void> {
  const postgres = await startThrowawayPostgres()
  if (postgres === null) return printResult('memory on PostgreSQL', 'no server here')
  const folder = await mkdtemp(join(tmpdir(), 'dray-memory-'))
  try {
    postgres.createDatabase('bench')
    await measure(postgres, folder)
  } finally {
    postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(postgres: ThrowawayPostgres, folder: string): Promise<void> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const environment = {
    DATABASE_URL: `${postgres.url}/bench`,
    DEMO_SHOP: 'true',
    DEMO_HISTORY: 'false',
    PAYMENTS: 'sandbox',
    MAILS: 'files',
    SELLER: 'none',
  }
  const shop = await startBuiltShop({ folder, port, url, environment })
  try {
    printResult('ready', megabytes(shop.memory()))
    const { lists, beerPages } = await newAddresses(url)
    const asked = { ...mapValues(lists, (draw) => draw(addressesEach)), 'page of every beer': beerPages }
    for (const [what, addresses] of Object.entries(asked)) {
      const most = await mostWhile(shop, () =>
        Promise.all([
          requestsOf(`${url}/shop`, cachedRequests),
          ...Array.from({ length: clients }, (_, client) =>
            askAddresses(
              url,
              addresses.filter((_address, at) => at % clients === client),
            ),
          ),
        ]),
      )
      printResult(`each ${what} once, beside a cached one`, megabytes(most), {
        target: `<= ${mostMegabytes} MB`,
        isMet: most <= mostMegabytes * megabyte,
      })
    }
  } finally {
    await shop.kill()
  }
}

/** The most bytes that the shop held while the work ran. */
async function mostWhile(shop: BuiltShop, work: () => Promise<unknown>): Promise<number> {
  let most = 0
  const looking = setInterval(() => (most = Math.max(most, shop.memory())), lookMs)
  try {
    await work()
  } finally {
    clearInterval(looking)
  }
  return Math.max(most, shop.memory())
}

const mapValues = <K extends string, V, W>(record: Record<K, V>, change: (value: V) => W) =>
  Object.fromEntries(Object.entries<V>(record).map(([key, value]) => [key, change(value)])) as Record<K, W>

const megabytes = (bytes: number) => `${Math.round(bytes / megabyte)} MB`
