import { hash } from 'node:crypto'
import { loadavg } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { FacetName } from '../shared/catalogue/facet-names.ts'
import { readListingQuery } from '../shared/catalogue/listing-address.ts'
import { towns } from '../shared/geography/towns.ts'
import { createBeerIndex } from '../server/catalogue/search-index/beer-index.ts'
import { indexedFactsOf, type IndexedFacts } from '../server/catalogue/search-index/indexed-facts.ts'
import { createSlotWriter } from '../server/catalogue/search-index/slots/list-facts.ts'
import { searchListedBeers } from '../server/catalogue/search-index/slots/search-listed-beers.ts'
import type { SearchIndex } from '../server/catalogue/search-index/search-index.ts'
import { createSlotCache } from '../server/catalogue/search-index/slots/slot-cache.ts'
import { addSlotState, analyseSlots } from '../server/catalogue/search-index/slots/slot-write-queries.ts'
import { searchListing } from '../server/catalogue/search-text/search-listing.ts'
import { migrate } from '../server/database/apply-migrations.ts'
import { commandLimits } from '../server/database/postgres-limits.ts'
import type { Connection, Database } from '../server/database/database.ts'
import { connectPostgres } from '../server/database/postgres-database.ts'
import { startThrowawayPostgres } from '../tools/throwaway-postgres.ts'
import { beerFacts, containersOf } from './beer-facts.ts'
import { databaseProcessorMs } from './database-processor.ts'
import { listBudgetMs } from './listing.ts'
import { median, ms, percentile, printResult } from './measurements.ts'
import { seededChance } from './seeded-chance.ts'

/** Each question of the record, docs/decisions/0120. */
const questions = [
  '',
  'page=40',
  'town=leeds&orderby=price',
  'style=stout&region=yorkshire',
  'filter=gluten-free',
  'container=30l-keg&abv=4.3-5.5&orderby=pint',
  'container=30l-keg&orderby=price',
  'style=ipa',
  'q=pale',
  'q=golden+ale&style=pale-ale',
  'q=stuot',
  'q=harbuor+porter',
  'region=greater-london&container=440ml-can&orderby=abv-desc&page=3',
  'style=ipa&style=pale-ale&style=bitter&page=400',
]
const facets: FacetName[] = ['style', 'container', 'abv', 'filter', 'region', 'town', 'without']
const rounds = 50
const beersPerBrewery = 50
const beersAtOnce = 2000
const megabyte = 1024 * 1024
type Engine = Pick<SearchIndex, 'search' | 'has'>

/**
 * Both engines of lists with the same made-up beers and without a shop around them: how long they take to fill, whether they
 * answer alike, and how long each question takes.
 */
export async function benchListEngines(beers = 100_000): Promise<void> {
  const postgres = await startThrowawayPostgres('-c fsync=off -c synchronous_commit=off')
  if (postgres === null) return printResult('lists on PostgreSQL', 'no server here')
  try {
    postgres.createDatabase('dray')
    const connection = await connectPostgres(`${postgres.url}/dray`, { limits: commandLimits })
    await migrate(connection)
    const databaseMs = () => databaseProcessorMs(postgres.folder)
    const rows = await fillRows(connection, beers, databaseMs)
    await time('rows', rows, beers, databaseMs)
    const memory = await fillMemory(beers)
    await compare(rows, memory)
    await time('memory', memory, beers, databaseMs)
    await timeChanges(connection.database, beers)
    await connection.close()
  } finally {
    postgres.stop()
  }
}

async function fillRows({ database }: Connection, beers: number, databaseMs: () => number): Promise<Engine> {
  const [begun, before, databaseBefore] = [performance.now(), ownMs(), databaseMs()]
  await database.transaction(async (transaction) => {
    await addSlotState(transaction)
    const writer = await createSlotWriter(transaction)
    for (const facts of factsOf(beers)) await writer.list(facts)
    await writer.finish()
    await analyseSlots(transaction)
  })
  const seconds = [performance.now() - begun, ownMs() - before, databaseMs() - databaseBefore]
  const shown = seconds.map((taken) => `${(taken / 1000).toFixed(1)} s`).join(', ')
  printResult(`rows: ${beers} beers written; CPU here, of the database`, shown)
  const cache = createSlotCache({ maxBytes: 64 * megabyte })
  const [heap, opened] = [heapBytes(), performance.now()]
  await cache.warm(database)
  printResult('rows: ready', ms(performance.now() - opened))
  printResult('rows: memory', `${((heapBytes() - heap) / megabyte).toFixed(1)} MB`)
  return {
    search: (query) => searchListedBeers({ database, cache }, query),
    has: (facet, value) => cache.vocabulary.find(facet, value) !== undefined,
  }
}

async function fillMemory(beers: number): Promise<Engine> {
  const [heap, begun] = [heapBytes(), performance.now()]
  const index = createBeerIndex()
  for (const facts of factsOf(beers)) index.load(facts)
  await index.settle()
  printResult('memory: filled', `${((performance.now() - begun) / 1000).toFixed(1)} s`)
  printResult('memory: memory', `${((heapBytes() - heap) / megabyte).toFixed(1)} MB`)
  return { search: async (query) => index.search(query), has: (facet, value) => index.has(facet, value) }
}

const ask = (engine: Engine, question: string) =>
  searchListing(engine, readListingQuery(new URLSearchParams(question)), { pageSize: 16, facets })

