import { createBeerIndex, type BeerIndex } from '../server/catalogue/beers/search-index/beer-index.ts'
import type { Column } from '../server/catalogue/beers/search-index/index-columns.ts'
import { listBudgetMs } from './listing.ts'
import { askListing, timedQuestions } from './list-questions.ts'
import { factsMixed } from './demo-trade-facts.ts'
import { heapBytes, ms, ownMs, percentile, printResult } from './measurements.ts'

const bytesBudget = 450
const rounds = 30

/** Fills the index in memory with made-up beers, without a database: what a beer takes, column by column, and its lists. */
export async function benchIndexMemory(beers = 200_000): Promise<void> {
  const [before, begun] = [heapBytes(), ownMs()]
  const index = createBeerIndex()
  for (const facts of factsMixed(beers)) index.load(facts)
  await index.settle()
  printResult(`${beers} beers made up and filled, processor`, ms(ownMs() - begun))
  const bytes = (heapBytes() - before) / beers
  printResult('memory a beer', `${Math.round(bytes)} bytes`, {
    target: `<= ${bytesBudget}`,
    isMet: bytes <= bytesBudget,
  })
  reportColumns(index, beers)
  await timeLists(index, beers)
  timeChanges(index)
}

/** As they are copied; what is beside them and room to grow is the rest. */
function reportColumns(index: BeerIndex, beers: number): void {
  const all = Object.entries(index.copy()).map(([name, column]) => [name, bytesOf(column) / beers] as const)
  const sizes = Map.groupBy(all, ([name]) => name.split('.')[0]!)
  for (const [name, parts] of sizes) {
    const bytes = parts.reduce((sum, [, size]) => sum + size, 0)
    printResult(`  ${name}`, `${bytes.toFixed(1)} bytes`)
  }
}

/** A text is eight bytes in the column, sixteen before its letters, and fills up to eight. */
const bytesOf = (column: Column): number =>
  Array.isArray(column)
    ? column.reduce((sum, { length }) => sum + 24 + Math.ceil(length / 8) * 8, 0)
    : column.byteLength

async function timeLists(index: BeerIndex, beers: number): Promise<void> {
  const engine = {
    search: async (query: Parameters<BeerIndex['search']>[0]) => index.search(query),
    has: index.has,
    isWord: index.isWord,
  }
  const ask = (question: string) => askListing(engine, question)
  const all: number[] = []
  for (const question of timedQuestions) {
    for (let run = 0; run < 5; run += 1) await ask(question)
    const times: number[] = []
    let total = 0
    for (let run = 0; run < rounds; run += 1) {
      const began = ownMs()
      total = (await ask(question)).found.total
      times.push(ownMs() - began)
    }
    all.push(...times)
    printResult(
      `'${question}', ${total} found, processor p50`,
      ms(
        percentile(
          times.toSorted((a, b) => a - b),
          0.5,
        ),
      ),
    )
  }
  const sorted = all.toSorted((a, b) => a - b)
  const [p99, target] = [percentile(sorted, 0.99), listBudgetMs(beers)]
  printResult('all lists, processor p50', ms(percentile(sorted, 0.5)))
  printResult('all lists, processor p99', ms(p99), { target: `<= ${target} ms`, isMet: p99 <= target })
}

/** Beers whose names change, one at a time. */
function timeChanges(index: BeerIndex): void {
  const [facts] = factsMixed(200)
  const begun = ownMs()
  for (const [at, one] of facts!.entries())
    index.put({
      ...one,
      sortKeys: { ...one.sortKeys, name: `renamed ${at}` },
      searchTexts: { ...one.searchTexts, name: `${one.searchTexts.name} renamed${at}` },
    })
  printResult('a beer renamed, processor', ms((ownMs() - begun) / facts!.length))
}
