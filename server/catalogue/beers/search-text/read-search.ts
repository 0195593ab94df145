import type { FacetName } from '../../../../shared/catalogue/facet-names.ts'
import type { ListingQuery } from '../../../../shared/catalogue/listing-query.ts'
import { searchTextLength } from '../../../../shared/limits/limits.ts'
import { wordsOf } from '../search-index/search-words.ts'
import { containerFiltersFor } from './container-filters-of.ts'
import { type Correction, correctWords } from './correct-words.ts'
import { type ContainerWord, containerWord } from './container-words.ts'
import { anyContainer, readSizes, setWord, type ContainerQuery } from './read-container.ts'
import { readPrices } from './price-range.ts'
import { readCouplers } from './read-coupler.ts'
import { readStrength } from './read-strength.ts'
import { fillers, type Knows, longestPhrase, phraseMeaning } from './search-phrases.ts'
import { longForm } from './short-forms.ts'

type Filters = ListingQuery['filters']
/** What a search narrows by, the words that are left to be looked for, and how it was meant where it was misspelt. */
export type ReadSearch = { filters: Filters; text: string; corrected?: string }

/** What people call an allergen whose name is another. */
const allergenWords = new Map([
  ['lactose', 'milk'],
  ['dairy', 'milk'],
  ['nut', 'nuts'],
  ['sulphite', 'sulphites'],
  ['sulfites', 'sulphites'],
])
/** Towns that are words of beer first. */
const notTowns = new Set(['rye', 'beer', 'hope', 'bath', 'ware'])

/**
 * Reads a search as the trade writes it (S-09): regions, towns, counties, containers, sizes, strengths, styles and
 * allergens to leave out become filters, as far as the shop knows them; the rest stays text, and so does what is in
 * quotes. Prices and couplers narrow the sizes, 'near York' orders by distance. Words that nearly are the trade's are
 * corrected where it is known what the shop's own words are. Takes any text, in time that grows with its length.
 */
export function readSearch(q: string, knows: Knows, correction?: Correction): ReadSearch {
  const text = q.replace(/[“”]/g, '"').slice(0, searchTextLength)
  const quoted = text.match(/"[^"]*"/g) ?? []
  const priced = readPrices(` ${text.replace(/"[^"]*"/g, ' ').toLowerCase()} `)
  const coupled = readCouplers(priced.rest)
  const { rest, ranges } = readStrength(coupled.rest)
  const scan = { rest, container: anyContainer(), quantity: null }
  readSizes(scan)
  const filters: Filters = {}
  addAll(filters, { abv: ranges, price: priced.prices, coupler: coupled.couplers }, knows)
  const written = wordsOf(scan.rest)
  if (correction !== undefined) {
    const corrected = correctedText(text, written, correctWords(written, correction))
    const read = corrected === text ? null : readSearch(corrected, knows)
    // Words that come to no filter are left to the search, which forgives typing errors itself.
    if (read !== null && Object.keys(read.filters).length > 0) return { ...read, corrected }
  }
  const left = readWords(written, { filters, container: scan.container, knows })
  addAll(filters, containerFiltersFor(scan.container), knows)
  const { named } = scan.container
  if (named !== null && !isKnown({ named }, knows)) left.push(named)
  if (Object.keys(filters).length === 0) return { filters, text: q }
  const words = left.filter((word) => !fillers.has(word))
  return { filters, text: [...words, ...quoted].join(' ') }
}

/** The search as it was meant: each misspelt word is replaced where it is. */
function correctedText(text: string, written: readonly string[], meant: readonly string[]): string {
  const corrections = new Map(written.map((word, at) => [word, meant[at]!]))
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => {
    const before = word.toLowerCase()
    const after = corrections.get(before) ?? before
    return after === before ? word : after
  })
}

type Reading = { filters: Filters; container: ContainerQuery; knows: Knows }

/** Goes through the words once, the longest phrase first at each; answers those that mean no filter. */
function readWords(words: readonly string[], { filters, container, knows }: Reading): string[] {
  const left: string[] = []
  for (let at = 0; at < words.length;) {
    const found = nearAt(words, at, knows) ?? phraseAt(words, at, knows)
    const word = words[at]!
    if (found !== null) {
      addAll(filters, { [found.filter]: found.values }, knows)
      at += found.length
      continue
    }
    at += 1
    const said = containerWord(word)
    // A vessel that no beer comes in is no other vessel: its word is searched.
    if (said === null || said.family === 'case' || said.family === 'mixed' || !isKnown(said, knows))
      left.push(word)
    else if (said.volumeMl === undefined) setWord(container, said)
    else addAll(filters, containerFiltersFor({ ...anyContainer(), ...said }), knows)
  }
  return left
}

const isKnown = (said: ContainerWord, knows: Knows): boolean =>
  said.named === undefined ||
  (containerFiltersFor({ ...anyContainer(), ...said }).container ?? []).some((key) => knows('container', key))

type Phrase = { filter: FacetName; values: readonly string[]; length: number }

function phraseAt(words: readonly string[], at: number, knows: Knows): Phrase | null {
  const allergen = allergenAt(words, at, knows)
  if (allergen !== null) return allergen
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const said = words.slice(at, at + length)
    const phrase = length === 1 ? longForm(said[0]!).join(' ') : said.join(' ')
    const meaning = phraseMeaning(phrase)
    const values = meaning?.values.filter((value) => knows(meaning.filter, value)) ?? []
    if (meaning !== null && values.length > 0) return { filter: meaning.filter, values, length }
    const slug = said.join('-')
    if (notTowns.has(slug)) continue
    for (const filter of ['county', 'town'] as const)
      if (knows(filter, slug)) return { filter, values: [slug], length }
  }
  return null
}

/** 'near York', 'near King's Lynn', 'close to Leeds', 'around Bath': the order is by distance from there. */
function nearAt(words: readonly string[], at: number, knows: Knows): Phrase | null {
  const first = words[at]!
  const lead =
    first === 'near' || first === 'nearest' || first === 'around'
      ? 1
      : first === 'close' && words[at + 1] === 'to'
        ? 2
        : 0
  if (lead === 0) return null
  const from = at + lead + (words[at + lead] === 'to' ? 1 : 0)
  for (let length = Math.min(longestPhrase, words.length - from); length > 0; length -= 1) {
    const slug = words.slice(from, from + length).join('-')
    if (knows('near', slug)) return { filter: 'near', values: [slug], length: from - at + length }
  }
  return null
}

/** 'without lactose', 'no lactose', 'lactose free'. */
function allergenAt(words: readonly string[], at: number, knows: Knows): Phrase | null {
  const [first = '', second = ''] = words.slice(at, at + 2)
  const isWithout = first === 'without' || first === 'no'
  const said = isWithout ? second : second === 'free' ? first : ''
  const allergen = allergenWords.get(said) ?? said
  if (allergen === '' || !knows('allergen', allergen)) return null
  // 'gluten free' is the filter of that name, which asks what the brewery claims
  if (allergen === 'gluten' && !isWithout) return null
  return { filter: 'without', values: [allergen], length: 2 }
}

function addAll(filters: Filters, more: Filters, knows: Knows): void {
  for (const [name, values] of Object.entries(more) as [FacetName, readonly string[]][]) {
    const known = name === 'without' ? values : values.filter((value) => knows(name, value))
    if (known.length > 0) filters[name] = [...new Set([...(filters[name] ?? []), ...known])]
  }
}
