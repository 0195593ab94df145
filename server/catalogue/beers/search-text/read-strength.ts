import { abvRanges } from '../../../../shared/format/abv.ts'

const number = String.raw`(\d{1,2}(?:\.\d{1,2})?)`
const sign = String.raw`\s*(?:%|percent\b|per cent\b)(?:\s*abv\b)?`
const notSize = String.raw`(?![\d.]|\s*(?:ml|cl|l|lt|ltr|ltrs|litres?|liters?|g|gl|gals?|galls?|gallons?|pts?|pints?)\b)`

type Bounds = { from: number; to: number }
const upTo = (to: number): Bounds => ({ from: 0, to })
const between = (one: number, other: number): Bounds => ({
  from: Math.min(one, other),
  to: Math.max(one, other),
})

/** Ways in which a search says a strength, the longer ones first; each gives the bounds it stands for, in % ABV. */
const ways: readonly [RegExp, (match: readonly string[]) => Bounds][] = [
  [
    new RegExp(String.raw`(?<![\d.])${number}\s*%?\s*(?:-|–|to)\s*${number}${sign}`, 'gu'),
    ([, one, other]) => between(Number(one), Number(other)),
  ],
  [
    new RegExp(String.raw`\b(?:under|below|less than|up to|max)\s+${number}${sign}`, 'gu'),
    ([, top]) => upTo(Number(top)),
  ],
  [
    new RegExp(String.raw`\b(?:over|above|more than|at least|min)\s+${number}${sign}`, 'gu'),
    ([, least]) => between(Number(least), 100),
  ],
  [
    new RegExp(String.raw`(?<![\d.])${number}${sign}|\babv\s*${number}(?!\d)`, 'gu'),
    ([, one, other]) => between(Number(one ?? other), Number(one ?? other)),
  ],
  // '4.2' alone is a strength; '4.5 gallon' and '0.5 l' are sizes
  [
    new RegExp(String.raw`(?<![\d.])(\d{1,2}\.\d)${notSize}`, 'gu'),
    ([, one]) => between(Number(one), Number(one)),
  ],
]

/** Takes strengths out of a text in lower case: what is left, and the ranges of the filter that they touch. */
export function readStrength(text: string): { rest: string; ranges: string[] } {
  const touched = new Set<string>()
  let rest = text
  for (const [pattern, boundsOf] of ways) {
    rest = rest.replace(pattern, (...match) => {
      const { from, to } = boundsOf(match as string[])
      for (const { key, min, max } of abvRanges) if (from <= (max ?? 100) && to >= min) touched.add(key)
      return ' '
    })
  }
  return { rest, ranges: abvRanges.map(({ key }) => key).filter((key) => touched.has(key)) }
}
