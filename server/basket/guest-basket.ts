import type { BasketQuote, CartItem, KeptLine } from '../../shared/api/basket.ts'
import { type KeptBasketLine, readBasketCookie } from '../../shared/basket-cookie.ts'
import type { Database } from '../database/connect.ts'
import { quoteBasket } from './quote-basket.ts'

/** What a guest's cookie holds, with what it costs and holds now. */
export type GuestBasket = {
  kept: KeptBasketLine[]
  quote: BasketQuote
}

/** The basket of a guest, told by the same code as a quote (C-52, C-53); empty without a cookie. */
export async function readGuestBasket(database: Database, cookie: string | null): Promise<GuestBasket> {
  const kept = cookie === null ? [] : readBasketCookie(cookie)
  return { kept, quote: await quoteBasket(database, kept.map(keptLine)) }
}

/** A kept line as a quote takes it. */
export function keptLine({ kind, itemId, ...line }: Omit<KeptBasketLine, 'baselinePriceMinor'>): KeptLine {
  return { kind, ...(kind === 'variant' ? { variantId: itemId } : { upsellId: itemId }), ...line }
}

/** The lines as the cookie keeps them. What the shop does not know just now stays where it was. */
export function keptLinesOf(items: readonly CartItem[], { kept, quote }: GuestBasket): KeptBasketLine[] {
  const unknown = quote.refused
    .filter(({ reason }) => reason !== 'bad_quantity')
    .flatMap(({ line }) => kept[line] ?? [])
  const known = items.map(({ kind, commerceItemId, group, quantity, baselinePriceMinor }) => ({
    kind,
    itemId: commerceItemId,
    groupSlug: group?.slug ?? null,
    quantity,
    baselinePriceMinor,
  }))
  return [...known, ...unknown]
}
