import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { defaultOrder } from '../../../../shared/catalogue/listing-address.ts'
import { containerFiltersOf } from '../../../../shared/catalogue/containers.ts'
import { styleCategoryOf } from '../../../../shared/catalogue/beer-styles.ts'
import { unlistedContainersOf } from '../../../../shared/catalogue/unlisted-containers.ts'
import { slugify } from '../../../../shared/format/slug.ts'
import { distanceKm } from '../../../../shared/geography/geography.ts'
import { findTown, regionOfTown } from '../../../../shared/geography/towns.ts'
import { createBeerIndex } from '../search-index/beer-index.ts'
import { indexedFactsOf, type IndexedRow } from '../search-index/indexed-facts.ts'
import { wordsOf } from '../search-index/search-words.ts'
import { searchListing } from './search-listing.ts'

type Row = Record<string, string>
const read = (name: string) => parse(readFileSync(`database/demo/${name}.csv`), { columns: true }) as Row[]
const breweries = new Map(read('breweries').map((row) => [row['external_id'], row]))
const sizes = Map.groupBy(read('containers'), (row) => row['beer_external_id'])
const rows: IndexedRow[] = read('beers').map((row, at) => {
  const brewery = breweries.get(row['brewery_external_id'])!
  return {
    id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    name: row['name']!,
    style: row['style']!,
    ingredients: row['ingredients']!,
    tastingNotes: row['tasting_notes']!,
    allergens: row['allergens']!.split('|').filter(Boolean),
    targetAbv: row['target_abv'] === '' ? null : Number(row['target_abv']),
    colorHex: row['color_hex'] || null,
    glutenFree: row['gluten_free'] === 'true',
    releasedAt: Date.parse(row['released_at']!) / 1000,
    freshUntil: null,
    breweryId: brewery['external_id']!,
    breweryName: brewery['name']!,
    town: brewery['town']!,
    region: regionOfTown(brewery['town'], brewery['country']),
    showPrices: brewery['show_prices'] !== 'false',
    stock: (sizes.get(row['external_id']) ?? [])
      .filter((size) => Number(size['available_units']) > 0)
      .map((size) => ({
        name: size['name']!,
        type: size['type']!,
        volumeMl: Number(size['volume_ml']) || null,
        packSize: Number(size['pack_size']) || 1,
        priceMinor: size['price'] === '' ? null : Math.round(Number(size['price']) * 100),
        couplerType: size['coupler_type'] || null,
      })),
  }
})
const byId = new Map(rows.map((row) => [row.id, row]))

const index = createBeerIndex()
index.load(rows.map(indexedFactsOf))
await index.settle()
const searchIndex = {
  search: async (query: Parameters<typeof index.search>[0]) => index.search(query),
  has: index.has,
  isWord: index.isWord,
}

type Size = IndexedRow['stock'][number]
const ofSize: Record<string, (size: Size, values: string[]) => boolean> = {
  in: (size, values) =>
    [...containerFiltersOf(size), ...unlistedContainersOf(size)].some((key) => values.includes(key)),
  packaging: (size, [family]) =>
    family === 'can' || family === 'bottle' ? new RegExp(family, 'i').test(size.name) : size.type === family,
  coupler: (size, values) => values.includes(size.couplerType ?? ''),
  'price<': (size, [most]) => size.priceMinor !== null && size.priceMinor <= Number(most) * 100,
  'price>': (size, [least]) => size.priceMinor !== null && size.priceMinor >= Number(least) * 100,
}
const hasWords = (text: string, wanted: string[]) => wanted.every((word) => wordsOf(text).includes(word))
const ofBeer: Record<string, (row: IndexedRow, values: string[]) => boolean> = {
  style: ({ style }, values) => values.includes(style) || values.includes(styleCategoryOf(style)?.code ?? ''),
  region: ({ region }, values) => values.includes(region),
  town: ({ town }, values) => values.includes(slugify(town)),
  'abv<': ({ targetAbv }, [most]) => targetAbv !== null && targetAbv <= Number(most),
  'abv>': ({ targetAbv }, [least]) => targetAbv !== null && targetAbv >= Number(least),
  notes: (row, values) => hasWords(`${row.name} ${row.ingredients} ${row.tastingNotes}`, values),
  name: ({ name }, values) => hasWords(name, values),
  brewery: ({ breweryName }, values) => hasWords(breweryName, values),
  without: ({ allergens }, values) =>
    allergens.length > 0 && values.every((value) => !allergens.includes(value)),
  filter: ({ glutenFree }) => glutenFree,
  near: () => true,
}

