import { type BeerWord, type BeerWords, changedWords, noWords } from '../../../shared/catalogue/beer-words.ts'
import { readWords, type WordProblem } from '../../selling/beers/read-words.ts'

type ReadEdits =
  | { kind: 'body'; body: { edits?: Partial<BeerWords> } }
  | { kind: 'wrong'; problem: WordProblem }

/** What staff put right in a change: only words that are different from what was asked. Allergens are for the brewery to state. */
export function readEdits(
  form: FormData,
  asked: Partial<BeerWords>,
  shown: Pick<BeerWords, 'picture' | 'gallery'>,
): ReadEdits {
  const said = readWords(form, shown.picture, shown.gallery, ['name', 'style'])
  if (said.kind === 'wrong') return said
  const whole = { ...noWords, ...asked }
  const changed: BeerWord[] = changedWords(whole, said.words)
  if (changed.length === 0) return { kind: 'body', body: {} }
  return {
    kind: 'body',
    body: { edits: Object.fromEntries(changed.map((word) => [word, said.words[word]])) },
  }
}
