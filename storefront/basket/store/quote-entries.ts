import type { BasketQuote } from '../../../shared/api/basket-api.ts'
import { priceChangeMinor } from '../../../shared/basket/basket-lines.ts'
import { floorToMultiple } from '../../../shared/prices/order-multiple.ts'
import { capQuantity, isSoldOut } from '../../../shared/basket/basket-quantity.ts'
import { type BasketEntry, keyOfName, nameOf } from '../lines/basket-entry.ts'

type Quoted = {
  entries: BasketEntry[]
  /** For the buyer, in whole sentences: no line goes or shrinks unreported. */
  news: string[]
}

/**
 * A guest's lines with what the shop says of them now. What was added unseen and is not to be had goes, with a word
 * (C-22, C-23); a line that the buyer knew stays, sold out. `asked` are the lines the answer is about; others stay as they are.
 */
export function quoteEntries(
  entries: readonly BasketEntry[],
  asked: readonly BasketEntry[],
  answer: BasketQuote,
): Quoted {
  const refused = new Map(
    answer.refused.flatMap(({ line, reason }) => {
      const entry = asked[line]
      return entry === undefined ? [] : [[keyOf(entry), reason] as const]
    }),
  )
  const found = new Map(answer.items.map((item) => [keyOf(item), item as BasketEntry]))
  const news: string[] = []
  const quoted = entries.flatMap((entry): BasketEntry[] => {
    const refusal = refused.get(keyOf(entry))
    if (refusal !== undefined) {
      if (!entry.isBare) return [{ ...entry, maxQuantity: 0 }]
      const why = refusal === 'not_in_group' ? 'is not of a brewery in that group' : 'is not sold any more'
      news.push(`${entry.title || 'An item'} ${why} and has left your basket.`)
      return []
    }
    const item = found.get(keyOf(entry))
    if (item === undefined) return [entry]
    // With a price the buyer has seen it was in the basket before, and only the cookie is left of it
    if (entry.isBare && entry.baselinePriceMinor === null && isSoldOut(item)) {
      const unsold = item.priceMinor === null ? 'has no price online' : 'is sold out online'
      const why = item.closure ? 'is of a brewery that takes no orders at the moment' : unsold
      news.push(`${item.title} ${why} and was not added.`)
      return []
    }
    const whole = floorToMultiple(entry.quantity, item.orderMultiple)
    const quantity = isSoldOut(item) ? entry.quantity : capQuantity(whole, item.maxQuantity)
    if (quantity < whole) news.push(`Only ${quantity} of ${item.title} can be had.`)
    return [asQuoted(entry, item, quantity)]
  })
  return { entries: quoted, news }
}

function asQuoted(entry: BasketEntry, item: BasketEntry, quantity: number): BasketEntry {
  const { addedAt, priceAcknowledgedAt } = entry
  const baselinePriceMinor = entry.baselinePriceMinor ?? item.baselinePriceMinor
  const now = { ...item, quantity, addedAt, priceAcknowledgedAt, baselinePriceMinor }
  return { ...now, priceChangeMinor: priceChangeMinor(now) }
}

const keyOf = (entry: BasketEntry) => keyOfName(nameOf(entry))

/** Whether a change needs a quote: only the name of a line is known, or its price depends on quantities. */
export const needQuote = (entries: readonly BasketEntry[]) =>
  entries.some(({ isBare, priceNote }) => isBare || priceNote)
