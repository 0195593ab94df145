import { formatDay } from '../dates/dates.ts'
import { formatMinor } from '../format/money.ts'
import {
  type PriceReason,
  offerPriceMinor,
  type QuantityPrice,
  type SaleTerms,
  type SizeOffer,
} from './unit-price.ts'

/** What everybody may read of the prices of a size beside its base price. */
export type PublicOffers = {
  steps: QuantityPrice[]
  offers: (Omit<SizeOffer, 'unitsLeft'> & {
    /** It ends early once its units are sold. */
    isLimited: boolean
  })[]
}

/** What one costs for everybody: the base price, or a lower offer for any order; null without a price (ALERT-03). */
export function publicPriceMinor(baseMinor: number | null, offers: PublicOffers | null): number | null {
  if (baseMinor === null) return null
  const plain = offers?.offers.filter(({ fromUnits }) => fromUnits === 1) ?? []
  return Math.min(baseMinor, ...plain.map((offer) => offerPriceMinor(baseMinor, offer)))
}

/** Quantity prices a size may have, and offers that name it, over or to come. */
export const mostQuantityPrices = 5
export const mostOffersOfSize = 10

/** 'from £88.00 for 12+', the lowest quantity price below the base price; null without one (OFFER-06). */
export function fromText(baseMinor: number, { steps }: Pick<SaleTerms, 'steps'>): string | null {
  const [lowest] = steps
    .filter(({ priceMinor }) => priceMinor < baseMinor)
    .toSorted((one, other) => one.priceMinor - other.priceMinor || one.fromUnits - other.fromUnits)
  return lowest ? `from ${formatMinor(lowest.priceMinor)} for ${lowest.fromUnits}+` : null
}

/** Every quantity price and offer of a size that lowers its price, in words with what it saves (OFFER-05, OFFER-06). */
export function offerTexts(baseMinor: number, { steps, offers }: PublicOffers): string[] {
  return [
    ...steps
      .filter(({ priceMinor }) => priceMinor < baseMinor)
      .map(
        ({ fromUnits, priceMinor }) =>
          `${fromUnits} or more: ${formatMinor(priceMinor)} each, saves ${formatMinor(baseMinor - priceMinor)} each`,
      ),
    ...offers
      .filter((offer) => offerPriceMinor(baseMinor, offer) < baseMinor)
      .map((offer) => {
        const price = `${formatMinor(offerPriceMinor(baseMinor, offer))} each`
        if (offer.fromUnits > 1)
          return `${offer.name}: ${price} when you order ${offer.fromUnits} or more of its sizes`
        const until = offer.untilDay === null ? '' : ` until ${formatDay(offer.untilDay)}`
        return `${offer.name}: ${price}${until}${offer.isLimited ? ', while units last' : ''}`
      }),
  ]
}

/** Where a price came from, in words; null of a base price and of a buyer's own list, which has words of its own. */
export function reasonText(reason: PriceReason | null): string | null {
  if (reason === null || reason.kind === 'list') return null
  return reason.kind === 'quantity' ? `Price for ${reason.fromUnits} or more` : `Offer: ${reason.name}`
}

/** '2 more for £88.00 each'. */
export const nextText = ({ units, priceMinor }: { units: number; priceMinor: number }): string =>
  `${units} more for ${formatMinor(priceMinor)} each`
