import type { OrderName } from '../beer-columns.ts'
import type { IndexedFacet, IndexedFacts } from '../indexed-facts.ts'

/** Values of facets, and for each order the span of its keys that a beer falls into. */
export type SlotFacet = IndexedFacet | `by-${OrderName}`
export type SlotValueOf = { facet: SlotFacet; value: string; label: string }

const orderNames: readonly OrderName[] = ['newest', 'name', 'price', 'abv', 'pint']
/** Some six days. A power of two, so that the lowest key of a span is exact. */
const secondsOfSpan = 2 ** 19
const partsOfAbv = 8
/** Letters of a name that a span has in common. */
const lettersOfSpan = 2
/** Spans of prices from one power of two to the next. */
const spansOfDoubling = 5

/** The values of a beer's sets. */
export function slotValuesOf({ values, sortKeys }: Pick<IndexedFacts, 'values' | 'sortKeys'>): SlotValueOf[] {
  return [...values, ...orderNames.map((name) => spanOf(name, sortKeys[name]))]
}

export const orderFacet = (name: OrderName): `by-${OrderName}` => `by-${name}`

/** What the span of beers without a key is called; no key is called so. */
export const withoutKey = 'none'

/** Each other span is called by its lowest key. */
function spanOf(name: OrderName, key: number | string | null): SlotValueOf {
  const value = key === null ? withoutKey : String(lowestOf(name, key))
  return { facet: orderFacet(name), value, label: value }
}

function lowestOf(name: OrderName, key: number | string): number | string {
  if (typeof key === 'string') return [...key].slice(0, lettersOfSpan).join('')
  if (name === 'newest') return Math.floor(key / secondsOfSpan) * secondsOfSpan
  if (name === 'abv') return Math.floor(key * partsOfAbv) / partsOfAbv
  const whole = Math.floor(Math.max(0, key))
  const step = 2 ** Math.max(0, Math.floor(Math.log2(Math.max(1, whole))) - spansOfDoubling)
  return Math.floor(whole / step) * step
}

/** Spans by rising keys; the one without keys is none of them. */
export function inOrderOfKeys<Value extends { value: string }>(
  name: OrderName,
  spans: readonly Value[],
): Value[] {
  const known = spans.filter(({ value }) => value !== withoutKey)
  if (name === 'name')
    return known.toSorted((one, other) => Buffer.compare(Buffer.from(one.value), Buffer.from(other.value)))
  const keyed = known.map((span) => ({ span, key: Number(span.value) }))
  return keyed.toSorted((one, other) => one.key - other.key).map(({ span }) => span)
}
