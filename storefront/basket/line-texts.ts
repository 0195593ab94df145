import type { CartItem } from '../../shared/api/basket.ts'
import { priceChangeMinor } from '../../shared/basket-lines.ts'
import { isSoldOut } from '../../shared/basket-quantity.ts'
import { formatMinor } from '../../shared/money.ts'
import type { BasketEntry } from './basket-entry.ts'

/** Of a line or a sum whose price is not known (C-14). */
export const CALCULATED_AT_CHECKOUT = 'Calculated at checkout'
const SOLD_OUT_LINE = 'Sold out online — please adjust your quantity'

/** Prices of one and of all of a line, without VAT. */
export const unitPriceText = ({ priceMinor, currencySymbol }: CartItem) =>
  priceMinor === null ? CALCULATED_AT_CHECKOUT : `${formatMinor(priceMinor, currencySymbol)} each`

export const lineTotalText = ({ priceMinor, currencySymbol, quantity }: CartItem) =>
  priceMinor === null ? '' : formatMinor(priceMinor * quantity, currencySymbol)

/** 'Price increased by £1.20 per unit' (BASK-29, BASK-30, C-57); null while it is what the buyer took. */
function priceChangeText(line: CartItem): string | null {
  const change = priceChangeMinor(line)
  if (change === 0) return null
  return `Price ${change > 0 ? 'increased' : 'decreased'} by ${formatMinor(Math.abs(change), line.currencySymbol)} per unit`
}

/** What the buyer should know of a line; grave is what needs an answer. */
export function lineWarnings(entry: BasketEntry): { text: string; isGrave: boolean }[] {
  const change = priceChangeText(entry)
  return [
    ...(isSoldOut(entry) ? [{ text: SOLD_OUT_LINE, isGrave: true }] : []),
    ...(change === null ? [] : [{ text: change, isGrave: priceChangeMinor(entry) > 0 }]),
    ...(entry.isWaiting ? [{ text: 'Waiting for a connection', isGrave: false }] : []),
  ]
}
