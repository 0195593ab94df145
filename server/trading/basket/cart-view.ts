import type { CartItem } from '../../../shared/api/basket-api.ts'
import { CONTACT_FOR_PRICING, SOLD_OUT, stockText } from '../../../shared/catalogue/beer-availability.ts'
import { basketItemKey } from '../../../shared/basket/basket-keys.ts'
import { priceChangeMinor } from '../../../shared/basket/basket-lines.ts'
import { depositText } from '../../../shared/deposits/deposit-kinds.ts'
import { closureText } from '../../../shared/standing/seller-closure.ts'
import { yourPriceText } from '../../../shared/prices/list-price.ts'
import { nextText, reasonText } from '../../../shared/prices/public-offers.ts'
import type { UnitPrice } from '../../../shared/prices/unit-price.ts'
import { CURRENCY_SYMBOL, formatMinor } from '../../../shared/format/money.ts'
import type { GroupName } from './cart-queries.ts'
import { hrefOf, type Offer } from './offer.ts'

/** A line as it is to be shown: stored in a cart, or only asked about. */
export type CartLineView = {
  cartItemId: string | null
  /** As it is now; null for what the shop no longer has. */
  offer: Offer | null
  /** As it was when the line began. */
  snapshot: Offer
  /** Of one at this quantity and beside the other lines of its basket; null without a price. */
  price: UnitPrice | null
  group: GroupName | null
  quantity: number
  addedAt: string | null
  baselinePriceMinor: number | null
  priceAcknowledgedAt: string | null
}

/** A line as the wire knows it (ENT-43 to ENT-47). What the shop no longer has is shown as it was, sold out. */
export function cartItemView(line: CartLineView): CartItem {
  const { group, quantity, snapshot, price, baselinePriceMinor } = line
  const offer = line.offer ?? {
    ...snapshot,
    priceMinor: baselinePriceMinor,
    maxQuantity: 0,
    availableUnits: 0,
  }
  const { kind, itemId, maxQuantity, orderMultiple } = offer
  const priceMinor = price?.priceMinor ?? offer.priceMinor
  const plainPriceMinor = price?.plainMinor ?? priceMinor
  const note = price && priceNote(price, maxQuantity - quantity)
  return {
    itemKey: basketItemKey({ kind, itemId, groupId: group?.id ?? null }),
    kind,
    cartItemId: line.cartItemId,
    ...(kind === 'variant' ? { beerId: offer.beer?.id ?? '', variantId: itemId } : { upsellId: itemId }),
    quantity,
    maxQuantity,
    ...(orderMultiple !== undefined && { orderMultiple }),
    title: offer.title,
    variantLabel: offer.variantLabel,
    description: offer.description,
    breweryName: offer.brewery?.name ?? null,
    imageUrl: offer.imageUrl,
    detailHref: hrefOf(offer, group?.slug),
    priceDisplay: priceMinor === null ? null : formatMinor(priceMinor),
    priceMinor,
    ...(plainPriceMinor !== null && plainPriceMinor !== priceMinor && { plainPriceMinor }),
    ...(price?.reason && { priceReason: price.reason }),
    ...(note && { priceNote: note }),
    ...(price?.reason?.kind === 'list' &&
      offer.basePriceMinor !== undefined && { yourPrice: yourPriceText(offer.basePriceMinor) }),
    currencySymbol: CURRENCY_SYMBOL,
    stockLabel: stockLabelOf(offer),
    volumeMl: offer.volumeMl,
    couplerType: offer.couplerType,
    ...(offer.vatRate !== undefined && { vatRate: offer.vatRate }),
    ...(offer.duty && { duty: offer.duty }),
    ...(offer.deposit && {
      deposit: { text: depositText(offer.deposit.kind), ...offer.deposit },
    }),
    ...(offer.closure && { closure: { reason: offer.closure.reason, text: closureText(offer.closure) } }),
    teamId: offer.brewery?.id ?? null,
    teamSlug: offer.brewery?.slug ?? null,
    commerceItemId: itemId,
    commerceItemSource: kind === 'variant' ? 'catalog_variant' : 'upsell',
    commerceSnapshot: snapshotView(snapshot),
    group: group && { id: group.id, slug: group.slug, name: group.name },
    addedAt: line.addedAt && new Date(line.addedAt).toISOString(),
    baselinePriceMinor,
    priceChangeMinor: priceChangeMinor({ priceMinor: plainPriceMinor, baselinePriceMinor }),
    priceAcknowledgedAt: line.priceAcknowledgedAt && new Date(line.priceAcknowledgedAt).toISOString(),
  }
}

/** Where the price comes from, and the next step that stock allows (OFFER-05). */
function priceNote({ reason, next }: UnitPrice, unitsLeft: number): string {
  const step = next !== null && next.units <= unitsLeft ? nextText(next) : null
  return [reasonText(reason), step].filter(Boolean).join(' · ')
}

function stockLabelOf({ priceMinor, availableUnits, maxQuantity, closure }: Offer): string {
  if (closure && availableUnits > 0) return stockText(availableUnits)
  if (maxQuantity > 0) return stockText(maxQuantity)
  return priceMinor === null && availableUnits > 0 ? CONTACT_FOR_PRICING : SOLD_OUT
}

function snapshotView(snapshot: Offer): CartItem['commerceSnapshot'] {
  const { kind, itemId, title, imageUrl, brewery, priceMinor, availableUnits, maxQuantity } = snapshot
  const picture = { url: imageUrl, iconUrl: imageUrl, isDefault: true }
  return {
    product: { title, imageUrl, metadata: { teamName: brewery?.name ?? null } },
    ...(kind === 'variant' ? { variant: { id: itemId } } : { upsell: { id: itemId, images: [picture] } }),
    pricing: { unitPriceMinor: priceMinor, currencySymbol: CURRENCY_SYMBOL },
    inventory: { availableUnits, maxQuantity },
  }
}
