import { readdir, rm } from 'node:fs/promises'
import { mkdtempSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { migrate } from '../server/platform/database/apply-migrations.ts'
import { connectPostgres } from '../server/platform/database/postgres-database.ts'
import { commandLimits } from '../server/platform/database/postgres-limits.ts'
import { freePort } from '../tests/support/servers/free-port.ts'
import { startThrowawayPostgres } from '../tools/throwaway-postgres.ts'
import { type Start, startBuiltShop } from './built-shop.ts'
import { fillCatalogue } from './fill-catalogue.ts'
import { median, ms, printResult } from './measurements.ts'

const usualSize = 100_000
const starts = 5
/** What a start may take by the clock; a million beers have no budget. */
const budgetMs = (beers: number) => ({ 0: 1500, [usualSize]: 2000 })[beers]
const longestStoringMs = 120_000

/**
 * How long the built shop takes until it is ready on PostgreSQL: with the demo shop, and with so many beers, first without an
 * index that was stored, then with one.
 */
export async function benchReady(beers = usualSize): Promise<void> {
  const postgres = await startThrowawayPostgres('-c fsync=off')
  if (postgres === null) return printResult('ready on PostgreSQL', 'no server here')
  try {
    for (const size of [0, beers]) await benchSize(postgres, size)
  } finally {
    postgres.stop()
  }
}

/** 0 beers stands for those of the demo shop. */
async function benchSize(
  postgres: NonNullable<Awaited<ReturnType<typeof startThrowawayPostgres>>>,
  beers: number,
): Promise<void> {
  const name = `beers_${beers}`
  postgres.createDatabase(name)
  const databaseUrl = `${postgres.url}/${name}`
  const connection = await connectPostgres(databaseUrl, { limits: commandLimits })
  await migrate(connection)
  if (beers > 0) await fillCatalogue(connection.database, beers)
  await connection.close()
  const folder = mkdtempSync(join(tmpdir(), 'dray-ready-'))
  const start = async (isStored: boolean) => {
    const port = await freePort()
    const stores = join(folder, 'search-index')
    if (!isStored) await rm(stores, { recursive: true, force: true })
    const environment = {
      DATABASE_URL: databaseUrl,
      DEMO_SHOP: String(beers === 0),
      PAYMENTS: 'sandbox',
      MAILS: 'files',
      SELLER: 'none',
    }
    const shop = await startBuiltShop({ folder, port, url: `http://127.0.0.1:${port}`, environment })
    if (beers > 0) await untilStored(stores)
    await shop.kill()
    return shop.start
  }
  try {
    // The first start compiles modules, and opens the demo shop.
    await start(false)
    const kinds = beers === 0 ? [true] : [false, true]
    for (const isStored of kinds) {
      const times: Start[] = []
      for (let run = 0; run < starts; run += 1) times.push(await start(isStored))
      report(beers, isStored, times)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function untilStored(folder: string): Promise<void> {
  const ends = Date.now() + longestStoringMs
  while (Date.now() < ends) {
    const files = await readdir(folder).catch(() => [])
    if (files.some((file) => !file.startsWith('.'))) return
    await wait(100)
  }
  throw new Error('The index was not stored.')
}

function report(beers: number, isStored: boolean, times: readonly Start[]): void {
  const sorted = (one: (start: Start) => number) => times.map(one).toSorted((less, more) => less - more)
  const [walls, processor] = [sorted(({ wallMs }) => wallMs), sorted(({ cpuMs }) => cpuMs)]
  const shop = beers === 0 ? 'demo shop' : `${beers} beers, ${isStored ? 'stored index' : 'all read'}`
  const budget = isStored ? budgetMs(beers) : undefined
  printResult(`${shop}: processor until ready`, figures(processor))
  printResult(
    `${shop}: clock until ready (load ${loadavg()[0]!.toFixed(1)})`,
    figures(walls),
    budget === undefined ? undefined : { target: `<= ${ms(budget)}`, isMet: median(walls) <= budget },
  )
}

const figures = (sortedTimes: number[]) =>
  `${ms(median(sortedTimes))} (${ms(sortedTimes[0]!)} to ${ms(sortedTimes.at(-1)!)})`
