import { sellableUnits } from '../../../shared/prices/order-multiple.ts'
import type { ListedTerms } from '../../../shared/prices/list-price.ts'
import { priceLines, type SaleTerms } from '../../../shared/prices/unit-price.ts'
import { basketItemKey, type BasketItemKind } from '../../../shared/basket/basket-keys.ts'
import type { AccessoryCard } from '../../../shared/pages/beer-page-data.ts'
import type { ClosureReason, SellerClosure } from '../../../shared/standing/seller-closure.ts'
import { standardVatRate } from '../../../shared/duty/vat.ts'
import type { Duty } from '../../../shared/duty/duty-of.ts'
import { type BeerPathParts, paths } from '../../../shared/paths/paths.ts'
import { findAccessories } from '../../catalogue/accessories/find-accessories.ts'
import { findVariants, type Variant } from '../../catalogue/beers/find-variants.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Deposit } from '../../../shared/deposits/deposit-kinds.ts'
import { findDeposits } from '../../finance/deposits/find-deposits.ts'
import type { Database } from '../../platform/database/database.ts'
import { inOneTrip } from '../../platform/database/in-one-trip.ts'
import { findListedTerms } from '../prices/find-listed-terms.ts'
import { unitsLeftOf } from '../prices/offer-limits.ts'

/** Whose prices, a client's or for null everybody's, on which day of London. */
export type Buyer = { clientId: string | null; day: string }
/** Everybody's prices at a moment. */
export const everybodyOn = (now: Date): Buyer => ({ clientId: null, day: londonDay(now) })
export type ItemName = { kind: BasketItemKind; itemId: string }

/** What the shop offers under an item's name. Lines keep it as it was when they began. */
export type Offer = ItemName & {
  title: string
  variantLabel: string | null
  description: string
  imageUrl: string
  /** Null for an accessory. */
  beer: BeerPathParts | null
  brewery: { id: string; slug: string; name: string } | null
  /**
   * Pence without VAT for one, of the client for whom it was looked up and without what depends on the quantity; null when it
   * is hidden.
   */
  priceMinor: number | null
  /** What others pay, where the client's price list says less (PRICE-02). */
  basePriceMinor?: number
  /** What else its price may come from; absent without quantity prices and offers. */
  terms?: SaleTerms
  availableUnits: number
  /** It is sold in multiples of so many; absent is singly. */
  orderMultiple?: number
  /** The most that may be bought online: 0 without stock, without a price (S-03), and while its brewery is closed. */
  maxQuantity: number
  volumeMl: number | null
  /** In percent; absent where it is not known, and in lines that began before it was copied. */
  abv?: number
  couplerType: string | null
  /** In hundredths of a percent; absent is the standard rate. */
  vatRate?: number
  /** In the price; lines that began before it was stated lack it. */
  duty?: Duty | null
  /** For its containers, until they are back or with a deposit return scheme; absent where its brewery asks none. */
  deposit?: Deposit
  /** Why nothing of its brewery can be ordered; absent while it takes orders. */
  closure?: SellerClosure
}

/**
 * The one read of what can be sold: under these names, by nameOf, stock, who may sell today, the price of one to a buyer on a day
 * with all it may come from, and its deposit; what the shop does not
 * have is not there. Ids must be UUIDs.
 */
export async function readSellableOffers(
  database: Database,
  items: readonly ItemName[],
  { clientId, day }: Buyer,
): Promise<Map<string, Offer>> {
  const idsOf = (kind: BasketItemKind) => [
    ...new Set(items.filter((item) => item.kind === kind).map(({ itemId }) => itemId)),
  ]
  const [variants, accessories] = await inOneTrip([
    findVariants(database, idsOf('variant'), day),
    findAccessories(database, idsOf('upsell')),
  ])
  const limited = variants.flatMap(
    ({ priceOffers }) => priceOffers?.offers.filter(({ isLimited }) => isLimited).map(({ id }) => id) ?? [],
  )
  const [termsOf, deposits, unitsLeft] = await inOneTrip([
    findListedTerms(database, { clientId, containers: variants.map(ofBrewery) }),
    findDeposits(database, { items: variants.map(itemOf), day }),
    unitsLeftOf(database, [...new Set(limited)]),
  ])
  const offers = [
    ...variants.map((variant): Offer => {
      const deposit = deposits.get(variant.variantId)
      return {
        ...offerOfVariant(variant, { listed: termsOf(variant.containerId), day, unitsLeft }),
        ...(deposit && { deposit }),
      }
    }),
    ...accessories.map(offerOfAccessory),
  ]
  return new Map(offers.map((offer) => [nameOf(offer), offer]))
}

