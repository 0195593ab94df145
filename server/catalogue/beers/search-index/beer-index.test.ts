import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Facets } from '../../../../shared/api/catalogue-api.ts'
import { type FacetName, facetNames } from '../../../../shared/catalogue/facet-names.ts'
import { beerStyles } from '../../../../shared/catalogue/beer-styles.ts'
import { packagingTypes } from '../../../../shared/catalogue/containers.ts'
import { listingOrders } from '../../../../shared/catalogue/listing-query.ts'
import { isWithinDistance } from './edit-distance.ts'
import { allowedTypos, distinctWordsOf, searchFields, searchWordsOf } from './search-words.ts'
import { type IndexedFacts, indexedFactsOf, type IndexedRow } from './indexed-facts.ts'
import { type BeerIndex, createBeerIndex } from './beer-index.ts'
import { packIndex, unpackIndex } from './stored/pack-index.ts'
import type { SearchFilter, SearchQuery } from './search-query.ts'

/** Ids as the database has them, in the order of their numbers. */
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const [b1, b2, b3, b4] = [uuid(1), uuid(2), uuid(3), uuid(4)]
const names = ['Harbour Light', 'Pale Rider', 'Kölsch No. 5', 'Night Porter', 'Harvest Gold', 'Ale']
const styles = ['pilsner', 'west-coast-ipa', 'porter', 'gose']
const breweries = [
  { breweryId: b1, breweryName: 'Tern', town: 'Leeds', region: 'yorkshire', showPrices: true },
  { breweryId: b2, breweryName: 'Kelp & Co', town: 'St Ives', region: 'south-west', showPrices: false },
  { breweryId: b3, breweryName: 'Pale Fell', town: 'Leeds', region: 'yorkshire', showPrices: true },
]
const container = fc.constantFrom(
  { name: 'Keg 30 L', type: 'keg', volumeMl: 30_000, packSize: 1, couplerType: 's' },
  { name: 'Cask 9 gallon', type: 'cask', volumeMl: 40_914, packSize: 1, couplerType: null },
  { name: 'Can 440 ml', type: 'smallpack', volumeMl: 440, packSize: 24, couplerType: null },
  { name: 'Bottle 500 ml', type: 'smallpack', volumeMl: 500, packSize: 12, couplerType: null },
)
const beerId = fc.integer({ min: 10, max: 40 }).map((number) => uuid(number))
const price = fc.option(fc.integer({ min: 1, max: 5 }).map((n) => n * 1000))
const row = fc.record({
  id: beerId,
  name: fc.constantFrom(...names),
  style: fc.constantFrom(...styles),
  ingredients: fc.constantFrom('', 'Water, Citra hops', 'Maris Otter malt'),
  tastingNotes: fc.constantFrom('', 'Mango and pine'),
  allergens: fc.subarray(['barley', 'wheat', 'milk']),
  targetAbv: fc.option(fc.constantFrom(0, 0.5, 2.85, 4.2, 5, 9)),
  colorHex: fc.constantFrom(null, '#f3e27a', '#1b100b'),
  glutenFree: fc.boolean(),
  releasedAt: fc.integer({ min: 1, max: 5 }),
  freshUntil: fc.constantFrom(null, '2026-11-01', '2026-08-01'),
  brewery: fc.constantFrom(...breweries),
  stock: fc.array(
    fc
      .record({ container, priceMinor: price })
      .map(({ container, priceMinor }) => ({ ...container, priceMinor })),
    { maxLength: 3 },
  ),
})
const indexedRow = row.map(({ brewery, ...rest }): IndexedRow => ({ ...rest, ...brewery }))

