import type { Facets } from '../../../../shared/api/catalogue-api.ts'
import { clampPage, pageCount } from '../../../../shared/api/pagination.ts'
import type { FacetName } from '../../../../shared/catalogue/facet-names.ts'
import { findTown } from '../../../../shared/geography/towns.ts'
import { priceBounds } from '../search-text/price-range.ts'
import { createBeerColumns } from './beer-columns.ts'
import { addBit, type Bits, countBits, createBits, hasBit, removeBit } from './bits.ts'
import { countWithout } from './count-without.ts'
import { createFacetIndex } from './facet-index.ts'
import { type IndexColumns, numbersIn } from './index-columns.ts'
import { facetValues, isShownValue } from './facet-values.ts'
import { chosenValues, type Narrowing, narrow, within } from './narrow.ts'
import { pickByKey, pickByScore, pickInOrder } from './pick-page.ts'
import { searchWordsOf } from './search-words.ts'
import { statesAllergens, type IndexedFacts } from './indexed-facts.ts'
import type { SearchQuery, SearchResult } from './search-query.ts'
import { createSizePrices } from './size-prices.ts'
import { allOrders, createSortOrders, orderNames } from './sort-orders.ts'
import { createTextColumns } from './text-columns.ts'
import { createWordIndex, type TextMatch } from './word-index.ts'
import { distancesFrom } from './distances.ts'

export type BeerIndex = {
  /** Adds many beers quickly; settle() must follow before anything is asked. */
  load: (facts: readonly IndexedFacts[]) => void
  settle: () => Promise<void>
  /** Adds one beer or brings it up to date, in well under a millisecond. */
  put: (facts: IndexedFacts) => void
  remove: (id: string) => void
  /** Puts these beers in the place of all whose ids are after one, or from the first, to another, or to the last. */
  putBetween: (facts: readonly IndexedFacts[], after: string | null, last: string | null) => void
  search: (query: SearchQuery) => SearchResult
  /** Whether any beer has, or had, this value. */
  has: (facet: FacetName, value: string) => boolean
  /** Whether a text of a beer has the word, or one that begins with it. */
  isWord: (word: string) => boolean
  size: () => number
  /** All that it holds, as it is at this moment. */
  copy: () => IndexColumns
}

