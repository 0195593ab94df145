import type { Facets } from '../../../shared/api/catalogue-api.ts'
import { clampPage, pageCount } from '../../../shared/api/pagination.ts'
import type { FacetName } from '../../../shared/catalogue/facet-names.ts'
import { addBit, type Bits, countBits, createBits, intersection, removeBit } from './bits.ts'
import { countWithout } from './count-without.ts'
import { createFacetIndex, type FacetEntry } from './facet-index.ts'
import { facetValues } from './facet-values.ts'
import { chosenValues, type Narrowing, narrow, within } from './narrow.ts'
import { pickByScore, pickInOrder } from './pick-page.ts'
import { searchWordsOf } from './search-words.ts'
import { statesAllergens, type IndexedFacts } from './indexed-facts.ts'
import type { SearchQuery, SearchResult } from './search-query.ts'
import { createSortOrders, orderNames } from './sort-orders.ts'
import { createWordIndex, type TextMatch } from './word-index.ts'

export type BeerIndex = {
  /** Adds many beers quickly; settle() must follow before anything is asked. */
  load: (facts: readonly IndexedFacts[]) => void
  settle: () => Promise<void>
  /** Adds one beer or brings it up to date, in well under a millisecond. */
  put: (facts: IndexedFacts) => void
  remove: (id: string) => void
  search: (query: SearchQuery) => SearchResult
  /** Whether any beer has, or had, this value. */
  has: (facet: FacetName, value: string) => boolean
  size: () => number
}

/** A beer in its slot. Its facet values are stored as the entries it stands in. */
type SlottedBeer = Omit<IndexedFacts, 'values'> & { entries: FacetEntry[] }

/** The index itself: every beer has a slot, and sets of slots answer what is asked. */
export function createBeerIndex(): BeerIndex {
  const slotsById = new Map<string, number>()
  const beersBySlot: (SlottedBeer | undefined)[] = []
  const freeSlots: number[] = []
  const all = createBits()
  const facetIndex = createFacetIndex()
  const words = createWordIndex()
  const orders = createSortOrders((slot) => beersBySlot[slot]!)
  const breweries = new Map<string, Set<number>>()

  function place(facts: IndexedFacts, slot: number): void {
    const { values, ...rest } = facts
    beersBySlot[slot] = { ...rest, entries: facetIndex.add(slot, values) }
    slotsById.set(facts.id, slot)
    addBit(all, slot)
    const slots = breweries.get(facts.breweryId) ?? new Set()
    breweries.set(facts.breweryId, slots.add(slot))
  }

  function leaveBrewery(slot: number, breweryId: string): void {
    const slots = breweries.get(breweryId)
    slots?.delete(slot)
    if (slots?.size === 0) breweries.delete(breweryId)
  }

  function replace(slot: number, old: SlottedBeer, facts: IndexedFacts): void {
    const moved = orderNames.filter((name) => old.sortKeys[name] !== facts.sortKeys[name])
    const isRenamed = old.searchTexts !== facts.searchTexts
    orders.remove(slot, moved)
    if (isRenamed) words.remove(slot, old.searchTexts)
    facetIndex.remove(slot, old.entries)
    leaveBrewery(slot, old.breweryId)
    place(facts, slot)
    if (isRenamed) words.add(slot, facts.searchTexts)
    orders.insert(slot, moved)
  }

  function slotsOfBreweries(ids: readonly string[]): Bits {
    const slots = createBits(beersBySlot.length)
    for (const id of ids) for (const slot of breweries.get(id) ?? []) addBit(slots, slot)
    return slots
  }

  function match(q: string): TextMatch | null {
    if (q.trim() === '') return null
    return words.search(searchWordsOf(q), beersBySlot.length)
  }

  /** Of the beers that name their allergens, how many do without each that one of them names. */
  function countOthers(base: Bits, chosen: readonly string[]) {
    const stating = facetIndex.find('without', statesAllergens)?.slots ?? createBits()
    const asked = intersection([base, stating])
    return countWithout(facetIndex.count('allergen', asked), countBits(asked), chosen)
  }

  function countFacets(query: SearchQuery, narrowings: readonly Narrowing[], found: Bits): Facets {
    const facets: Facets = {}
    for (const name of query.facets ?? []) {
      const chosen = chosenValues(name, query.filters?.[name])
      const isNarrowed = narrowings.some(({ filter }) => filter === name)
      const base = isNarrowed ? within(all, narrowings, name) : found
      const counted = name === 'without' ? countOthers(base, chosen) : facetIndex.count(name, base)
      facets[name] = facetValues(name, counted, chosen)
    }
    return facets
  }

  return {
    load: (many) => {
      for (const facts of many) {
        const slot = beersBySlot.length
        place(facts, slot)
        words.add(slot, facts.searchTexts, true)
        orders.append(slot)
      }
    },
    settle: async () => {
      words.sort()
      await orders.sort()
    },
    put: (facts) => {
      const known = slotsById.get(facts.id)
      if (known !== undefined) {
        replace(known, beersBySlot[known]!, facts)
        return
      }
      const slot = freeSlots.pop() ?? beersBySlot.length
      place(facts, slot)
      words.add(slot, facts.searchTexts)
      orders.insert(slot, orderNames)
    },
    remove: (id) => {
      const slot = slotsById.get(id)
      if (slot === undefined) return
      const old = beersBySlot[slot]!
      orders.remove(slot, orderNames)
      words.remove(slot, old.searchTexts)
      facetIndex.remove(slot, old.entries)
      leaveBrewery(slot, old.breweryId)
      removeBit(all, slot)
      slotsById.delete(id)
      beersBySlot[slot] = undefined
      freeSlots.push(slot)
    },
    search: (query) => {
      const text = match(query.q ?? '')
      const narrowings = narrow(facetIndex, query.filters ?? {})
      if (query.breweryIds) narrowings.push({ filter: null, slots: slotsOfBreweries(query.breweryIds) })
      if (text) narrowings.push({ filter: null, slots: text.found })
      const found = within(all, narrowings)
      const total = countBits(found)
      const pages = pageCount(total, query.pageSize)
      const page = clampPage(query.page ?? 1, pages)
      const offset = (page - 1) * query.pageSize
      const orderby = query.orderby ?? (text ? 'relevance' : 'newest')
      const end = Math.min(offset + query.pageSize, total)
      const walk = orders.inOrder(orderby === 'relevance' ? 'newest' : orderby)
      const slots =
        orderby === 'relevance' && text
          ? pickByScore(walk, found, text.scores, offset, end)
          : pickInOrder(walk, found, offset, end)
      const ids = slots.map((slot) => beersBySlot[slot]!.id)
      return {
        ids,
        total,
        page,
        pages,
        pageSize: query.pageSize,
        facets: countFacets(query, narrowings, found),
      }
    },
    has: (facet, value) => facetIndex.find(facet, value) !== undefined,
    size: () => slotsById.size,
  }
}
