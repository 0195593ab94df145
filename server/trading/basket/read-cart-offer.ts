import { offerFields, readOffer } from '../../../shared/basket/offer-link.ts'
import { safeNext } from '../../../shared/format/safe-next.ts'
import type { CartOffer } from '../../../shared/pages/cart-page-data.ts'
import { cutText } from '../../../shared/format/cut-text.ts'
import type { Database } from '../../platform/database/database.ts'
import { everybodyOn } from './offer.ts'
import { quoteBasket } from './quote-basket.ts'

/** What the address of the basket page offers, with everybody's present prices and stock; null for nothing. It changes no basket. */
export async function readCartOffer(
  database: Database,
  query: URLSearchParams,
  now: Date,
): Promise<CartOffer | null> {
  const lines = readOffer(query.get(offerFields.offer) ?? '')
  if (lines === null) return null
  const group = query.get(offerFields.group)
  const groupSlug = group === null ? null : cutText(group, 100)
  const quote = await quoteBasket(
    database,
    lines.map(({ itemId, quantity }) => ({ kind: 'variant', variantId: itemId, quantity, groupSlug })),
    everybodyOn(now),
  )
  const continueTo = safeNext(query.get(offerFields.continueTo))
  return {
    items: quote.items,
    gone: quote.refused.length,
    continueTo: continueTo === '/' ? null : continueTo,
  }
}
