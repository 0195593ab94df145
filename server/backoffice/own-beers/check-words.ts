import { noAllergens, readAllergens } from '../../../shared/catalogue/allergens.ts'
import { beerStyles } from '../../../shared/catalogue/beer-styles.ts'
import type { BeerWords } from '../../../shared/catalogue/beer-words.ts'
import { badField } from '../../platform/errors/common-errors.ts'

const styles = new Set(beerStyles.flatMap(({ substyles }) => substyles.map(({ code }) => code)))
// oxlint-disable-next-line no-control-regex -- control characters but tab and line end are what it looks for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** Words as they are stored: trimmed and composed. Throws RequestError 400 that names the word. */
export function checkWords(given: Partial<BeerWords>): Partial<BeerWords> {
  const words = structuredClone(given)
  for (const word of ['name', 'ingredients', 'description', 'tastingNotes'] as const) {
    if (words[word] === undefined) continue
    const text = words[word].replace(/\r\n?/g, '\n').trim().normalize('NFC')
    const isLine = word === 'name'
    if (controls.test(text) || !text.isWellFormed() || (isLine && text.includes('\n')))
      throw badField(word, 'This contains a character that cannot be shown.')
    words[word] = text
  }
  if (words.name === '') throw badField('name', 'A beer has a name.')
  if (words.style !== undefined && !styles.has(words.style))
    throw badField('style', 'Choose a style of the list.')
  if (words.targetAbv !== undefined && words.targetAbv !== null)
    words.targetAbv = Math.round(words.targetAbv * 100) / 100
  if (words.allergens !== undefined) words.allergens = readAllergens(words.allergens)
  if (words.allergens?.some((each) => controls.test(each) || /[\n\t|]/.test(each)))
    throw badField('allergens', 'An allergen is a few words.')
  if ((words.allergens?.length ?? 0) > 1 && words.allergens?.includes(noAllergens))
    throw badField('allergens', 'Name allergens, or state that it contains none.')
  if (words.gallery !== undefined) words.gallery = readGallery(words.gallery)
  return words
}

/**
 * What a new beer says before it is sent (SELL-43): food law has pubs know its allergens. Throws RequestError 400 that
 * names the word.
 */
export function requireWhole({ style = '', allergens = [] }: Partial<BeerWords>): void {
  if (style === '') throw badField('style', 'Choose a style.')
  if (allergens.length === 0)
    throw badField('allergens', 'Tick the allergens, or state that it contains none of the 14.')
}

function readGallery(given: BeerWords['gallery']): BeerWords['gallery'] {
  if (new Set(given.map(({ address }) => address)).size < given.length)
    throw badField('gallery', 'Each picture appears once.')
  return given.map(({ address, caption: typed }) => {
    const caption = typed.trim().normalize('NFC')
    if (controls.test(caption) || caption.includes('\n') || !caption.isWellFormed())
      throw badField('gallery', 'Describe a picture in one line.')
    return { address, caption }
  })
}
