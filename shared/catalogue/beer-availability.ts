import { sellableUnits } from '../prices/order-multiple.ts'
import { formatMinor } from '../format/money.ts'

export type BeerOption = {
  storefrontVariantId: string | null
  availableUnits: number | null
  /** Pence without VAT; null is 'Contact for pricing', and not sold online (S-03). */
  priceMinor: number | null
  /** It is sold in multiples of so many; absent is singly. */
  orderMultiple?: number | undefined
}
export type OptionAvailability = { purchasable: boolean; text: string; maxQuantity: number }

export const CONTACT_FOR_PRICING = 'Contact for pricing'
export const SOLD_OUT = 'Sold out'

const sizeNotOnline = "Online ordering for this packaging size isn't available yet."
const beerSoldOut =
  'This beer is sold out online right now. Please check back soon or contact the brewery directly.'
const beerNotOnline =
  "Online ordering for this beer isn't available yet. Please check back soon or contact the brewery directly."

/**
 * Whether one packaging option can be bought online, what is beside it, and how many may be taken: it takes a
 * storefront variant, stock above 0 and a price (BEER-18, BEER-19, BEER-21, BEER-24, BEER-25, C-68, S-03).
 */
export function optionAvailability(option: BeerOption): OptionAvailability {
  if (!option.storefrontVariantId) return { purchasable: false, text: sizeNotOnline, maxQuantity: 0 }
  const units = stockOf(option)
  if (units <= 0) return { purchasable: false, text: SOLD_OUT, maxQuantity: 0 }
  const purchasable = isPurchasable(option)
  return { purchasable, text: stockText(units), maxQuantity: purchasable ? units : 0 }
}

/** Whether it can be bought online: it takes a storefront variant, stock and a price (BEER-18, BEER-19, S-03). */
export const isPurchasable = (option: BeerOption) =>
  Boolean(option.storefrontVariantId) && stockOf(option) > 0 && option.priceMinor !== null

/**
 * The sentence for the whole beer when nothing of it can be bought online, else null (BEER-22, BEER-23, C-68). A size
 * without a price is not sold online (S-03).
 */
export function beerAvailability(options: readonly BeerOption[]): string | null {
  const orderable = options.filter((option) => option.storefrontVariantId && option.priceMinor !== null)
  if (orderable.length === 0) return beerNotOnline
  return orderable.some((option) => stockOf(option) > 0) ? null : beerSoldOut
}

/** 'In stock: {n}' (BEER-25, SHOP-55). */
export function stockText(units: number): string {
  return `In stock: ${units}`
}

/** The price of an option, or that the brewery has to be asked (BEER-20, C-14). */
export function optionPriceText(option: {
  priceMinor: number | null
  currencySymbol?: string | null
}): string {
  if (option.priceMinor === null) return CONTACT_FOR_PRICING
  return formatMinor(option.priceMinor, option.currencySymbol || undefined)
}

function stockOf({ availableUnits, orderMultiple }: BeerOption): number {
  return Math.max(0, sellableUnits(availableUnits ?? 0, orderMultiple))
}
