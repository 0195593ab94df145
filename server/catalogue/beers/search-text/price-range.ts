import { formatMinor } from '../../../../shared/format/money.ts'

/** Prices of a size in pence without VAT, both ends included. */
type PriceBounds = { fromMinor: number; toMinor: number }

/** The bounds of a value of the filter 'price': 'under-120', 'over-80', '80-120', in pounds; null for another text. */
export function priceBounds(value: string): PriceBounds | null {
  const match = /^(?:(under|over)-)?(\d{1,5})(?:-(\d{1,5}))?$/.exec(value)
  if (match === null) return null
  const [, side, one, other] = match
  const [least, most] = [Number(one) * 100, Number(other) * 100]
  if (side === undefined)
    return other === undefined || most < least ? null : { fromMinor: least, toMinor: most }
  if (other !== undefined) return null
  return side === 'under' ? { fromMinor: 0, toMinor: least } : { fromMinor: least, toMinor: Infinity }
}

/** 'Under £120', 'Over £80', '£80 to £120' of a value; the value itself where it is none. */
export function priceLabel(value: string): string {
  const bounds = priceBounds(value)
  if (bounds === null) return value
  if (bounds.toMinor === Infinity) return `Over ${inPounds(bounds.fromMinor)}`
  if (value.startsWith('under')) return `Under ${inPounds(bounds.toMinor)}`
  return `${inPounds(bounds.fromMinor)} to ${inPounds(bounds.toMinor)}`
}

const inPounds = (minor: number) => formatMinor(minor).replace(/\.00$/, '')

const pounds = String.raw`(?:£\s*(\d{1,5})(?:\.\d\d)?|(\d{1,5})\s*(?:pounds|quid))`

/** Ways in which a search says a price, the longer ones first. */
const ways: readonly [RegExp, (numbers: readonly string[]) => string][] = [
  [
    new RegExp(String.raw`(?:between\s+)?£\s*(\d{1,5})\s*(?:-|–|to|and)\s*£?\s*(\d{1,5})(?![\d%])`, 'gu'),
    ([one = '', other = '']) => [Number(one), Number(other)].toSorted((a, b) => a - b).join('-'),
  ],
  [
    new RegExp(String.raw`\b(?:under|below|less than|up to|max|cheaper than)\s+${pounds}`, 'gu'),
    ([one = '']) => `under-${Number(one)}`,
  ],
  [
    new RegExp(String.raw`\b(?:over|above|more than|at least|from|min)\s+${pounds}`, 'gu'),
    ([one = '']) => `over-${Number(one)}`,
  ],
]

/** Takes prices out of a text in lower case: what is left, and the values of the filter. */
export function readPrices(text: string): { rest: string; prices: string[] } {
  const prices: string[] = []
  let rest = text
  for (const [pattern, valueOf] of ways)
    rest = rest.replace(pattern, (...match: unknown[]) => {
      prices.push(
        valueOf(match.slice(1).filter((part) => typeof part === 'string' && /^\d+$/.test(part)) as string[]),
      )
      return ' '
    })
  return { rest, prices: [...new Set(prices)] }
}
