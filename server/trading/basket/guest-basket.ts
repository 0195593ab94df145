import type { BasketQuote, CartItem, StoredLine } from '../../../shared/api/basket-api.ts'
import { type CookieLine, readBasketCookie } from '../../../shared/basket/basket-cookie.ts'
import type { Database } from '../../platform/database/database.ts'
import { everybodyOn } from './offer.ts'
import { quoteBasket } from './quote-basket.ts'

/** The contents of a guest's cookie, with their present prices and stock. */
export type GuestBasket = {
  stored: CookieLine[]
  quote: BasketQuote
}

/** The basket of a guest, computed by the same code as a quote (C-52, C-53); empty without a cookie. */
export async function readGuestBasket(
  database: Database,
  cookie: string | null,
  now: Date,
): Promise<GuestBasket> {
  const stored = cookie === null ? [] : readBasketCookie(cookie)
  return { stored, quote: await quoteBasket(database, stored.map(storedLine), everybodyOn(now)) }
}

/** Converts a stored line to a line of a quote. */
export function storedLine({ kind, itemId, ...line }: Omit<CookieLine, 'baselinePriceMinor'>): StoredLine {
  return { kind, ...(kind === 'variant' ? { variantId: itemId } : { upsellId: itemId }), ...line }
}

/** The lines in the cookie's form. A line that the shop cannot find at the moment stays unchanged. */
export function storedLinesOf(items: readonly CartItem[], { stored, quote }: GuestBasket): CookieLine[] {
  const unknown = quote.refused
    .filter(({ reason }) => reason !== 'bad_quantity')
    .flatMap(({ line }) => stored[line] ?? [])
  const known = items.map(({ kind, commerceItemId, group, quantity, baselinePriceMinor }) => ({
    kind,
    itemId: commerceItemId,
    groupSlug: group?.slug ?? null,
    quantity,
    baselinePriceMinor,
  }))
  return [...known, ...unknown]
}