export const nameOf = ({ kind, itemId }: ItemName) => basketItemKey({ kind, itemId, groupId: null })

/** Where an item is to be seen; a beer in a group's basket within that group. */
export function hrefOf({ beer }: Offer, groupSlug: string | undefined): string {
  return beer === null ? paths.accessories : paths.beer(beer, groupSlug)
}

/** Why nothing of an offer may be bought online; null where something may. */
export function saleRefusal({
  priceMinor,
  maxQuantity,
  closure,
}: Offer): ClosureReason | 'price_unknown' | 'sold_out' | null {
  if (closure) return closure.reason
  if (priceMinor === null) return 'price_unknown'
  return maxQuantity <= 0 ? 'sold_out' : null
}

const itemOf = ({ variantId, label, volumeMl, packSize, brewery }: Variant) => ({
  variantId,
  variantLabel: label,
  volumeMl,
  packSize,
  breweryId: brewery.id,
})

const ofBrewery = ({ containerId, brewery }: Variant) => ({ containerId, breweryId: brewery.id })

type Sale = {
  /** What the client's price list says of it. */
  listed: ListedTerms | null
  day: string
  /** Units left of offers with a limit, by id. */
  unitsLeft: ReadonlyMap<string, number>
}

/** What is offered under a variant's name, on these terms. */
export function offerOfVariant(variant: Variant, sale: Sale): Offer {
  const terms = saleTermsOf(variant, sale)
  const price = terms && priceLines([{ terms, units: 1 }])[0]!
  const hasOffers = terms !== null && terms.steps.length + terms.offers.length > 0
  return {
    kind: 'variant',
    itemId: variant.variantId,
    title: variant.beer.name,
    variantLabel: variant.label,
    description: variant.description,
    imageUrl: variant.imageUrl,
    beer: variant.beer,
    brewery: variant.brewery,
    priceMinor: price && price.plainMinor,
    ...(terms !== null && price?.reason?.kind === 'list' && { basePriceMinor: terms.baseMinor }),
    ...(hasOffers && { terms }),
    availableUnits: variant.availableUnits,
    ...(variant.orderMultiple > 1 && { orderMultiple: variant.orderMultiple }),
    maxQuantity:
      variant.priceMinor === null || variant.closure
        ? 0
        : sellableUnits(variant.availableUnits, variant.orderMultiple),
    volumeMl: variant.volumeMl,
    ...(variant.abv !== null && { abv: variant.abv }),
    couplerType: variant.couplerType,
    ...(variant.vatRate !== standardVatRate && { vatRate: variant.vatRate }),
    ...(variant.duty && { duty: variant.duty }),
    ...(variant.closure && { closure: variant.closure }),
  }
}

function saleTermsOf(
  { priceMinor, priceOffers }: Variant,
  { listed, day, unitsLeft }: Sale,
): SaleTerms | null {
  if (priceMinor === null) return null
  const { steps = [], offers = [] } = priceOffers ?? {}
  return {
    baseMinor: priceMinor,
    listed,
    steps,
    offers: offers
      // The container's copy may be a second old.
      .filter(({ untilDay }) => untilDay === null || untilDay >= day)
      .map(({ isLimited, ...offer }) => ({
        ...offer,
        unitsLeft: isLimited ? (unitsLeft.get(offer.id) ?? 0) : null,
      })),
  }
}

/** What is offered under an accessory's name. */
export function offerOfAccessory(accessory: AccessoryCard): Offer {
  const { id, name, description, imageUrl, priceMinor, currentStock, maxQuantity, couplerType } = accessory
  return {
    kind: 'upsell',
    itemId: id,
    title: name,
    variantLabel: null,
    description,
    imageUrl,
    beer: null,
    brewery: null,
    priceMinor,
    availableUnits: currentStock,
    maxQuantity: priceMinor === null ? 0 : Math.min(currentStock, maxQuantity ?? currentStock),
    volumeMl: null,
    couplerType,
  }
}
