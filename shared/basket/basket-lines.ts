import { floorToMultiple } from '../prices/order-multiple.ts'
import { capQuantity, isSoldOut, readQuantity } from './basket-quantity.ts'

/** What the rules of a basket need to know of a line. Prices are pence without VAT, null while unknown. */
export type BasketLine = {
  /** Of basketItemKey. */
  itemKey: string
  quantity: number
  /** Null while the stock is not known. */
  maxQuantity: number | null
  /** It is sold in multiples of so many; absent is singly. */
  orderMultiple?: number | undefined
  group: { id: string; slug: string; name: string } | null
  priceMinor: number | null
  /** The same without quantity prices and mixed offers; absent where it is the price. */
  plainPriceMinor?: number | undefined
  /** The plain price that the buyer last saw and took. */
  baselinePriceMinor: number | null
  priceAcknowledgedAt: string | null
}

/**
 * Adds to the line of the same key, or a new line; the sum is capped by what the new one knows of the stock
 * (BASK-18, BASK-19), both in whole multiples (PRICE-06). Ignored: less than one, a sold-out item, a blank key (C-22, C-23, BASK-47). What the buyer
 * saw when the line began stays its baseline.
 */
export function addLine<Line extends BasketLine>(lines: readonly Line[], added: Line): readonly Line[] {
  const quantity = floorToMultiple(readQuantity(added.quantity), added.orderMultiple)
  if (quantity === 0 || isSoldOut(added) || added.itemKey.trim() === '') return lines
  const held = lines.find(({ itemKey }) => itemKey === added.itemKey)
  if (!held) return [...lines, { ...added, quantity: capQuantity(quantity, added.maxQuantity) }]
  const sum = capQuantity(readQuantity(held.quantity + quantity), added.maxQuantity)
  return replaceLine(lines, { ...held, maxQuantity: added.maxQuantity, quantity: sum })
}

/**
 * Sets the quantity of a line, floored to its multiple (PRICE-06) and capped by its stock; 0 or less removes it and a number that is not finite is ignored
 * (C-23). A sold-out line can be lowered or removed, but no cap takes it away (C-22).
 */
export function setQuantity<Line extends BasketLine>(
  lines: readonly Line[],
  itemKey: string,
  value: number,
): readonly Line[] {
  const line = lines.find((line) => line.itemKey === itemKey)
  if (!line || !Number.isFinite(value)) return lines
  const quantity = readQuantity(value)
  if (quantity === 0) return removeLine(lines, itemKey)
  const whole = floorToMultiple(quantity, line.orderMultiple)
  return replaceLine(lines, { ...line, quantity: capQuantity(whole, settableMax(line)) })
}

export function removeLine<Line extends BasketLine>(
  lines: readonly Line[],
  itemKey: string,
): readonly Line[] {
  return lines.filter((line) => line.itemKey !== itemKey)
}

/** Empties one basket: that of a group, or the regular one for null. The others stay as they are. */
export function clearBasket<Line extends BasketLine>(
  lines: readonly Line[],
  groupId: string | null,
): readonly Line[] {
  return lines.filter((line) => (line.group?.id ?? null) !== groupId)
}

/** Takes the present price of these lines as seen; a price that is not known now leaves the old one. */
export function acknowledgePrices<Line extends BasketLine>(
  lines: readonly Line[],
  itemKeys: readonly string[],
  now: string,
): readonly Line[] {
  return lines.map((line) =>
    itemKeys.includes(line.itemKey)
      ? {
          ...line,
          baselinePriceMinor: line.plainPriceMinor ?? line.priceMinor ?? line.baselinePriceMinor,
          priceAcknowledgedAt: now,
        }
      : line,
  )
}

/** Pence per unit since the buyer last took the price, below 0 when it fell; 0 where either is not known. */
export function priceChangeMinor({
  priceMinor,
  plainPriceMinor = priceMinor ?? undefined,
  baselinePriceMinor,
}: Pick<BasketLine, 'priceMinor' | 'plainPriceMinor' | 'baselinePriceMinor'>): number {
  if (plainPriceMinor === undefined || baselinePriceMinor === null) return 0
  return plainPriceMinor - baselinePriceMinor
}

function replaceLine<Line extends BasketLine>(lines: readonly Line[], changed: Line): readonly Line[] {
  return lines.map((line) => (line.itemKey === changed.itemKey ? changed : line))
}

/** The most a line may be set to: its stock, or for a sold-out one what it holds already (C-22). */
function settableMax(line: { quantity: number; maxQuantity: number | null }): number | null {
  return isSoldOut(line) ? line.quantity : line.maxQuantity
}
