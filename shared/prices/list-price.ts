import { formatMinor } from '../format/money.ts'

/** What a client's list says of one container. */
export type ListedTerms = {
  /** Off the base price, in hundredths of a percent. */
  percentOff: number
  /** The container's own price on the list, in pence; null where it has none. */
  priceMinor: number | null
}

/**
 * A client's price in pence without VAT: the list's own, else the base price less the list's percentage, half a penny
 * up; never above the base price, and none where there is no base price (PRICE-02).
 */
export function clientPriceMinor(baseMinor: number | null, terms: ListedTerms | null): number | null {
  if (baseMinor === null || terms === null) return baseMinor
  const { percentOff, priceMinor } = terms
  const listed = priceMinor ?? Math.floor((baseMinor * (10_000 - percentOff) + 5000) / 10_000)
  return Math.min(baseMinor, listed)
}

/** 'Your price; others pay £96.75', of a price from a list. */
export const yourPriceText = (basePriceMinor: number) =>
  `Your price; others pay ${formatMinor(basePriceMinor)}`