type Condition = { name: string; values: string[] }
/** Whether a beer answers: all conditions of sizes hold for one of its sizes. */
function answers(row: IndexedRow, conditions: readonly Condition[]): boolean {
  const [aboutSize, aboutBeer] = [
    conditions.filter(({ name }) => ofSize[name]),
    conditions.filter(({ name }) => !ofSize[name]),
  ]
  return (
    aboutBeer.every(({ name, values }) => ofBeer[name]!(row, values)) &&
    (aboutSize.length === 0 ||
      row.stock.some((size) => aboutSize.every(({ name, values }) => ofSize[name]!(size, values))))
  )
}

/** What a beer in the list is worth: 1 for an answer; of what is near a town, 1 for the ten nearest, less for those further off. */
function gainsOf(conditions: readonly Condition[]): Map<string, number> {
  const good = rows.filter((row) => answers(row, conditions))
  const near = conditions.find(({ name }) => name === 'near')
  if (near === undefined) return new Map(good.map(({ id }) => [id, 1]))
  const from = findTown(near.values[0])!
  const distances = good.map(({ id, town }) => ({
    id,
    km: distanceKm(from, findTown(town) ?? { latitude: 0, longitude: 0 }),
  }))
  const tenth = distances.map(({ km }) => km).toSorted((one, other) => one - other)[
    Math.min(9, good.length - 1)
  ]!
  return new Map(distances.map(({ id, km }) => [id, km <= tenth ? 1 : 0.2]))
}

const discounted = (gains: readonly number[]) =>
  gains.reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0)
const judged = readFileSync('server/catalogue/beers/search-text/trade-queries.txt', 'utf8')
  .split('\n')
  .filter((line) => line.includes('|') && !line.startsWith('#'))
  .map((line) => {
    const [q = '', said = ''] = line.split('|').map((part) => part.trim())
    const conditions = said.split(' ').map((one): Condition => {
      const [, name = '', sign = '', values = ''] = /^(\w+)([<>]?)=(.+)$/.exec(one) ?? []
      return { name: name + sign, values: values.split(',') }
    })
    return { q, conditions }
  })

async function measured({ q, conditions }: (typeof judged)[number]) {
  const query = { q, filters: {}, orderby: defaultOrder(q), page: 1 }
  const { found } = await searchListing(searchIndex, query, { pageSize: 10 })
  const gains = gainsOf(conditions)
  const ideal = discounted([...gains.values()].toSorted((one, other) => other - one).slice(0, 10))
  const got = discounted(found.ids.map((id) => gains.get(id) ?? 0))
  return {
    q,
    answers: gains.size,
    total: found.total,
    ndcg: ideal === 0 ? 1 : got / ideal,
    first: byId.get(found.ids[0] ?? '')?.name,
  }
}

test('150 searches as the trade writes them find what was meant: nDCG of the first ten is 0.9 or more, and none with an answer is empty (S-09, SRCH-01)', async () => {
  const results = await Promise.all(judged.map(measured))
  expect(results.length).toBeGreaterThanOrEqual(150)
  const poor = results.filter(({ ndcg }) => ndcg < 0.9)
  const mean = results.reduce((sum, { ndcg }) => sum + ndcg, 0) / results.length
  expect(results.filter(({ answers: many, total }) => many > 0 && total === 0)).toEqual([])
  expect([mean >= 0.9, mean, poor]).toEqual([true, mean, poor])
  // A search without an answer judges nothing.
  expect(results.filter(({ answers: many }) => many === 0).length).toBeLessThanOrEqual(5)
})

const listed = (q: string) =>
  searchListing(searchIndex, { q, filters: {}, orderby: defaultOrder(q), page: 1 }, { pageSize: 10 })

test('a misspelt search says how it was read (SRCH-01)', async () => {
  expect((await listed('yorkshre biter pin')).corrected).toBe('yorkshire bitter pin')
  expect((await listed('yorkshire bitter pin')).corrected).toBeUndefined()
})

test('where nothing answers to all, the nearest with one condition dropped is found (SRCH-03)', async () => {
  const { found, nearest } = await listed('yorkshire gose pin')
  expect(found.total).toBe(0)
  expect(nearest?.dropped).toBe('container')
  const names = nearest?.found.ids.map((id) => byId.get(id)!)
  expect(names?.every(({ style, region }) => style === 'gose' && region === 'yorkshire')).toBe(true)
  expect((await listed('gose')).nearest).toBeUndefined()
})

test('what is near a town comes by distance, and a price is that of the size (SRCH-02)', async () => {
  const towns = (await listed('best bitter near york')).found.ids.map((id) => byId.get(id)!.town)
  const far = towns.map((town) => distanceKm(findTown('York')!, findTown(town)!))
  expect(far).toEqual(far.toSorted((one, other) => one - other))
  const cheap = (await listed('firkin under £90')).found.ids.map((id) => byId.get(id)!)
  expect(cheap.length).toBeGreaterThan(0)
  for (const { stock } of cheap)
    expect(stock.some(({ name, priceMinor }) => /Firkin/.test(name) && priceMinor! <= 9000)).toBe(true)
})