async function compare(rows: Engine, memory: Engine): Promise<void> {
  let alike = 0
  for (const question of questions) {
    const [one, other] = [await ask(rows, question), await ask(memory, question)]
    if (JSON.stringify(one) === JSON.stringify(other)) alike += 1
    else printResult(`'${question}'`, 'answers differ', { target: 'the same', isMet: false })
  }
  printResult('questions that both answer alike', `${alike} of ${questions.length}`)
}

/** Beside the time, which other work on the machine makes longer, what the processors did for it. */
async function time(name: string, engine: Engine, beers: number, databaseMs: () => number): Promise<void> {
  const all: number[] = []
  for (const question of questions) {
    for (let run = 0; run < 5; run += 1) await ask(engine, question)
    const [own, database, times] = [ownMs(), databaseMs(), [] as number[]]
    let total = 0
    for (let run = 0; run < rounds; run += 1) {
      const begun = performance.now()
      total = (await ask(engine, question)).found.total
      times.push(performance.now() - begun)
    }
    const processors = [ownMs() - own, databaseMs() - database].map((used) => ms(used / rounds))
    all.push(...times)
    const sorted = times.toSorted((a, b) => a - b)
    const figures = [sorted[0]!, percentile(sorted, 0.5), percentile(sorted, 0.99)].map(ms)
    printResult(`${name}: '${question}', ${total} found`, '')
    printResult('  least, p50, p99; CPU here, of the database', [...figures, ...processors].join(', '))
  }
  const sorted = all.toSorted((a, b) => a - b)
  const [p99, target] = [percentile(sorted, 0.99), listBudgetMs(beers)]
  printResult(`${name}: all at ${beers} beers, p50`, ms(percentile(sorted, 0.5)))
  printResult(`${name}: all at ${beers} beers, p99`, ms(p99), {
    target: `<= ${target} ms`,
    isMet: p99 <= target,
  })
  printResult(`${name}: load of the machine`, loadavg()[0]!.toFixed(1))
}

/** Beers whose prices change, one at a time. */
async function timeChanges(database: Database, beers: number): Promise<void> {
  const cache = createSlotCache({ maxBytes: 64 * megabyte })
  await cache.warm(database)
  const [written, seen]: [number[], number[]] = [[], []]
  for (const facts of factsOf(Math.min(beers, 200), 100)) {
    for (const one of facts.slice(0, 1)) {
      const begun = performance.now()
      await database.transaction(async (transaction) => {
        const writer = await createSlotWriter(transaction)
        await writer.list([
          { ...one, sortKeys: { ...one.sortKeys, price: 1 }, values: one.values.slice(0, -2) },
        ])
        await writer.finish()
      })
      written.push(performance.now() - begun)
      await cache.readOn(database)
      seen.push(performance.now() - begun)
    }
  }
  printResult('rows: one change, written, p50', ms(median(written)))
  printResult('rows: one change, seen by a process, p50', ms(median(seen)))
}

/** Made-up beers as `generate-catalogue.ts` has them, brewery by brewery as the catalogue is read. */
function* factsOf(beers: number, atOnce = beersAtOnce): Generator<IndexedFacts[]> {
  const count = Math.max(10, Math.round(beers / beersPerBrewery))
  const chance = seededChance(1)
  const breweries = Array.from({ length: count }, (_, at) => ({
    id: uuidOf(`brewery-${at}`),
    town: chance.pick(towns),
    showPrices: chance.below(12) > 0,
    beers: [] as number[],
  }))
  for (let n = 1; n <= beers; n += 1) breweries[beerFacts(n, 1).chance.squared(count)]!.beers.push(n)
  let facts: IndexedFacts[] = []
  for (const [at, brewery] of breweries.entries())
    for (const n of brewery.beers) {
      const { cells } = beerFacts(n, 1)
      facts.push(factsOfCells(n, cells, { ...brewery, name: `${brewery.town.name} Brewery ${at}` }))
      if (facts.length < atOnce) continue
      yield facts
      facts = []
    }
  if (facts.length > 0) yield facts
}

function factsOfCells(
  n: number,
  [name, style, , , , allergens, abv, colour, glutenFree, , released]: ReturnType<typeof beerFacts>['cells'],
  brewery: { id: string; name: string; town: (typeof towns)[number]; showPrices: boolean },
): IndexedFacts {
  return indexedFactsOf({
    id: uuidOf(`beer-${n}`),
    name: name as string,
    style: style as string,
    allergens: (allergens as string).split('|'),
    targetAbv: Number(abv),
    colorHex: colour as string,
    glutenFree: glutenFree as boolean,
    releasedAt: Date.parse(released as string) / 1000,
    breweryId: brewery.id,
    breweryName: brewery.name,
    town: brewery.town.name,
    region: brewery.town.region,
    showPrices: brewery.showPrices,
    stock: containersOf(n, 1)
      .filter(([, , , , units]) => (units as number) > 0)
      .map(([size, type, volumeMl, packSize, , , price, coupler]) => ({
        name: size as string,
        type: type as string,
        volumeMl: volumeMl as number,
        packSize: packSize as number,
        priceMinor: price === '' ? null : Math.round(Number(price) * 100),
        couplerType: (coupler as string) || null,
      })),
  })
}

/** Milliseconds of the processor that this process has used. */
function ownMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const uuidOf = (text: string) => hash('md5', text).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

function heapBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
