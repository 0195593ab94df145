const characters: readonly (readonly [RegExp, string])[] = [
  [/[’‘‛ʼʻ`′]/g, "'"],
  [/[“”„‟″]/g, '"'],
  [/[‐‑‒–—―−]/g, '-'],
  [/&/g, ' and '],
]
/** Letters that do not come apart into a plain one and its accent. */
const letters: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
}

/**
 * A name as a reader takes it: word processors and telephones write ’ for ', – for - and no-break spaces, so names that
 * differ by such characters, by 'and' or by accents are the same. Case stays.
 */
export function readName(name: string): string {
  // An acute accent alone comes apart into a space and a mark.
  const apart = name
    .replaceAll('´', "'")
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[øæœßłđð]/gi, (letter) => letters[letter.toLowerCase()]!)
  return characters
    .reduce((text, [pattern, by]) => text.replace(pattern, by), apart)
    .replace(/[\s·]+/g, ' ')
    .trim()
}

/** The same, whatever the case. */
export const readNameLoosely = (name: string): string => readName(name.toLowerCase())

/** Whether two names differ by one letter that was changed, left out or added; never by a figure, as vintages do. */
export function isOneLetterApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (one === other || long.length - short.length > 1 || short.length < 4) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const isSameAfter = short.slice(long.length === short.length ? at + 1 : at) === long.slice(at + 1)
  return isSameAfter && !/\d/.test((short[at] ?? '') + long[at]!)
}
