import type { OrderPad, PadBeer, PadSize } from '../../../shared/api/phone-orders-api.ts'
import type { QuickOrder } from '../../../shared/api/quick-order-api.ts'

/** A size of a beer that can be added to the order. */
export type PadItem = { beer: PadBeer; size: PadSize }
export type PadLine = PadItem & { quantity: number }

/** Sizes that a search shows. */
const mostFound = 6

/** What a typed text means: '3 towpath firkin' is three of it. */
export function readSearch(typed: string): { units: number | null; words: string[] } {
  const [, count, rest = ''] = /^\s*(\d{1,3})\s*[x×]?\s+(.*)$/i.exec(typed) ?? [null, null, typed]
  return {
    units: count ? Number(count) : null,
    words: rest.toLowerCase().split(/\s+/).filter(Boolean),
  }
}

/** Sizes whose beer, style or container has all the words; without words what the buyer usually orders. */
export function findSizes({ beers }: Pick<OrderPad, 'beers'>, words: readonly string[]): PadItem[] {
  const all = beers.flatMap((beer) => beer.sizes.map((size) => ({ beer, size })))
  const found =
    words.length === 0
      ? all.filter(({ size }) => size.lastOrderedAt !== null)
      : all.filter(({ beer, size }) => {
          const text = `${beer.name} ${beer.style} ${beer.breweryName} ${size.label}`.toLowerCase()
          return words.every((word) => text.includes(word))
        })
  return found
    .toSorted((one, other) => (other.size.lastOrderedAt ?? '').localeCompare(one.size.lastOrderedAt ?? ''))
    .slice(0, mostFound)
}

/** The lines with so many more of a size; in the multiples that it is sold in. */
export function addUnits(
  lines: readonly PadLine[],
  { beer, size }: PadItem,
  units: number | null,
): PadLine[] {
  const multiple = size.orderMultiple ?? 1
  const more = Math.max(multiple, Math.ceil((units ?? multiple) / multiple) * multiple)
  const known = lines.find((line) => line.size.variantId === size.variantId)
  if (known === undefined) return [...lines, { beer, size, quantity: more }]
  return setUnits(lines, size.variantId, known.quantity + more)
}

/** The lines with this quantity of a size; 0 removes it. */
export const setUnits = (lines: readonly PadLine[], variantId: string, quantity: number): PadLine[] =>
  lines.flatMap((line) => {
    if (line.size.variantId !== variantId) return line
    return quantity > 0 ? { ...line, quantity: Math.min(999, quantity) } : []
  })

/** The lines with what a pasted text orders, and the rows that have to be looked at, as they were written. */
export function addText(
  lines: readonly PadLine[],
  { beers }: Pick<OrderPad, 'beers'>,
  { rows }: QuickOrder,
): { lines: PadLine[]; unread: string[] } {
  const items = new Map(
    beers.flatMap((beer) => beer.sizes.map((size) => [size.variantId, { beer, size }] as const)),
  )
  let added = [...lines]
  const unread: string[] = []
  for (const { state, text, chosen, quantity, question } of rows) {
    if (state === 'note') continue
    const item = items.get(chosen ?? '')
    if (item === undefined || question !== null || quantity === 0) unread.push(text)
    else added = addUnits(added, item, quantity)
  }
  return { lines: added, unread }
}
