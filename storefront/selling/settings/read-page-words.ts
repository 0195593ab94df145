import { type BreweryWords, breweryWords, changedPageWords } from '../../../shared/catalogue/brewery-words.ts'

/** What the form of a page says that is different from `words`, as the calls take it. */
export function readPageWords(
  form: FormData,
  words: BreweryWords,
  logo: string | null,
): Partial<BreweryWords> {
  const said = Object.fromEntries(
    breweryWords.map((word) => [word, word === 'logo' ? logo : String(form.get(word) ?? '').trim()]),
  ) as unknown as BreweryWords
  return Object.fromEntries(changedPageWords(words, said).map((word) => [word, said[word]]))
}
