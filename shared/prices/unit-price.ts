import { clientPriceMinor, type ListedTerms } from './list-price.ts'

/** What one costs for those who order so many of a size or more, in pence without VAT. */
export type QuantityPrice = { fromUnits: number; priceMinor: number }

/** An offer on a size: a percentage off its base price or a price, for any order or from so many units on. */
export type SizeOffer = {
  id: string
  name: string
  /** Units of all sizes of the offer in one order; 1 is any order. */
  fromUnits: number
  /** In hundredths of a percent; null where it has a price. */
  percentOff: number | null
  priceMinor: number | null
  /** Its last day in London; null until its brewery ends it. */
  untilDay: string | null
  /** Units that are still sold at it; null is without a limit. */
  unitsLeft: number | null
}

/** Everything that a price of a size may come from on one day. */
export type SaleTerms = {
  baseMinor: number
  /** Of the buyer's price list. */
  listed: ListedTerms | null
  steps: readonly QuantityPrice[]
  offers: readonly SizeOffer[]
}

/** Where a price comes from; a base price has no reason. */
export type PriceReason =
  | { kind: 'list' }
  | { kind: 'quantity'; fromUnits: number }
  | { kind: 'mixed'; offerId: string; name: string; fromUnits: number }
  | { kind: 'dated'; offerId: string; name: string }

export type UnitPrice = {
  /** What one costs: the lowest price that applies, in pence without VAT. */
  priceMinor: number
  reason: PriceReason | null
  /** The same without quantity prices and mixed offers, which depend on what else is ordered. */
  plainMinor: number
  /** The fewest units more that make one cheaper, and what one costs then; null where none do. */
  next: { units: number; priceMinor: number } | null
}

type Price = { priceMinor: number; reason: PriceReason | null }

/** Nothing is given away by an offer. */
const leastOfferMinor = 1

/** What one costs at an offer, half a penny up (OFFER-02). */
export function offerPriceMinor(
  baseMinor: number,
  { percentOff, priceMinor }: Pick<SizeOffer, 'percentOff' | 'priceMinor'>,
): number {
  const offered = priceMinor ?? Math.floor((baseMinor * (10_000 - (percentOff ?? 0)) + 5000) / 10_000)
  return Math.max(leastOfferMinor, offered)
}

/**
 * The price of one of each line of an order: the lowest of base price, price list, quantity prices and offers, which never
 * add up (OFFER-04). Units of the lines count together towards mixed offers and towards what is left of an offer.
 */
export function priceLines(lines: readonly { terms: SaleTerms; units: number }[]): UnitPrice[] {
  const counted = new Map<string, number>()
  for (const { terms, units } of lines)
    for (const { id } of terms.offers) counted.set(id, (counted.get(id) ?? 0) + units)
  return lines.map(({ terms, units }) => priceLine(terms, units, (id) => counted.get(id) ?? 0))
}

function priceLine(terms: SaleTerms, units: number, countedIn: (offerId: string) => number): UnitPrice {
  const { baseMinor, listed, steps, offers } = terms
  const plain: Price[] = [{ priceMinor: baseMinor, reason: null }]
  const growing: (Price & { missing: number })[] = steps.map(({ fromUnits, priceMinor }) => ({
    priceMinor,
    reason: { kind: 'quantity', fromUnits },
    missing: fromUnits - units,
  }))
  if (listed !== null)
    plain.push({ priceMinor: clientPriceMinor(baseMinor, listed)!, reason: { kind: 'list' } })
  for (const offer of offers) {
    const { id: offerId, name, fromUnits, unitsLeft } = offer
    const priceMinor = offerPriceMinor(baseMinor, offer)
    if (fromUnits > 1)
      growing.push({
        priceMinor,
        reason: { kind: 'mixed', offerId, name, fromUnits },
        missing: fromUnits - countedIn(offerId),
      })
    else if (unitsLeft === null || countedIn(offerId) <= unitsLeft)
      plain.push({ priceMinor, reason: { kind: 'dated', offerId, name } })
  }
  const lowestPlain = lowest(plain)
  const { priceMinor, reason } = lowest([lowestPlain, ...growing.filter(({ missing }) => missing <= 0)])
  const [next = null] = growing
    .filter((price) => price.missing > 0 && price.priceMinor < priceMinor)
    .toSorted((one, other) => one.missing - other.missing || one.priceMinor - other.priceMinor)
  return {
    priceMinor,
    reason,
    plainMinor: lowestPlain.priceMinor,
    next: next && { units: next.missing, priceMinor: next.priceMinor },
  }
}

/** Of equal prices the first, so that a reason is named only where it makes a difference. */
const lowest = (prices: readonly Price[]): Price =>
  prices.reduce((best, price) => (price.priceMinor < best.priceMinor ? price : best))
