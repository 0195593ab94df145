import { withRoomFor } from './growing-column.ts'
import { type IndexColumns, numbersIn, textsIn } from './index-columns.ts'
import { type SearchTexts, searchFields } from './search-words.ts'
import { createSharedTexts } from './shared-texts.ts'

/** A text by its field: the name of a slot, or by its number one that beers share. */
export type TextPlace = { number: number; field: number }
type WordKeeper = Record<'add' | 'remove', (place: TextPlace, text: string) => void>

/** The texts of the beer in each slot: its name, and the numbers of those that it shares with other beers. */
export type TextColumns = {
  put: (slot: number, texts: SearchTexts) => void
  clear: (slot: number) => void
  isOf: (slot: number, texts: SearchTexts) => boolean
  nameOf: (slot: number) => string
  /** The number of the town of a slot, which slots of one town share, and the town of a number. */
  townNumberOf: (slot: number) => number
  townOf: (number: number) => string
  /** For each field the numbers of the texts by slot, and one more than the highest number; the name is its slot. */
  shared: () => { numbers: Uint32Array; end: number }[]
  /** What is in the first slots. */
  copy: (slots: number) => IndexColumns
}

const sharedFields = searchFields.filter((field) => field !== 'name')
const nameField = searchFields.indexOf('name')

/** Adds the words of each text to an index of them, once for all beers that share it. */
export function createTextColumns(stored: IndexColumns | null, words: WordKeeper): TextColumns {
  const names = textsIn(stored, 'names')
  const fields = sharedFields.map((name, field) => {
    const numbers = numbersIn(stored, `texts.${name}`)
    const keeper = {
      add: (number: number, text: string) => words.add({ number, field }, text),
      remove: (number: number, text: string) => words.remove({ number, field }, text),
    }
    const texts = createSharedTexts(stored, { name: `texts.${name}.texts`, held: numbers, keeper })
    return { name, numbers, texts }
  })

  const towns = fields.find(({ name }) => name === 'town')!

  function putName(slot: number, name: string): void {
    const before = names[slot] ?? ''
    if (before === name) return
    if (before !== '') words.remove({ number: slot, field: nameField }, before)
    if (name !== '') words.add({ number: slot, field: nameField }, name)
    names[slot] = name
  }

  function put(slot: number, texts: SearchTexts): void {
    for (const field of fields) {
      field.numbers = withRoomFor(field.numbers, slot)
      const before = field.numbers[slot]!
      field.numbers[slot] = field.texts.hold(texts[field.name])
      field.texts.release(before)
    }
    putName(slot, texts.name)
  }

  return {
    put,
    clear: (slot) => put(slot, { notes: '', town: '', style: '', brewery: '', name: '' }),
    isOf: (slot, wanted) =>
      names[slot] === wanted.name &&
      fields.every(({ name, numbers, texts }) => numbers[slot] === texts.find(wanted[name])),
    nameOf: (slot) => names[slot]!,
    townNumberOf: (slot) => towns.numbers[slot]!,
    townOf: (number) => towns.texts.textOf(number),
    shared: () => fields.map(({ numbers, texts }) => ({ numbers, end: texts.end() })),
    copy: (slots) => ({
      names: names.slice(0, slots),
      ...Object.fromEntries(
        fields.flatMap(({ name, numbers, texts }) => [
          [`texts.${name}`, numbers.slice(0, slots)],
          [`texts.${name}.texts`, texts.copy()],
        ]),
      ),
    }),
  }
}
