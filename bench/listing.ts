import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { createBeerStore } from '../server/catalogue/beers/beer-store.ts'
import { loadListing } from '../server/catalogue/beers/load-listing.ts'
import { createSearchIndex } from '../server/catalogue/beers/search-index/search-index.ts'
import { followChanges } from '../server/platform/database/change-events.ts'
import type { Connection } from '../server/platform/database/database.ts'
import { connectEmbedded } from '../server/platform/database/embedded-database.ts'
import { migrate } from '../server/platform/database/apply-migrations.ts'
import { connectPostgres } from '../server/platform/database/postgres-database.ts'
import { importCatalogue } from '../server/backoffice/import/import-catalogue.ts'
import { startThrowawayPostgres } from '../tools/throwaway-postgres.ts'
import { heapBytes, ms, percentile, printResult, timings } from './measurements.ts'
import { generateCatalogue } from './generate-catalogue.ts'

const usualSizes = [1_000, 10_000, 100_000]
const embeddedSize = 10_000
const runs = 600
/** What a list may take on PostgreSQL, by the number of beers. */
export const listBudgetMs = (beers: number) => (beers > 100_000 ? 25 : 15)
/** How many times longer than the slowest honest question a hostile one may take. */
const hostileRatio = 4

/** What buyers ask: nothing, one filter, several, words, words with slips, other orders, later pages. */
const questions = [
  '',
  'style=ipa',
  'style=stout&region=yorkshire',
  'container=30l-keg&abv=4.3-5.5&orderby=pint',
  'filter=gluten-free',
  'town=leeds&orderby=price',
  'q=pale',
  'q=golden+ale&style=pale-ale',
  'q=stuot',
  'q=harbuor+porter',
  'region=greater-london&container=440ml-can&orderby=abv-desc&page=3',
  'page=40',
]

/** What no one asks in good faith: as many long words with slips, and as many filter values, as an address may hold. */
const hostileQuestions = [
  'q=goldne+habruor+proter+stuot+medaow+lanetrn+caraeml+grapefurit',
  `q=${'abcdefghij'
    .split('')
    .map((letter) => letter.repeat(12))
    .join('+')}`,
  `q=${'x'.repeat(500)}`,
  ['style', 'town', 'region', 'container', 'abv', 'colour', 'allergen']
    .flatMap((name) => Array.from({ length: 60 }, (_, at) => `${name}=value-${at}`))
    .join('&'),
]

/**
 * A page of beers with all facets and text search, as the list page loads it, at three sizes of the catalogue, or at one
 * size alone.
 */
export async function benchListing(only?: number): Promise<void> {
  const sizes = only === undefined ? usualSizes : [only]
  const medians: number[] = []
  for (const size of sizes) {
    const postgres = await startThrowawayPostgres('-c fsync=off')
    if (postgres === null) {
      printResult('list on PostgreSQL', 'no server here')
      break
    }
    try {
      postgres.createDatabase('dray')
      const connection = await connectPostgres(`${postgres.url}/dray`)
      medians.push(await benchSize('PostgreSQL', connection, size))
      await connection.close()
    } finally {
      postgres.stop()
    }
  }
  const [smallest, , largest] = medians
  if (smallest !== undefined && largest !== undefined) {
    const growth = largest / smallest
    printResult('p50 at 100,000 / p50 at 1,000', growth.toFixed(1), { target: '< 100', isMet: growth < 100 })
  }
  if (only !== undefined) return
  const embedded = await connectEmbedded()
  await benchSize('embedded', embedded, embeddedSize)
  await embedded.close()
}

async function benchSize(kind: string, connection: Connection, size: number): Promise<number> {
  await migrate(connection)
  const { database } = connection
  const folder = mkdtempSync(join(tmpdir(), 'dray-catalogue-'))
  await generateCatalogue({ beers: size, folder })
  const report = { warn: () => {}, bad: () => {}, progress: () => {} }
  const started = performance.now()
  await importCatalogue({
    database,
    folder,
    mediaFolder: null,
    skipInvalid: false,
    time: { countedAt: null, startedAt: new Date() },
    report,
  })
  const seconds = (performance.now() - started) / 1000
  rmSync(folder, { recursive: true })
  printResult(`${kind}: import of ${size} beers, ${size * 3} containers`, `${seconds.toFixed(1)} s`)

  const changes = await followChanges(connection)
  const [heapBefore, openedAt] = [heapBytes(), performance.now()]
  const searchIndex = await createSearchIndex({ database, changes, logger: pino({ level: 'silent' }) })
  const openMs = performance.now() - openedAt
  const bytes = Math.max(0, heapBytes() - heapBefore) / size
  printResult(`${kind}: ready at ${size} beers`, `${(openMs / 1000).toFixed(1)} s`)
  printResult(`${kind}: memory a beer`, `${Math.round(bytes)} bytes`)
  const beers = createBeerStore({ database, maxBytes: 24 * 1024 * 1024, clock: () => new Date() })
  const ask = (asked: string[], times: number) =>
    timings(times, (run) => {
      const query = new URLSearchParams(asked[run % asked.length])
      return loadListing({ beers, searchIndex }, { path: '/shop', query }, {})
    })
  const before = process.cpuUsage()
  const times = await ask(questions, runs)
  const cpu = process.cpuUsage(before)
  const p99 = percentile(times, 0.99)
  const target = listBudgetMs(size)
  const budget = kind.startsWith('embedded') ? undefined : { target: `<= ${target} ms`, isMet: p99 <= target }
  printResult(`${kind}: CPU of this process a list`, ms((cpu.user + cpu.system) / 1000 / runs))
  printResult(`${kind}: list with facets at ${size} beers, p50`, ms(percentile(times, 0.5)))
  printResult(`${kind}: list with facets at ${size} beers, p99`, ms(p99), budget)
  const hostile = percentile(await ask(hostileQuestions, runs / 10), 0.99)
  printResult(`${kind}: hostile searches at ${size} beers, p99`, ms(hostile))
  const ratio = hostile / p99
  printResult('hostile / honest, p99', ratio.toFixed(1), {
    target: `<= ${hostileRatio}`,
    isMet: ratio <= hostileRatio,
  })
  await searchIndex.close()
  return percentile(times, 0.5)
}
