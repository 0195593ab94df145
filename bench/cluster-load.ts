import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { Connection } from '../server/platform/database/database.ts'
import { connectPostgres } from '../server/platform/database/postgres-database.ts'
import { commandLimits } from '../server/platform/database/postgres-limits.ts'
import { migrate } from '../server/platform/database/apply-migrations.ts'
import { type ServerProcess, startServerProcess } from '../tests/support/servers/server-process.ts'
import { shopArguments } from '../tests/support/servers/public-choices.ts'
import { startThrowawayPostgres } from '../tools/throwaway-postgres.ts'
import { fillMixedShop, type MixedShop } from './mixed-shop.ts'
import { type Measured, mixedRequest, type RequestKind, requestKinds } from './mixed-requests.ts'
import { ms, percentile, perSecond, printResult } from './measurements.ts'
import { gatherBuyers } from './order-load.ts'
import { probeChanges } from './probe-changes.ts'
import { seededChance } from './seeded-chance.ts'

const processes = [1, 2, 3]
const askersAtOnce = 24
const warmUpMs = 4000
const measuredMs = 12_000
/** Enough for the measured time; a buyer orders once. */
const buyersEach = 1200
const longestChangeMs = 500

/**
 * Pages over 2,000 addresses by Zipf, baskets and orders at once, on one, two and three web processes with one PostgreSQL.
 * Sets exit code 1 for a request that fails.
 */
export async function benchClusterLoad(): Promise<void> {
  const postgres = await startThrowawayPostgres()
  if (postgres === null) {
    printResult('a mixed load on PostgreSQL', 'no server here')
    return
  }
  try {
    postgres.createDatabase('bench')
    const databaseUrl = `${postgres.url}/bench`
    const connection = await connectPostgres(databaseUrl, { limits: commandLimits })
    await migrate(connection)
    const shop = await fillMixedShop(connection, databaseUrl)
    for (const count of processes) await measure({ connection, databaseUrl, shop, count })
    await connection.close()
  } finally {
    postgres.stop()
  }
}

type Measure = { connection: Connection; databaseUrl: string; shop: MixedShop; count: number }

async function measure({ connection, databaseUrl, shop, count }: Measure): Promise<void> {
  const ends: (() => Promise<void>)[] = []
  const environment = {
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: 'http://localhost:3000',
    ROLE: 'web',
    LOG_LEVEL: 'warn',
  }
  try {
    const start = () =>
      startServerProcess(
        { ...environment, LOG_LEVEL: 'info', HOST: '127.0.0.1' },
        (end) => void ends.push(end),
        shopArguments,
      )
    const running: ServerProcess[] = await Promise.all(Array.from({ length: count }, start))
    const addresses = running.map(({ address }) => address)
    const addressesOfPages = await shop.pages(addresses[0]!)
    const buyers = await gatherBuyers(connection, shop.sold, buyersEach)
    const chance = seededChance(count)
    const measured: Measured[] = []
    const over = new AbortController()
    const ask = async (asker: number) => {
      for (let at = asker; !over.signal.aborted; at += 1) {
        const address = addresses[at % count]!
        measured.push(
          await mixedRequest({ address, pages: addressesOfPages, buyers, sold: shop.sold, chance }),
        )
      }
    }
    const asking = Promise.all(Array.from({ length: askersAtOnce }, (_, asker) => ask(asker)))
    await wait(warmUpMs)
    measured.length = 0
    const began = performance.now()
    const changes = await probeChanges(connection.database, {
      addresses,
      beers: shop.probed,
      forMs: measuredMs,
    })
    const seconds = (performance.now() - began) / 1000
    const counted = [...measured]
    over.abort()
    await asking
    report({ count, counted, seconds, changes })
  } finally {
    await Promise.all(ends.map((end) => end()))
  }
}

type Report = { count: number; counted: readonly Measured[]; seconds: number; changes: number[] }

function report({ count, counted, seconds, changes }: Report): void {
  const timesOf = (fits: (one: Measured) => boolean) =>
    counted
      .filter(fits)
      .map(({ ms: time }) => time)
      .toSorted((one, other) => one - other)
  const figures = (times: number[]) =>
    `${perSecond(times.length / seconds)}, p50 ${ms(percentile(times, 0.5))}, p99 ${ms(percentile(times, 0.99))}`
  const failed = counted.filter(({ isGood }) => !isGood)
  const load = `load ${loadavg()[0]!.toFixed(1)}`
  printResult(`${count} web: all requests (${load})`, figures(timesOf(() => true)))
  for (const kind of requestKinds satisfies readonly RequestKind[])
    printResult(`  ${kind}`, figures(timesOf((one) => one.kind === kind)))
  printResult('  failed', String(failed.length), { target: '0', isMet: failed.length === 0 })
  for (const text of new Set(failed.map(({ kind, status }) => `  ${kind} answered ${status}`)))
    process.stdout.write(`${text}\n`)
  const seen = changes.toSorted((one, other) => one - other)
  const slowest = percentile(seen, 0.99)
  const budget = { target: `<= ${longestChangeMs} ms`, isMet: slowest <= longestChangeMs }
  printResult(
    `  ${seen.length} changes seen by all: p50 ${ms(percentile(seen, 0.5))}, p99`,
    ms(slowest),
    budget,
  )
  if (failed.length > 0) process.exitCode = 1
}