/** The index itself: every beer has a slot, and sets of slots answer what is asked. Empty, or what was copied of one. */
export function createBeerIndex(stored: IndexColumns | null = null): BeerIndex {
  const words = createWordIndex(stored)
  const texts = createTextColumns(stored, words)
  const columns = createBeerColumns(stored, texts)
  const facetIndex = createFacetIndex(stored)
  const sizePrices = createSizePrices(stored)
  const orders = createSortOrders(columns, stored)
  const all = stored === null ? createBits() : { words: numbersIn(stored, 'all') }
  /** One more than the highest slot. */
  let capacity = stored === null ? 0 : stored['names']!.length
  const freeSlots = slotsWithout(all, capacity)

  function place(facts: IndexedFacts, slot: number): void {
    columns.put(slot, facts)
    texts.put(slot, facts.searchTexts)
    facetIndex.add(slot, facts.values)
    sizePrices.put(slot, facts.sizes)
    addBit(all, slot)
    capacity = Math.max(capacity, slot + 1)
  }

  function replace(slot: number, facts: IndexedFacts): void {
    const { sortKeys, searchTexts, breweryId, values, sizes } = facts
    const moved = orderNames.filter((name) => !columns.isKey(slot, name, sortKeys[name]))
    if (
      texts.isOf(slot, searchTexts) &&
      moved.length === 0 &&
      columns.isOfBrewery(slot, breweryId) &&
      facetIndex.isOf(slot, values) &&
      sizePrices.isOf(slot, sizes)
    )
      return
    orders.remove(slot, moved)
    facetIndex.remove(slot)
    place(facts, slot)
    orders.insert(slot, moved)
  }

  function put(facts: IndexedFacts): void {
    const known = orders.find(facts.id)
    if (known !== undefined) return replace(known, facts)
    const slot = freeSlots.pop() ?? capacity
    place(facts, slot)
    orders.insert(slot, allOrders)
  }

  function remove(slot: number): void {
    orders.remove(slot, allOrders)
    facetIndex.remove(slot)
    texts.clear(slot)
    columns.clear(slot)
    removeBit(all, slot)
    freeSlots.push(slot)
  }

  function match(q: string): TextMatch | null {
    if (q.trim() === '') return null
    return words.search(searchWordsOf(q), texts, capacity)
  }

  /** Of the beers that name their allergens, how many do without each that one of them names. */
  function countOthers(base: Bits | null, chosen: readonly string[]) {
    const stating = facetIndex.count('without', base).find(({ value }) => value === statesAllergens)
    return countWithout(facetIndex.count('allergen', base), stating?.count ?? 0, chosen)
  }

  function countFacets(query: SearchQuery, narrowings: readonly Narrowing[], found: Bits): Facets {
    const facets: Facets = {}
    for (const name of query.facets ?? []) {
      const chosen = chosenValues(name, query.filters?.[name])
      const isNarrowed = narrowings.some(({ filter }) => filter === name)
      const left = isNarrowed ? within(all, narrowings, name) : found
      const base = left === all ? null : left
      const isShown = (value: string) => isShownValue(name, value, chosen)
      // A price and a place near another are not counted: what is chosen of them has a name alone.
      const counted =
        name === 'price' || name === 'near'
          ? []
          : name === 'without'
            ? countOthers(base, chosen)
            : facetIndex.count(name, base, isShown)
      facets[name] = facetValues(name, counted, chosen)
    }
    return facets
  }

  return {
    load: (many) => {
      words.unsort()
      for (const facts of many) {
        const slot = capacity
        place(facts, slot)
        orders.append(slot)
      }
    },
    settle: async () => {
      await words.sort()
      await orders.sort()
    },
    put,
    remove: (id) => {
      const slot = orders.find(id)
      if (slot !== undefined) remove(slot)
    },
    putBetween: (many, after, last) => {
      const shown = new Set(many.map(({ id }) => id))
      for (const slot of orders.between(after, last)) if (!shown.has(columns.idOf(slot))) remove(slot)
      for (const facts of many) put(facts)
    },
    search: (query) => {
      const text = match(query.q ?? '')
      const narrowings = narrow(facetIndex, query.filters ?? {})
      if (query.breweryIds)
        narrowings.push({ filter: null, slots: columns.ofBreweries(query.breweryIds, capacity) })
      if (text) narrowings.push({ filter: null, slots: text.found })
      const priced = sizePrices.priced(query.filters ?? {}, capacity)
      if (priced) narrowings.push({ filter: 'price', slots: priced })
      const found = within(all, narrowings)
      const total = countBits(found)
      const pages = pageCount(total, query.pageSize)
      const page = clampPage(query.page ?? 1, pages)
      const offset = (page - 1) * query.pageSize
      const orderby = query.orderby ?? (text ? 'relevance' : 'newest')
      const end = Math.min(offset + query.pageSize, total)
      const walk = orders.inOrder(orderby === 'relevance' ? 'newest' : orderby)
      const sizeKeys = sizePrices.keysFor(orderby, query.filters ?? {})
      const distances = distancesFrom(query.filters?.near?.[0], texts)
      // Where no other order was chosen
      const isUsual = orderby === (text ? 'relevance' : 'newest')
      const pick = () => {
        if (distances !== null && isUsual) return pickByKey(walk, found, distances, offset, end)
        if (sizeKeys !== null) return pickByKey(orders.byId, found, sizeKeys, offset, end)
        if (orderby === 'relevance' && text) return pickByScore(walk, found, text.scores, offset, end)
        return pickInOrder(walk, found, offset, end)
      }
      return {
        ids: pick().map((slot) => columns.idOf(slot)),
        total,
        page,
        pages,
        pageSize: query.pageSize,
        facets: countFacets(query, narrowings, found),
      }
    },
    has: (facet, value) => {
      if (facet === 'price') return priceBounds(value) !== null
      return facet === 'near' ? findTown(value) !== null : facetIndex.has(facet, value)
    },
    isWord: words.isWord,
    size: () => capacity - freeSlots.length,
    copy: () => ({
      all: all.words.slice(0, (capacity + 31) >>> 5),
      ...columns.copy(capacity),
      ...texts.copy(capacity),
      ...facetIndex.copy(capacity),
      ...sizePrices.copy(capacity),
      ...words.copy(),
      ...orders.copy(),
    }),
  }
}

function slotsWithout(taken: Bits, capacity: number): number[] {
  const free: number[] = []
  for (let slot = 0; slot < capacity; slot += 1) if (!hasBit(taken, slot)) free.push(slot)
  return free
}