const filterWords: Record<SearchFilter, string[]> = {
  style: ['lager', 'ipa', 'porter', 'nonsense'],
  region: ['yorkshire', 'wales'],
  town: ['leeds', 'st-ives'],
  county: ['west-yorkshire', 'nowhere'],
  container: ['30l-keg', '9g-cask', '440ml-can'],
  abv: ['0-0.5', '2.9-4.2', '7.6-plus', 'all'],
  filter: ['gluten-free'],
  packaging: ['KEG', 'smallpack', 'can'],
  packagingGroup: ['smallpack', 'cask'],
  colour: ['straw', 'black'],
  allergen: ['barley', 'milk'],
  without: ['milk', 'wheat', 'nuts'],
  coupler: ['s', 'd'],
  freshUntil: ['unknown', '2026-11-01'],
  // Neither is a set of the index: price-range.test.ts and search-quality.test.ts.
  price: [],
  near: [],
}
const filters = fc.record(
  Object.fromEntries(Object.entries(filterWords).map(([name, words]) => [name, fc.subarray(words)])),
  { requiredKeys: [] },
) as fc.Arbitrary<NonNullable<SearchQuery['filters']>>
const query: fc.Arbitrary<SearchQuery> = fc.record(
  {
    q: fc.constantFrom('', 'pale', 'harbor', 'KOLSCH', 'hav', 'porter tern', 'Ligth', '!?', 'zzz'),
    filters,
    breweryIds: fc.subarray([b1, b2, b4]),
    orderby: fc.constantFrom(...listingOrders.map(({ value }) => value)),
    page: fc.integer({ min: 0, max: 6 }),
    pageSize: fc.integer({ min: 1, max: 7 }),
    facets: fc.constant(facetNames),
  },
  { requiredKeys: ['pageSize', 'facets'] },
)
const change = fc.oneof(indexedRow, beerId)

/** An index as it is, or one that is stored and loaded again before each change and each query. */
const uses = [
  { use: 'an index', runs: 300, again: async (index: BeerIndex) => index },
  {
    use: 'a stored index',
    runs: 60,
    again: async (index: BeerIndex) => createBeerIndex(unpackIndex(await packIndex({}, index.copy()))),
  },
]

test.each(uses)(
  'every listing from $use has the beers, the order, the total and the facet counts a plain filter gives (OPEN-18)',
  { timeout: 300_000 },
  async ({ runs, again }) => {
    await fc.assert(
      fc.asyncProperty(
        manyRows,
        fc.array(change, { maxLength: 25 }),
        fc.array(query, { minLength: 1, maxLength: 4 }),
        async (rows, changes, queries) => {
          const beers = new Map<string, IndexedFacts>()
          const sorted = inOrder(rows)
          let index = await indexOf(sorted)
          for (const facts of sorted) beers.set(facts.id, facts)
          const check = async () => {
            index = await again(index)
            expect(index.size()).toBe(beers.size)
            for (const asked of queries) {
              const plain = plainSearch([...beers.values()], asked)
              const found = index.search(asked)
              expect(countsOf(found.facets)).toEqual(plain.counts)
              expect({ total: found.total, page: found.page, ids: found.ids }).toEqual(plain.listing)
            }
          }
          await check()
          for (const item of changes) {
            index = await again(index)
            if (typeof item === 'string') {
              index.remove(item)
              beers.delete(item)
            } else {
              index.put(indexedFactsOf(item))
              beers.set(item.id, indexedFactsOf(item))
            }
          }
          await check()
        },
      ),
      { numRuns: runs },
    )
  },
)

async function indexOf(facts: readonly IndexedFacts[]): Promise<BeerIndex> {
  const index = createBeerIndex()
  index.load(facts)
  await index.settle()
  return index
}

const manyRows = fc.uniqueArray(indexedRow, { selector: ({ id }) => id })
const inOrder = (rows: readonly IndexedRow[]) =>
  rows.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map(indexedFactsOf)

