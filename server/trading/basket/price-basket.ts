import { priceLines, type SaleTerms, type UnitPrice } from '../../../shared/prices/unit-price.ts'
import type { Offer } from './offer.ts'

export type LineToPrice = { offer: Offer | null; quantity: number }

/** The price of one of each line of one basket, in their order; null of what has no price (OFFER-04). */
export function priceBasket(lines: readonly LineToPrice[]): (UnitPrice | null)[] {
  const prices = priceLines(lines.map(({ offer, quantity }) => ({ terms: termsOf(offer), units: quantity })))
  return lines.map(({ offer }, at) => ((offer?.priceMinor ?? null) === null ? null : prices[at]!))
}

/** The same of the lines of several baskets: units count within one order (OFFER-01). */
export function priceBaskets<Line extends LineToPrice & { groupId: string | null }>(
  lines: readonly Line[],
): (UnitPrice | null)[] {
  const priced = new Map<Line, UnitPrice | null>()
  for (const own of Map.groupBy(lines, ({ groupId }) => groupId).values())
    for (const [at, price] of priceBasket(own).entries()) priced.set(own[at]!, price)
  return lines.map((line) => priced.get(line) ?? null)
}

function termsOf(offer: Offer | null): SaleTerms {
  if (offer?.terms) return offer.terms
  const { priceMinor = null, basePriceMinor } = offer ?? {}
  return {
    baseMinor: basePriceMinor ?? priceMinor ?? 0,
    listed: basePriceMinor === undefined ? null : { percentOff: 0, priceMinor },
    steps: [],
    offers: [],
  }
}
