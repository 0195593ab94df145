import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc } from 'drizzle-orm'
import { beers } from '../server/catalogue/beers/catalogue-tables.ts'
import type { Connection } from '../server/platform/database/database.ts'
import { generateCatalogue } from './generate-catalogue.ts'
import { restock, type SoldContainer } from './order-load.ts'
import { runImport } from './run-import.ts'

export type MixedShop = {
  sold: SoldContainer[]
  /** Beers whose changes are watched. */
  probed: string[]
  /** Two thousand addresses of pages, as the site's map and its lists have them. */
  pages: (address: string) => Promise<string[]>
}

const beerCount = 2000
const addressCount = 2000
const listAddresses = 500
const probedBeers = 20

/** Two thousand generated beers, and three hundred containers that are ordered. */
export async function fillMixedShop(connection: Connection, databaseUrl: string): Promise<MixedShop> {
  const folder = await mkdtemp(join(tmpdir(), 'dray-mixed-'))
  try {
    await generateCatalogue({ beers: beerCount, folder })
    const { code, said } = await runImport(databaseUrl, folder)
    if (code !== 0) throw new Error(said)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  const sold = await restock(connection)
  const rows = await connection.database
    .select({ id: beers.id })
    .from(beers)
    .orderBy(asc(beers.id))
    .limit(probedBeers)
  return { sold, probed: rows.map(({ id }) => id), pages: readAddresses }
}

async function readAddresses(address: string): Promise<string[]> {
  const index = await locationsOf(`${address}/sitemap.xml`)
  const files = index.filter((path) => path.endsWith('.xml'))
  const pages =
    files.length === 0 ? index : (await Promise.all(files.map((path) => locationsOf(address + path)))).flat()
  const lists = Array.from({ length: listAddresses }, (_, at) => listAddress(at))
  const beersPages = pages.filter((path) => path !== '/').slice(0, addressCount - lists.length - 1)
  // The front page first, then lists among beers.
  const mixed = ['/']
  for (const [at, path] of beersPages.entries()) {
    mixed.push(path)
    if (at % 3 === 0 && lists.length > 0) mixed.push(lists.shift()!)
  }
  return mixed
}

const regions = ['wales', 'yorkshire', 'scotland', 'london', 'devon']
const listPages = 20
const sorts = ['newest', 'name', 'price', 'abv', 'popular']

/** Five hundred lists that differ in region, order and page. */
function listAddress(at: number): string {
  const region = regions[at % regions.length]!
  const sort = sorts[Math.floor(at / regions.length) % sorts.length]!
  const page = (Math.floor(at / (regions.length * sorts.length)) % listPages) + 1
  return `/shop?region=${region}&orderby=${sort}&page=${page}`
}

/** The paths that a file of the site's map names. */
async function locationsOf(address: string): Promise<string[]> {
  const text = await (await fetch(address)).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
}
