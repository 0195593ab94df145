import { loadavg } from 'node:os'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { createBeerIndex } from '../server/catalogue/search-index/beer-index.ts'
import { createSlotWriter } from '../server/catalogue/search-index/slots/list-facts.ts'
import { searchListedBeers } from '../server/catalogue/search-index/slots/search-listed-beers.ts'
import { createSlotCache } from '../server/catalogue/search-index/slots/slot-cache.ts'
import { addSlotState, analyseSlots } from '../server/catalogue/search-index/slots/slot-write-queries.ts'
import { migrate } from '../server/database/apply-migrations.ts'
import { commandLimits } from '../server/database/postgres-limits.ts'
import type { Connection, Database } from '../server/database/database.ts'
import { connectPostgres } from '../server/database/postgres-database.ts'
import { startThrowawayPostgres } from '../tools/throwaway-postgres.ts'
import { databaseProcessorMs } from './database-processor.ts'
import { listBudgetMs } from './listing.ts'
import { askListing, comparedQuestions, type Engine, timedFacets, timedQuestions } from './list-questions.ts'
import { factsByBrewery } from './made-up-facts.ts'
import { heapBytes, median, ms, ownMs, percentile, printResult } from './measurements.ts'

const rounds = 50
const megabyte = 1024 * 1024

/**
 * Both engines of lists with the same made-up beers and without a shop around them: how long they take to fill, which of some
 * hundred questions they answer alike, and how long each question takes.
 */
export async function benchListEngines(beers = 100_000): Promise<void> {
  // Commits are waited for: until one is written, vacuum does not know its rows to be visible to all.
  const postgres = await startThrowawayPostgres('-c fsync=off')
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
    for (const facts of factsByBrewery(beers)) await writer.list(facts)
    await writer.finish()
    await analyseSlots(transaction)
  })
  const seconds = [performance.now() - begun, ownMs() - before, databaseMs() - databaseBefore]
  const shown = seconds.map((taken) => `${(taken / 1000).toFixed(1)} s`).join(', ')
  printResult(`rows: ${beers} beers written; CPU here, of the database`, shown)
  // As autovacuum does within minutes: then a page is read from the index of its order alone.
  await database.execute(sql`vacuum slot_beers`)
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
  for (const facts of factsByBrewery(beers)) index.load(facts)
  await index.settle()
  printResult('memory: filled', `${((performance.now() - begun) / 1000).toFixed(1)} s`)
  printResult('memory: memory', `${((heapBytes() - heap) / megabyte).toFixed(1)} MB`)
  return { search: async (query) => index.search(query), has: (facet, value) => index.has(facet, value) }
}

const ask = (engine: Engine, question: string) => askListing(engine, question, timedFacets)

/** Ids in their order, counts and facets of everything that the questions ask. */
async function compare(rows: Engine, memory: Engine): Promise<void> {
  const questions = [...timedQuestions, ...comparedQuestions()]
  let [alike, empty] = [0, 0]
  for (const question of questions) {
    const [one, other] = [await askListing(rows, question), await askListing(memory, question)]
    if (one.found.total === 0) empty += 1
    if (isDeepStrictEqual(one, other)) alike += 1
    else printResult(`'${question}'`, 'answers differ', { target: 'the same', isMet: false })
  }
  printResult('questions that both answer alike', `${alike} of ${questions.length}`, {
    target: 'all',
    isMet: alike === questions.length,
  })
  printResult('of them answered with nothing', String(empty))
}

/** Beside the time, which other work on the machine makes longer, what the processors did for it. */
async function time(name: string, engine: Engine, beers: number, databaseMs: () => number): Promise<void> {
  const all: number[] = []
  for (const question of timedQuestions) {
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
  for (const facts of factsByBrewery(Math.min(beers, 200), 100)) {
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
