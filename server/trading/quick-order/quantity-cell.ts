import { isOrderable } from './doubtful-quantity.ts'
import { numberWord } from './quick-order-words.ts'

/** What the cell of a quantity says: so many units, nothing at all, or what no order can mean (PRICE-07). */
export type QuantityCell = number | 'blank' | 'doubtful'

const blank = /^[-−–—\s]*$/
const count = String.raw`(?<count>\d{1,3}(?:,\d{3})+|\d+)(?:\.0{1,2})?`
const units = String.raw`(?:x|×|no\.?|off|ea\.?|pcs?\.?|units?)`
const inFigures = new RegExp(String.raw`^(?:[x×]\s*)?${count}(?:\s*(?<dozen>doz(?:en)?))?(?:\s*${units})?$`)
const afterWord = new RegExp(String.raw` ${units}$`)
const dozen = 12

/** Reads a whole number, in figures or words, alone or with 'x', 'no', 'off' or 'units'. */
export function readQuantityCell(cell: string): QuantityCell {
  const text = cell.toLowerCase().replace(/\s+/g, ' ').trim()
  if (blank.test(text)) return 'blank'
  const quantity = figuresOf(text) ?? wordsOf(text)
  return quantity !== null && isOrderable(quantity) ? quantity : 'doubtful'
}

function figuresOf(text: string): number | null {
  const said = inFigures.exec(text)?.groups
  if (said === undefined) return null
  return Number(said['count']!.replaceAll(',', '')) * (said['dozen'] === undefined ? 1 : dozen)
}

/** 'two', 'a dozen', 'two dozen', 'half a dozen', 'three off'. */
function wordsOf(text: string): number | null {
  if (/^half (?:a )?doz(?:en)?$/.test(text)) return dozen / 2
  const said = text.replace(afterWord, '').replace(/^an? (?=.)/, '')
  const [word = '', ...rest] = said.split(' ')
  const number = numberWord(word)
  if (number === null) return null
  if (rest.length === 0) return number
  return /^doz(?:en)?$/.test(rest.join(' ')) ? number * dozen : null
}
