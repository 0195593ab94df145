import { beerStyles } from '../../../../shared/catalogue/beer-styles.ts'
import type { FacetName } from '../../../../shared/catalogue/facet-names.ts'
import { regions } from '../../../../shared/geography/regions.ts'
import { wordsOf } from '../search-index/search-words.ts'

/** What a phrase of a search stands for: values of one filter, any of which fits. */
export type PhraseMeaning = { filter: FacetName; values: readonly string[] }

/** Whether any beer of the shop has the value. */
export type Knows = (filter: FacetName, value: string) => boolean

/** Most words of a phrase: 'low and no alcohol'. */
export const longestPhrase = 4

/** Words that say nothing beside a filter: 'beers from Leeds in cask'. */
export const fillers = new Set(
  'a an and any at beer beers brewed breweries brewery by for from in near of on or some the with'.split(' '),
)

const phrases = new Map<string, PhraseMeaning>()
const add = (text: string, filter: FacetName, ...values: string[]) =>
  phrases.set(wordsOf(text).join(' '), { filter, values })

for (const { slug, label, country } of regions) {
  if (slug === 'rest-of-uk') continue
  add(label, 'region', slug)
  for (const part of label.split('&')) add(part, 'region', slug)
  if (country === 'England' || country === 'Scotland') {
    const known = phrases.get(country.toLowerCase())?.values ?? []
    add(country, 'region', ...known, slug)
  }
}
add('London', 'region', 'greater-london')
add('Highlands and Islands', 'region', 'highlands-islands')
add('Borders', 'region', 'scottish-borders')
add('Welsh', 'region', 'wales')
add('Yorks', 'region', 'yorkshire')
add('Cumbrian', 'region', 'cumbria-north-west')
add('Cornish', 'region', 'south-west')
add('Northern Irish', 'region', 'northern-ireland')
for (const [adjective, country] of [
  ['Scottish', 'scotland'],
  ['English', 'england'],
] as const)
  add(adjective, 'region', ...(phrases.get(country)?.values ?? []))

for (const { code, name, substyles } of beerStyles) {
  add(name, 'style', code)
  add(code, 'style', code)
  for (const substyle of substyles) {
    add(substyle.name, 'style', substyle.code)
    const short = /^(.+ .+) ale$/i.exec(substyle.name)?.[1]
    if (short !== undefined) add(short, 'style', substyle.code)
  }
}
for (const [words, code] of [
  ['pale', 'pale-ale'],
  ['stout', 'stout'],
  ['mild', 'mild'],
  ['wheat', 'wheat'],
  ['farmhouse', 'saison'],
  ['belgian', 'belgian'],
  ['low and no', 'low-alcohol'],
  ['low and no alcohol', 'low-alcohol'],
  ['no alcohol', 'low-alcohol'],
  ['alcohol free', 'low-alcohol'],
  ['non alcoholic', 'low-alcohol'],
] as const)
  add(words, 'style', code)
for (const [words, code] of [
  ['hazy', 'hazy-pale'],
  ['hazy pale', 'hazy-pale'],
  ['juicy', 'new-england-ipa'],
  ['wheat beer', 'wheat'],
  ['pale ales', 'pale-ale'],
] as const)
  add(words, 'style', code)
for (const without of ['alcohol free', 'low alcohol', 'no alcohol', 'non alcoholic', 'low and no'])
  for (const kind of ['lager', 'pale', 'stout']) add(`${without} ${kind}`, 'style', `low-alcohol-${kind}`)
add('hazy ipa', 'style', 'new-england-ipa', 'hazy-pale')
add('gluten free', 'filter', 'gluten-free')

/** The meaning of a phrase of plain words, also in the plural; null where it has none of its own. */
export function phraseMeaning(phrase: string): PhraseMeaning | null {
  return phrases.get(phrase) ?? (phrase.endsWith('s') ? phrases.get(phrase.slice(0, -1)) : null) ?? null
}

/** All words of phrases, against which typing errors are measured. */
export const phraseWords = (): string[] => [
  ...new Set([...phrases.keys()].flatMap((phrase) => phrase.split(' '))),
]