test.each(['container', 'packagingGroup'] as const)(
  'a list of one %s is ordered by the prices of its own sizes (OPEN-15)',
  async (filter) => {
    const index = createBeerIndex()
    const base = {
      style: 'gose',
      ingredients: '',
      tastingNotes: '',
      allergens: [],
      targetAbv: 5,
      colorHex: null,
      glutenFree: false,
      releasedAt: 1,
      freshUntil: null,
    }
    const keg = { name: 'Keg 30 L', type: 'keg', volumeMl: 30_000, packSize: 1, couplerType: 's' }
    const bottles = {
      name: 'Bottle 500 ml',
      type: 'smallpack',
      volumeMl: 500,
      packSize: 12,
      couplerType: null,
    }
    const add = (number: number, kegMinor: number | null, bottlesMinor: number) =>
      index.put(
        indexedFactsOf({
          ...base,
          ...breweries[0]!,
          id: uuid(number),
          name: `Beer ${number}`,
          stock: [
            { ...bottles, priceMinor: bottlesMinor },
            { ...keg, priceMinor: kegMinor },
          ],
        }),
      )
    add(1, 16_350, 1800)
    add(2, 18_500, 1900)
    add(3, 10_000, 2000)
    add(4, null, 1700)
    const filters = { [filter]: [filter === 'container' ? '30l-keg' : 'keg'] }
    const numbers = (orderby: SearchQuery['orderby']) =>
      index.search({ filters, orderby, pageSize: 10 }).ids.map((id) => Number(id.slice(-2)))
    expect(numbers('price')).toEqual([3, 1, 2, 4])
    expect(numbers('price-desc')).toEqual([2, 1, 3, 4])
    expect(numbers('pint')).toEqual([3, 1, 2, 4])
    // The keg alone changes, which is not the beer's least price.
    add(3, 20_000, 2000)
    expect(numbers('price')).toEqual([1, 2, 3, 4])
  },
)

