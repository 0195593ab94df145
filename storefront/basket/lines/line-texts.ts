import { isMultiple, multipleText } from '../../../shared/prices/order-multiple.ts'
import type { CartItem } from '../../../shared/api/basket-api.ts'
import { CONTACT_FOR_PRICING } from '../../../shared/catalogue/beer-availability.ts'
import { priceChangeMinor } from '../../../shared/basket/basket-lines.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import type { BasketEntry } from './basket-entry.ts'

/** Of delivery, and of a line that the shop has not been asked about yet (C-14). */
export const CALCULATED_AT_CHECKOUT = 'Calculated at checkout'
export const PRICELESS_LINES = 'Remove the lines without a price first.'

/** Whether the shop has no price for the line, so that it cannot be ordered (S-03). */
export const isPriceless = ({ priceMinor, isBare }: BasketEntry) => priceMinor === null && !isBare

/** Whether less is left than the line asks for, or nothing. */
export const asksTooMuch = ({ quantity, maxQuantity }: BasketEntry) =>
  maxQuantity !== null && quantity > maxQuantity

/** What is in place of a line's price (CART-40, S-03). */
export const noPriceText = (line: BasketEntry) =>
  isPriceless(line) ? CONTACT_FOR_PRICING : CALCULATED_AT_CHECKOUT

/** Prices of one and of all of a line, without VAT. */
export const unitPriceText = (line: BasketEntry) =>
  line.priceMinor === null ? noPriceText(line) : `${formatMinor(line.priceMinor, line.currencySymbol)} each`

export const lineTotalText = ({ priceMinor, currencySymbol, quantity }: CartItem) =>
  priceMinor === null ? '' : formatMinor(priceMinor * quantity, currencySymbol)

/** 'Price increased by £1.20 per unit' (BASK-29, BASK-30, C-57); null while it is what the buyer took. */
function priceChangeText(line: CartItem): string | null {
  const change = priceChangeMinor(line)
  if (change === 0) return null
  return `Price ${change > 0 ? 'increased' : 'decreased'} by ${formatMinor(Math.abs(change), line.currencySymbol)} per unit`
}

const pricelessText = ({ breweryName }: BasketEntry) =>
  `No price online now: take it out, or ask ${breweryName ?? 'us'}`

/** What the buyer should know of a line; grave is what needs an answer. */
export function lineWarnings(entry: BasketEntry): { text: string; isGrave: boolean }[] {
  const change = priceChangeText(entry)
  const { closure, maxQuantity } = entry
  const left = maxQuantity ? `Only ${maxQuantity} left` : 'Sold out online'
  const multiple = multipleText(entry.orderMultiple)
  const isBroken = !isMultiple(entry.quantity, entry.orderMultiple)
  const notes: [text: string | false | null | undefined, isGrave?: boolean][] = [
    [closure?.text, true],
    [multiple, isBroken],
    [entry.yourPrice],
    [entry.priceNote],
    [isPriceless(entry) && pricelessText(entry), true],
    [asksTooMuch(entry) && !isPriceless(entry) && !closure && `${left} — please adjust your quantity`, true],
    [change, priceChangeMinor(entry) > 0],
    [entry.isWaiting && 'Waiting for a connection'],
  ]
  return notes.flatMap(([text, isGrave = false]) => (text ? [{ text, isGrave }] : []))
}
