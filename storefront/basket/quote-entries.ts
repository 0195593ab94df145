import type { BasketQuote } from '../../shared/api/basket.ts'
import { priceChangeMinor } from '../../shared/basket-lines.ts'
import { capQuantity, isSoldOut } from '../../shared/basket-quantity.ts'
import { type BasketEntry, keyOfName, nameOf } from './basket-entry.ts'

type Quoted = {
  entries: BasketEntry[]
  /** What the buyer should hear of, in whole sentences: nothing goes or shrinks unreported. */
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
  const refused = new Set(answer.refused.flatMap(({ line }) => asked[line] ?? []).map(keyOf))
  const found = new Map(answer.items.map((item) => [keyOf(item), item as BasketEntry]))
  const news: string[] = []
  const quoted = entries.flatMap((entry): BasketEntry[] => {
    if (refused.has(keyOf(entry))) {
      if (!entry.isBare) return [{ ...entry, maxQuantity: 0 }]
      news.push(`${entry.title || 'An item'} is not sold any more and has left your basket.`)
      return []
    }
    const item = found.get(keyOf(entry))
    if (item === undefined) return [entry]
    // With a price the buyer has seen it was in the basket before, and only the cookie is left of it
    if (entry.isBare && entry.baselinePriceMinor === null && isSoldOut(item)) {
      news.push(`${item.title} is sold out online and was not added.`)
      return []
    }
    const quantity = isSoldOut(item) ? entry.quantity : capQuantity(entry.quantity, item.maxQuantity)
    if (quantity < entry.quantity) news.push(`Only ${quantity} of ${item.title} can be had.`)
    return [asShopSays(entry, item, quantity)]
  })
  return { entries: quoted, news }
}

function asShopSays(entry: BasketEntry, item: BasketEntry, quantity: number): BasketEntry {
  const { addedAt, priceAcknowledgedAt } = entry
  const baselinePriceMinor = entry.baselinePriceMinor ?? item.baselinePriceMinor
  const now = { ...item, quantity, addedAt, priceAcknowledgedAt, baselinePriceMinor }
  return { ...now, priceChangeMinor: priceChangeMinor(now) }
}

const keyOf = (entry: BasketEntry) => keyOfName(nameOf(entry))

/** Whether the shop has to be asked before these can be shown in full. */
export const hasBare = (entries: readonly BasketEntry[]) => entries.some(({ isBare }) => isBare === true)