test('an index that is renewed piece by piece answers as a new one (OPEN-18)', async () => {
  await fc.assert(
    fc.asyncProperty(
      manyRows,
      fc.array(change, { maxLength: 10 }),
      manyRows,
      fc.integer({ min: 1, max: 6 }),
      fc.array(query, { minLength: 1, maxLength: 4 }),
      async (rows, changes, later, piece, queries) => {
        const [renewed, fresh] = [createBeerIndex(), createBeerIndex()]
        renewed.load(inOrder(rows))
        await renewed.settle()
        for (const item of changes)
          if (typeof item === 'string') renewed.remove(item)
          else renewed.put(indexedFactsOf(item))
        const wanted = inOrder(later)
        let after: string | null = null
        for (let at = 0; at < wanted.length; at += piece) {
          const facts = wanted.slice(at, at + piece)
          renewed.putBetween(facts, after, facts.at(-1)!.id)
          after = facts.at(-1)!.id
        }
        renewed.putBetween([], after, null)
        fresh.load(wanted)
        await fresh.settle()
        expect(renewed.size()).toBe(wanted.length)
        for (const asked of queries) {
          const [found, expected] = [renewed.search(asked), fresh.search(asked)]
          expect(countsOf(found.facets)).toEqual(countsOf(expected.facets))
          expect([found.ids, found.total, found.page]).toEqual([expected.ids, expected.total, expected.page])
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('the best match of a search comes first: the name before the brewery, the whole word before its start (C-86)', async () => {
  const base = {
    style: 'porter',
    ingredients: '',
    tastingNotes: '',
    allergens: [],
    targetAbv: 5,
    colorHex: null,
    glutenFree: false,
    freshUntil: null,
    stock: [],
  }
  const tern = { ...breweries[0]!, breweryName: 'Tern' }
  const rows = [
    { ...base, ...tern, id: uuid(1), name: 'Ternary', releasedAt: 9 },
    { ...base, ...tern, breweryName: 'Other', id: uuid(2), name: 'Tern', releasedAt: 1 },
    { ...base, ...tern, id: uuid(3), name: 'Gull', releasedAt: 2 },
    { ...base, ...tern, breweryName: 'Other', id: uuid(4), name: 'Gull', releasedAt: 3 },
  ]
  const index = await indexOf(rows.map(indexedFactsOf))
  const idsOf = (q: string) => index.search({ q, pageSize: 10 }).ids
  expect(idsOf('tern')).toEqual([uuid(2), uuid(1), uuid(3)])
  expect(idsOf('gull tern')).toEqual([uuid(3)])
})

const slips = [
  ['Kolsch', 1],
  ['kölsch', 1],
  ['harbuor', 1],
  ['nihgt prter', 1],
  ['harbour lite', 0],
  ['alee', 0],
  ['ael', 0],
] as const

test('a search finds a beer in spite of accents and typing errors (C-86)', async () => {
  const base = {
    ingredients: '',
    tastingNotes: '',
    allergens: [],
    targetAbv: 5,
    colorHex: null,
    glutenFree: false,
    stock: [],
    releasedAt: 1,
    freshUntil: null,
  }
  const index = await indexOf(
    ['Harbour Light', 'Kölsch', 'Night Porter'].map((name, at) =>
      indexedFactsOf({ ...base, ...breweries[0]!, style: 'gose', id: uuid(at), name }),
    ),
  )
  for (const [q, total] of slips) expect([q, index.search({ q, pageSize: 10 }).total]).toEqual([q, total])
})

const fieldWordsOf = (texts: IndexedFacts['searchTexts']) =>
  searchFields.flatMap((name, field) => distinctWordsOf(texts[name]).map((word) => ({ field, word })))

/** Looks at every beer for every question: slow, and plainly right. */
function plainSearch(beers: IndexedFacts[], query: SearchQuery) {
  const words = searchWordsOf(query.q ?? '')
  const vocabulary = [
    ...new Set(beers.flatMap((beer) => fieldWordsOf(beer.searchTexts).map(({ word }) => word))),
  ]
  const scoreOf = (beer: IndexedFacts) =>
    words.reduce((sum, word) => addScore(sum, beer, word, vocabulary), 1)
  const passes = (beer: IndexedFacts, except?: SearchFilter) =>
    (Object.entries(query.filters ?? {}) as [SearchFilter, string[]][]).every(
      ([name, values]) =>
        (name === except && name !== 'allergen' && name !== 'without') || hasFilter(beer, name, values),
    ) &&
    (query.breweryIds === undefined || query.breweryIds.includes(beer.breweryId)) &&
    ((query.q ?? '') === '' || (words.length > 0 && scoreOf(beer) > 0))

  const found = beers.filter((beer) => passes(beer))
  const counts = Object.fromEntries(
    facetNames.map((facet) => {
      const within = beers.filter((beer) => passes(beer, facet))
      const counted: Record<string, number> = {}
      for (const { facet: name, value } of within.flatMap((beer) => beer.values)) {
        if (name === facet && facet !== 'without' && isShown(facet, value, query))
          counted[value] = (counted[value] ?? 0) + 1
      }
      return [facet, facet === 'without' ? countsWithout(within, query.filters?.without ?? []) : counted]
    }),
  )
  const order = query.orderby ?? (query.q ? 'relevance' : 'newest')
  const inOrder = found.toSorted(
    order === 'relevance' ? byScore(scoreOf) : (byPriceOfSizes(order, query) ?? byKey(order)),
  )
  const pages = Math.max(1, Math.ceil(found.length / query.pageSize))
  const page = Math.min(Math.max(1, query.page ?? 1), pages)
  const ids = inOrder.slice((page - 1) * query.pageSize, page * query.pageSize).map(({ id }) => id)
  return { counts, listing: { total: found.length, page, ids } }
}

/** Of beers that name their allergens, how many do without each that one of them names, or that was chosen. */
function countsWithout(beers: readonly IndexedFacts[], chosen: readonly string[]) {
  const named = beers.map(allergensOf).filter((allergens) => allergens.length > 0)
  const counts = [...new Set([...named.flat(), ...chosen])].map(
    (allergen) => [allergen, named.filter((own) => !own.includes(allergen)).length] as const,
  )
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

const allergensOf = ({ values }: IndexedFacts) =>
  values.flatMap(({ facet, value }) => (facet === 'allergen' ? value : []))

function hasFilter(beer: IndexedFacts, name: SearchFilter, values: string[]): boolean {
  const asked = values.map((value) => value.toLowerCase()).filter((value) => value !== 'all')
  if (asked.length === 0) return true
  if (name === 'without') {
    const named = allergensOf(beer)
    return named.length > 0 && asked.every((value) => !named.includes(value))
  }
  const facet = name === 'packagingGroup' ? 'packaging' : name
  const has = (value: string) =>
    beer.values.some(
      (own) => own.facet === facet && (own.value === value || isSmallpack(facet, value, own.value)),
    )
  return name === 'allergen' ? asked.every(has) : asked.some(has)
}

const isSmallpack = (facet: string, asked: string, own: string) =>
  facet === 'packaging' && asked === 'smallpack' && (own === 'can' || own === 'bottle')

function addScore(sum: number, beer: IndexedFacts, word: string, vocabulary: string[]): number {
  const isKnown = vocabulary.some((known) => known.startsWith(word))
  const scores = fieldWordsOf(beer.searchTexts).map((own) => {
    if (own.word === word) return 8 + own.field
    if (own.word.startsWith(word)) return 4 + own.field
    const typos = allowedTypos(word)
    return !isKnown && typos > 0 && isWithinDistance(own.word, word, typos) ? 1 + own.field : 0
  })
  const best = Math.max(...scores)
  return sum === 0 || best === 0 ? 0 : sum + best
}

function byKey(order: string) {
  const name = order.replace('-desc', '') as keyof IndexedFacts['sortKeys']
  const direction = order.endsWith('-desc') ? -1 : 1
  return (one: IndexedFacts, other: IndexedFacts) => {
    const [oneKey, otherKey] = [one.sortKeys[name], other.sortKeys[name]]
    if (oneKey === null || otherKey === null) {
      if (oneKey === otherKey) return one.id < other.id ? -1 : 1
      return oneKey === null ? 1 : -1
    }
    if (oneKey !== otherKey) return (oneKey < otherKey ? -1 : 1) * direction
    return (one.id < other.id ? -1 : 1) * direction
  }
}

/** By the sizes that fit every filter of sizes; null where the order or the filters have nothing to do with sizes. */
function byPriceOfSizes(order: string, query: SearchQuery) {
  if (!isBySize({ ...query, orderby: order as SearchQuery['orderby'] })) return null
  const direction = order.endsWith('-desc') ? -1 : 1
  const keyOf = (beer: IndexedFacts) => {
    const fitting = beer.sizes.filter(({ values }) =>
      sizeFilters.every((name) => hasFilter({ ...beer, values }, name, [...(query.filters?.[name] ?? [])])),
    )
    const prices = fitting.flatMap(({ price, pint }) => (order === 'pint' ? (pint ?? []) : price))
    return prices.length === 0 ? Infinity : Math.min(...prices) * direction
  }
  return (one: IndexedFacts, other: IndexedFacts) => {
    const [oneKey, otherKey] = [keyOf(one), keyOf(other)]
    if (oneKey !== otherKey) return oneKey < otherKey ? -1 : 1
    return one.id < other.id ? -1 : 1
  }
}

const sizeFilters = ['container', 'packaging', 'packagingGroup', 'coupler'] as const
const isBySize = ({ filters, orderby = 'newest' }: SearchQuery) =>
  ['price', 'price-desc', 'pint'].includes(orderby) &&
  sizeFilters.some((name) => (filters?.[name] ?? []).length > 0)

function byScore(scoreOf: (beer: IndexedFacts) => number) {
  const newest = byKey('newest')
  return (one: IndexedFacts, other: IndexedFacts) => scoreOf(other) - scoreOf(one) || newest(one, other)
}

/** What a listing counted, without the chosen values that lead nowhere. */
function countsOf(facets: Facets) {
  return Object.fromEntries(
    facetNames.map((name) => {
      const values = (facets[name] ?? []).filter(({ count }) => count > 0)
      return [name, Object.fromEntries(values.map(({ value, count }) => [value, count]))]
    }),
  )
}

/** Sub-styles and the kinds of small pack are counted only where they were chosen. */
function isShown(facet: FacetName, value: string, query: SearchQuery): boolean {
  if (query.filters?.[facet]?.includes(value)) return true
  if (facet === 'style') return beerStyles.some(({ code }) => code === value)
  return facet !== 'packaging' || packagingTypes.some((type) => type === value)
}
