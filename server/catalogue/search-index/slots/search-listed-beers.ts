import type { Facets, FacetValue } from '../../../../shared/api/catalogue-api.ts'
import { clampPage, pageCount } from '../../../../shared/api/pagination.ts'
import type { FacetName } from '../../../../shared/catalogue/facet-names.ts'
import type { Database } from '../../../database/database.ts'
import type { OrderName } from '../beer-columns.ts'
import { addBit, type Bits, bitsWhere, countBits, createBits, intersection, numbersOf } from '../bits.ts'
import { countWithout } from '../count-without.ts'
import { facetValues, isShownValue } from '../facet-values.ts'
import { statesAllergens } from '../indexed-facts.ts'
import type { ListedVocabulary } from './listed-vocabulary.ts'
import { chosenValues, isStrict } from '../narrow.ts'
import { bitsOfCondition, conditionsOf, idsOfCondition } from './narrow-listed.ts'
import { type Found, type PagePart, pickSlots } from './pick-slots.ts'
import type { SearchFilter, SearchQuery, SearchResult } from '../search-query.ts'
import { searchWordsOf } from '../search-words.ts'
import type { HeldSlots, SlotCache, SlotNeeds } from './slot-cache.ts'
import { countBoth } from './slot-set.ts'
import {
  type CountedValue,
  type ListedBeer,
  readBeersInSlots,
  readBeersOfSpan,
  type Span,
} from './slot-read-queries.ts'
import { orderFacet, type SlotFacet } from './slot-values.ts'
import { addWhereBoth } from '../word-index.ts'

type Deps = { database: Database; cache: SlotCache }
type Narrowing = { filter: SearchFilter | null; bits: Bits }

/** How often a page is read again because the lists have changed since its sets were read. */
const mostTries = 3
/** One slot in so many is few: going through a list of them is quicker than through bits. */
const fewOf = 64

/** The answer of beer-index.ts, from sets of slots that are stored in the database, and the page from its rows. */
export async function searchListedBeers(
  { database, cache }: Deps,
  query: SearchQuery,
): Promise<SearchResult> {
  for (let tries = 1; ; tries += 1) {
    const held = await cache.take(database, (vocabulary) => needsOf(vocabulary, query))
    const { parts, ...found } = answer(held, query)
    const rows = (await Promise.all(parts.map((part) => readPart(database, part)))).flat()
    if (tries === mostTries || rows.every(({ version }) => version === held.version))
      return { ids: rows.map(({ id }) => id), ...found }
    await cache.readOn(database)
  }
}

function readPart(database: Database, part: PagePart): Promise<ListedBeer[]> {
  const { order, span, page } = part
  return 'slots' in part
    ? readBeersInSlots(database, part.slots, span, order, page)
    : readBeersOfSpan(database, part.bits, span, order, page)
}

const isText = ({ q = '' }: SearchQuery) => q.trim() !== ''
const orderOf = (query: SearchQuery) => query.orderby ?? (isText(query) ? 'relevance' : 'newest')
const keyOf = (orderby: string) =>
  (orderby === 'relevance' ? 'newest' : orderby.replace('-desc', '')) as OrderName

/** The whole list is counted and in order already; what is narrowed looks at each value of its facets. */
function needsOf(vocabulary: ListedVocabulary, query: SearchQuery): SlotNeeds {
  const conditions = conditionsOf(vocabulary, query.filters ?? {})
  const words = isText(query) ? searchWordsOf(query.q!) : []
  const breweryIds = query.breweryIds ?? null
  const isWhole = conditions.length === 0 && !isText(query) && breweryIds === null
  const counted = isWhole
    ? []
    : (query.facets ?? []).flatMap((name) => countedValues(vocabulary, name, query))
  const spans = isWhole ? [] : vocabulary.of(orderFacet(keyOf(orderOf(query))))
  const valueIds = [...conditions.flatMap(idsOfCondition), ...[...counted, ...spans].map(({ id }) => id)]
  return { valueIds: [...new Set(valueIds)], words, breweryIds }
}

/** The values of a facet that are shown, and what the counts of its values follow from. */
function countedValues(vocabulary: ListedVocabulary, name: FacetName, query: SearchQuery): CountedValue[] {
  const facets: SlotFacet[] = name === 'without' ? ['without', 'allergen'] : [name]
  const chosen = chosenValues(name, query.filters?.[name])
  return facets
    .flatMap((facet) => vocabulary.of(facet))
    .filter(({ value }) => name === 'without' || isShownValue(name, value, chosen))
}

