import { isNull } from 'drizzle-orm'
import { beers, breweries, containers } from '../../server/catalogue/beers/catalogue-tables.ts'
import type { Database } from '../../server/platform/database/database.ts'
import type { BeerList } from '../../shared/api/catalogue-api.ts'

type Facts = { id: string; style: string; region: string; isInKegs: boolean }
type Question = { words: string; fits: (facts: Facts) => boolean }

const questions: Question[] = [
  { words: '', fits: () => true },
  { words: 'container=30l-keg', fits: ({ isInKegs }) => isInKegs },
  { words: 'region=yorkshire', fits: ({ region }) => region === 'yorkshire' },
  { words: 'style=porter', fits: ({ style }) => style === 'porter' },
  {
    words: 'style=porter&region=yorkshire&container=30l-keg',
    fits: ({ style, region, isInKegs }) => style === 'porter' && region === 'yorkshire' && isInKegs,
  },
]
const pageSize = 20

/** Where a process answers a list otherwise than a plain filter over all rows, as sentences. */
export async function listFaults(database: Database, addresses: readonly string[]): Promise<string[]> {
  const facts = await readFacts(database)
  const faults: string[] = []
  for (const { words, fits } of questions) {
    const expected = facts.filter(fits).map(({ id }) => id)
    const orders = await Promise.all(addresses.map((address) => readList(address, words)))
    for (const [process, ids] of orders.entries()) {
      if (ids.toSorted().join() !== expected.toSorted().join())
        faults.push(`web${process + 1} lists ${ids.length} of ?${words}, ${expected.length} fit`)
    }
    if (new Set(orders.map(String)).size > 1) faults.push(`the processes sort ?${words} differently`)
  }
  return faults
}

async function readFacts(database: Database): Promise<Facts[]> {
  const rows = await database.select().from(beers).where(isNull(beers.archivedAt))
  const regions = new Map((await database.select().from(breweries)).map(({ id, region }) => [id, region]))
  const sold = await database.select().from(containers)
  const inStock = new Set(sold.filter(({ availableUnits }) => availableUnits > 0).map(({ beerId }) => beerId))
  return rows.map(({ id, style, breweryId }) => ({
    id,
    style: style ?? '',
    region: regions.get(breweryId) ?? '',
    isInKegs: inStock.has(id),
  }))
}

/** The ids of all pages of a list, as a process answers them. */
async function readList(address: string, words: string): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${address}/public/beers/latest?${words}&page=${page}&page_size=${pageSize}`)
    const list = (await answer.json()) as BeerList
    ids.push(...list.beers.map(({ id }) => id))
    if (page >= list.pages) return ids
  }
}
