import { slugify } from '../../../../shared/format/slug.ts'
import { towns } from '../../../../shared/geography/towns.ts'
import { isWithinDistance } from '../search-index/edit-distance.ts'
import { allowedTypos, wordsOf } from '../search-index/search-words.ts'
import { containerWord, containerWordList } from './container-words.ts'
import { fillers, type Knows, phraseWords } from './search-phrases.ts'
import { longForm, shortFormList } from './short-forms.ts'

/** The words that filters are written in. */
const tradeWords: ReadonlySet<string> = new Set([
  ...phraseWords(),
  ...containerWordList,
  ...shortFormList,
  ...'type coupler grundy keykeg under over near without free'.split(' '),
])

type NamedPlace = { filter: 'town' | 'county'; slug: string }
/** The towns and counties of the UK by the words of their names: 'lynn' is of King's Lynn. */
const places = new Map<string, NamedPlace[]>()
for (const { name, county } of towns)
  for (const [filter, called] of [
    ['town', name],
    ['county', county],
  ] as const)
    for (const word of wordsOf(called)) {
      const known = places.get(word) ?? []
      const slug = slugify(called)
      if (!known.some((place) => place.slug === slug && place.filter === filter)) known.push({ filter, slug })
      places.set(word, known)
    }

export type Correction = {
  /** Whether any beer has the word in its texts, or one that begins with it. */
  isWord: (word: string) => boolean
  knows: Knows
}

/** Words of one search that are compared with all others: each takes thousands of comparisons. */
const mostCorrected = 8

/**
 * The words with those corrected that nearly are a word of the trade or of a place: 'yorkshre biter' is yorkshire bitter.
 * A word that some beer has, or that begins one, stays.
 */
export function correctWords(words: readonly string[], correction: Correction): string[] {
  const unknown = [...new Set(words)].filter((word) => !isKnownWord(word, correction)).slice(0, mostCorrected)
  const corrected = new Map(unknown.map((word) => [word, nearest(word, correction.knows) ?? word]))
  return words.map((word) => corrected.get(word) ?? word)
}

function isKnownWord(word: string, { isWord, knows }: Correction): boolean {
  const single = word.replace(/s$/, '')
  return (
    allowedTypos(word) === 0 ||
    fillers.has(word) ||
    /\d/.test(word) ||
    tradeWords.has(word) ||
    tradeWords.has(single) ||
    longForm(word)[0] !== word ||
    containerWord(word) !== null ||
    isPlace(word, knows) ||
    isWord(word)
  )
}

const isPlace = (word: string, knows: Knows): boolean =>
  places.get(word)?.some(({ filter, slug }) => knows(filter, slug) || knows('near', slug)) ?? false

/** The nearest word: those with the same first letter first, and the trade's before a place's. Null where none is near. */
function nearest(word: string, knows: Knows): string | null {
  const typos = allowedTypos(word)
  for (let distance = 1; distance <= typos; distance += 1)
    for (const isStartSame of [true, false]) {
      const isNear = (other: string) =>
        other.length > 3 && (other[0] === word[0]) === isStartSame && isWithinDistance(other, word, distance)
      for (const other of tradeWords) if (isNear(other)) return other
      for (const other of places.keys()) if (isNear(other) && isPlace(other, knows)) return other
    }
  return null
}