function answer(held: HeldSlots, query: SearchQuery) {
  const narrowings: Narrowing[] = conditionsOf(held.vocabulary, query.filters ?? {}).map((condition) => ({
    filter: condition.filter,
    bits: bitsOfCondition(held, condition),
  }))
  if (held.ofBreweries !== null) narrowings.push({ filter: null, bits: bitsAt(held.slots, held.ofBreweries) })
  const scores = isText(query) ? scoresOf(held) : null
  if (scores !== null) narrowings.push({ filter: null, bits: bitsWhere(scores) })
  const found = within(held, narrowings)
  const total = found === null ? held.beers : found.count
  const pages = pageCount(total, query.pageSize)
  const page = clampPage(query.page ?? 1, pages)
  const offset = (page - 1) * query.pageSize
  const span = { offset, limit: Math.max(0, Math.min(query.pageSize, total - offset)) }
  return {
    total,
    page,
    pages,
    pageSize: query.pageSize,
    facets: countFacets(held, query, narrowings, found),
    parts: partsOf(held, query, found, scores, span),
  }
}

function partsOf(
  held: HeldSlots,
  query: SearchQuery,
  found: Found | null,
  scores: Uint8Array | null,
  span: Span,
): PagePart[] {
  const orderby = orderOf(query)
  const order = { key: keyOf(orderby), isFalling: orderby.endsWith('-desc') }
  if (scores === null || found === null || orderby !== 'relevance') return pickSlots(held, found, order, span)
  const parts: PagePart[] = []
  let passed = 0
  for (const score of scoresFalling(found, scores)) {
    const level = withScore(held, found, scores, score)
    const from = Math.max(passed, span.offset)
    const to = Math.min(passed + level.count, span.offset + span.limit)
    if (to > from) parts.push(...pickSlots(held, level, order, { offset: from - passed, limit: to - from }))
    passed += level.count
    if (passed >= span.offset + span.limit) break
  }
  return parts
}

function scoresFalling(found: Found, scores: Uint8Array): number[] {
  const present = new Set<number>()
  numbersOf(found.bits, (slot) => present.add(scores[slot]!))
  return [...present].toSorted((one, other) => other - one)
}

function withScore(held: HeldSlots, found: Found, scores: Uint8Array, score: number): Found {
  const bits = createBits(held.slots)
  numbersOf(found.bits, (slot) => {
    if (scores[slot] === score) addBit(bits, slot)
  })
  return foundOf(bits)
}

/** The points of each slot for all words of the search; none where it lacks one of them. */
function scoresOf({ words, slots }: HeldSlots): Uint8Array {
  const scores = new Uint8Array(slots)
  for (const [at, word] of words.entries()) {
    const points = at === 0 ? scores : new Uint8Array(slots)
    for (let n = 0; n < word.slots.length; n += 1) points[word.slots[n]!] = word.points[n]!
    if (at > 0) addWhereBoth(scores, points)
  }
  return scores
}

function bitsAt(slots: number, members: Uint32Array): Bits {
  const bits = createBits(slots)
  for (const slot of members) addBit(bits, slot)
  return bits
}

/** What all narrowings leave but those of one facet, which its own counts leave out; null where nothing narrows. */
function within(held: HeldSlots, narrowings: readonly Narrowing[], except?: FacetName): Found | null {
  const bits = narrowings
    .filter(({ filter }) => filter === null || filter !== except || isStrict(filter))
    .map((narrowing) => narrowing.bits)
  return bits.length === 0 ? null : foundOf(intersection(bits))
}

function foundOf(bits: Bits): Found {
  const count = countBits(bits)
  if (count * fewOf > bits.words.length * 32) return { count, bits, slots: null }
  const slots = new Uint32Array(count)
  let at = 0
  numbersOf(bits, (slot) => {
    slots[at] = slot
    at += 1
  })
  return { count, bits, slots }
}

/** A facet with a filter of its own is counted without that filter, the others among what is found. */
function countFacets(
  held: HeldSlots,
  query: SearchQuery,
  narrowings: readonly Narrowing[],
  found: Found | null,
): Facets {
  const facets: Facets = {}
  for (const name of query.facets ?? []) {
    const isNarrowed = narrowings.some(({ filter }) => filter === name)
    const base = isNarrowed ? within(held, narrowings, name) : found
    facets[name] = countFacet(held, query, name, base)
  }
  return facets
}

function countFacet(held: HeldSlots, query: SearchQuery, name: FacetName, base: Found | null): FacetValue[] {
  const chosen = chosenValues(name, query.filters?.[name])
  const counted = countedValues(held.vocabulary, name, query).map(({ id, facet, value, label, beers }) => ({
    facet,
    value,
    label,
    count: base === null ? beers : countBoth(held.sets.get(id)!, base),
  }))
  if (name !== 'without') return facetValues(name, counted, chosen)
  const stating = counted.find(({ facet, value }) => facet === 'without' && value === statesAllergens)
  const named = counted.filter(({ facet }) => facet === 'allergen')
  return facetValues(name, countWithout(named, stating?.count ?? 0, chosen), chosen)
}
