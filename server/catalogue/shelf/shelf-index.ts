import type { Facets } from '../../../shared/api/catalogue.ts'
import { clampPage, pageCount } from '../../../shared/pagination.ts'
import { addBit, type Bits, countBits, createBits, removeBit } from './bits.ts'
import { createFacetIndex, type FacetEntry } from './facet-index.ts'
import { facetValues } from './facet-values.ts'
import { chosenValues, type Narrowing, narrow, within } from './narrow.ts'
import { pickByScore, pickInOrder } from './pick-page.ts'
import { searchWordsOf } from './search-words.ts'
import type { ShelfFacts } from './shelf-facts.ts'
import type { ShelfQuery, ShelfResult } from './shelf-query.ts'
import { createSortOrders, orderNames } from './sort-orders.ts'
import { createWordIndex, type TextMatch } from './word-index.ts'

export type ShelfIndex = {
  /** Adds many beers quickly; settle() must follow before anything is asked. */
  load: (facts: readonly ShelfFacts[]) => void
  settle: () => Promise<void>
  /** Adds one beer or brings it up to date, in well under a millisecond. */
  put: (facts: ShelfFacts) => void
  remove: (id: string) => void
  search: (query: ShelfQuery) => ShelfResult
  size: () => number
}

/** A beer in its slot. Its facet values are kept as the entries it stands in. */
type Kept = Omit<ShelfFacts, 'values'> & { entries: FacetEntry[] }

/** The index itself: every beer has a slot, and sets of slots answer what is asked. */
export function createShelfIndex(): ShelfIndex {
  const slotsById = new Map<string, number>()
  const kept: (Kept | undefined)[] = []
  const freeSlots: number[] = []
  const all = createBits()
  const facetIndex = createFacetIndex()
  const words = createWordIndex()
  const orders = createSortOrders((slot) => kept[slot]!)
  const breweries = new Map<string, Set<number>>()

  function place(facts: ShelfFacts, slot: number): void {
    const { values, ...rest } = facts
    kept[slot] = { ...rest, entries: facetIndex.add(slot, values) }
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

  function replace(slot: number, old: Kept, facts: ShelfFacts): void {
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
    const slots = createBits(kept.length)
    for (const id of ids) for (const slot of breweries.get(id) ?? []) addBit(slots, slot)
    return slots
  }

  function match(q: string): TextMatch | null {
    if (q.trim() === '') return null
    return words.search(searchWordsOf(q), kept.length)
  }

  function countFacets(query: ShelfQuery, narrowings: readonly Narrowing[], found: Bits): Facets {
    const facets: Facets = {}
    for (const name of query.facets ?? []) {
      const chosen = chosenValues(name, query.filters?.[name])
      const isNarrowed = narrowings.some(({ filter }) => filter === name)
      const base = isNarrowed ? within(all, narrowings, name) : found
      const counted = facetIndex.count(name, base)
      facets[name] = facetValues(name, counted, chosen)
    }
    return facets
  }

  return {
    load: (many) => {
      for (const facts of many) {
        const slot = kept.length
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
        replace(known, kept[known]!, facts)
        return
      }
      const slot = freeSlots.pop() ?? kept.length
      place(facts, slot)
      words.add(slot, facts.searchTexts)
      orders.insert(slot, orderNames)
    },
    remove: (id) => {
      const slot = slotsById.get(id)
      if (slot === undefined) return
      const old = kept[slot]!
      orders.remove(slot, orderNames)
      words.remove(slot, old.searchTexts)
      facetIndex.remove(slot, old.entries)
      leaveBrewery(slot, old.breweryId)
      removeBit(all, slot)
      slotsById.delete(id)
      kept[slot] = undefined
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
      const ids = slots.map((slot) => kept[slot]!.id)
      return {
        ids,
        total,
        page,
        pages,
        pageSize: query.pageSize,
        facets: countFacets(query, narrowings, found),
      }
    },
    size: () => slotsById.size,
  }
}
