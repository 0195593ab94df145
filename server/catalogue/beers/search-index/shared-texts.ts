import { type IndexColumns, textsIn } from './index-columns.ts'

/** Texts that many beers have, each once, by a number from 1; 0 is no text. */
export type SharedTexts = {
  /** Counts one more beer with the text. */
  hold: (text: string) => number
  release: (number: number) => void
  /** The number of a text that some beer has. */
  find: (text: string) => number | undefined
  textOf: (number: number) => string
  /** One more than the highest number. */
  end: () => number
  copy: () => string[]
}

/** Where a text comes, that no beer had before, and where it goes. */
export type TextKeeper = {
  add: (number: number, text: string) => void
  remove: (number: number, text: string) => void
}

/** `held` are the numbers of the texts of all beers in the stored columns. */
export function createSharedTexts(
  stored: IndexColumns | null,
  { name, held, keeper }: { name: string; held: Uint32Array; keeper: TextKeeper },
): SharedTexts {
  const texts = ['', ...textsIn(stored, name).slice(1)]
  const numbers = new Map<string, number>()
  const beers: number[] = Array.from(texts, () => 0)
  const free: number[] = []
  for (const number of held) beers[number]! += 1
  for (let number = 1; number < texts.length; number += 1) {
    if (beers[number] === 0) free.push(number)
    else numbers.set(texts[number]!, number)
  }

  return {
    hold: (text) => {
      if (text === '') return 0
      const known = numbers.get(text)
      const number = known ?? free.pop() ?? texts.length
      if (known === undefined) {
        texts[number] = text
        beers[number] = 0
        numbers.set(text, number)
        keeper.add(number, text)
      }
      beers[number]! += 1
      return number
    },
    release: (number) => {
      if (number === 0) return
      beers[number]! -= 1
      if (beers[number]! > 0) return
      const text = texts[number]!
      keeper.remove(number, text)
      numbers.delete(text)
      texts[number] = ''
      free.push(number)
    },
    find: (text) => (text === '' ? 0 : numbers.get(text)),
    textOf: (number) => texts[number]!,
    end: () => texts.length,
    copy: () => texts.slice(),
  }
}
