import type { Facets } from '../../../shared/api/catalogue-api.ts'
import { clampPage, pageCount } from '../../../shared/api/pagination.ts'
import type { FacetName } from '../../../shared/catalogue/facet-names.ts'
import type { Database } from '../../database/database.ts'
import { countWithout } from './count-without.ts'
import { facetValues } from './facet-values.ts'
import { statesAllergens } from './indexed-facts.ts'
import type { ListedVocabulary } from './listed-vocabulary.ts'
import {
  addUp,
  countAllListed,
  type Counting,
  countListed,
  hasWords,
  isNone,
  isOfBreweries,
  type PageOrder,
  pointsOf,
  readBestListed,
  readListedPage,
  type ValueCount,
} from './listing-search-queries.ts'
import { matchListedWords, type WordMeaning } from './match-listed-words.ts'
import { chosenValues, isStrict } from './narrow.ts'
import { conditionsWithin, type ListedNarrowing, narrowListed } from './narrow-listed.ts'
import type { SearchQuery, SearchResult } from './search-query.ts'

type Deps = { database: Database; vocabulary: ListedVocabulary }
/** How many beers are found, and how many have each value, by its id. */
type Counts = { total: number; beers: ReadonlyMap<number, number> }

/** The answer of beer-index.ts, read from the rows of listed_beers: three statements, and two more for words. */
export async function searchListedBeers(deps: Deps, query: SearchQuery): Promise<SearchResult> {
  const { database, vocabulary } = deps
  const hasText = (query.q ?? '').trim() !== ''
  const words = hasText ? await matchListedWords(database, query.q!) : []
  const narrowings = narrowListed(vocabulary, query.filters ?? {})
  if (query.breweryIds) narrowings.push({ filter: null, condition: isOfBreweries(query.breweryIds) })
  if (words === null) narrowings.push({ filter: null, condition: isNone })
  for (const word of words ?? []) narrowings.push({ filter: null, condition: hasWords(word.query) })
  const { total, facets } = await countFound(deps, query, narrowings)
  const pages = pageCount(total, query.pageSize)
  const page = clampPage(query.page ?? 1, pages)
  const span = { offset: (page - 1) * query.pageSize, limit: query.pageSize }
  const orderby = query.orderby ?? (hasText ? 'relevance' : 'newest')
  const conditions = conditionsWithin(narrowings)
  const ids = await readIds()
  return { ids, total, page, pages, pageSize: query.pageSize, facets }

  async function readIds(): Promise<string[]> {
    if (total === 0) return []
    if (orderby === 'relevance' && words !== null && words.length > 0)
      return readBestListed(database, conditions, pointsOfWords(words), span)
    const key = orderby === 'relevance' ? 'newest' : (orderby.replace('-desc', '') as PageOrder['key'])
    return readListedPage(database, conditions, { key, isFalling: orderby.endsWith('-desc') }, span)
  }
}

const pointsOfWords = (words: readonly WordMeaning[]) => addUp(words.map(({ levels }) => pointsOf(levels)))

/** A facet with a filter of its own is counted without that filter, the others among what is found. */
async function countFound(
  { database, vocabulary }: Deps,
  query: SearchQuery,
  narrowings: readonly ListedNarrowing[],
): Promise<{ total: number; facets: Facets }> {
  const asked = query.facets ?? []
  const isApart = (name: FacetName) => !isStrict(name) && narrowings.some(({ filter }) => filter === name)
  const apart = asked.filter(isApart)
  const groups = [asked.filter((name) => !isApart(name)), ...apart.map((name) => [name])]
  const countings = groups.map((names, at): Counting => ({
    conditions: conditionsWithin(narrowings, at === 0 ? undefined : names[0]),
    valueIds: names.flatMap((name) => idsOf(vocabulary, name)),
  }))
  const counted = (await countGroups(database, countings)).map(readCounts)
  const facets: Facets = {}
  for (const name of asked) {
    const counts = counted[isApart(name) ? apart.indexOf(name) + 1 : 0]!
    facets[name] = facetOfCounts(vocabulary, name, counts, chosenValues(name, query.filters?.[name]))
  }
  return { total: counted[0]!.total, facets }
}

/** The whole list is counted already. */
async function countGroups(database: Database, countings: readonly Counting[]): Promise<ValueCount[][]> {
  const counted = countings.filter(({ conditions }) => conditions.length > 0)
  const isWholeAsked = counted.length < countings.length
  const [read, whole] = await Promise.all([
    counted.length === 0 ? [] : countListed(database, counted),
    isWholeAsked ? countAllListed(database) : [],
  ])
  return countings.map((counting) => {
    const at = counted.indexOf(counting)
    return at === -1 ? whole : read[at]!
  })
}

/** Those without an allergen follow from those that name it. */
function idsOf(vocabulary: ListedVocabulary, name: FacetName): number[] {
  const counted =
    name === 'without' ? [...vocabulary.of('without'), ...vocabulary.of('allergen')] : vocabulary.of(name)
  return counted.map(({ id }) => id)
}

function readCounts(rows: readonly ValueCount[]): Counts {
  const beers = new Map(rows.flatMap(({ id, beers: count }) => (id === null ? [] : [[id, count] as const])))
  return { total: rows.find(({ id }) => id === null)?.beers ?? 0, beers }
}

function facetOfCounts(
  vocabulary: ListedVocabulary,
  name: FacetName,
  { beers }: Counts,
  chosen: readonly string[],
) {
  const countsOf = (facet: FacetName) =>
    vocabulary.of(facet).map(({ id, value, label }) => ({ value, label, count: beers.get(id) ?? 0 }))
  if (name !== 'without') return facetValues(name, countsOf(name), chosen)
  const stating = beers.get(vocabulary.find('without', statesAllergens)?.id ?? 0) ?? 0
  return facetValues(name, countWithout(countsOf('allergen'), stating, chosen), chosen)
}
