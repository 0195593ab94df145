import type { BrowserContext } from '@playwright/test'
import type { QuickOrder } from '../../shared/api/quick-order.ts'
import { basketCookieName, type KeptBasketLine, writeBasketCookie } from '../../shared/basket-cookie.ts'

type Wanted = { words: string; quantity?: number; groupSlug?: string; baselinePriceMinor?: number }

/** Puts beers into a guest's basket as the cookie keeps them, found by the words of an order: 'Skylark firkin'. */
export async function fillGuestBasket(
  context: BrowserContext,
  shop: string,
  wanted: readonly Wanted[],
): Promise<void> {
  const response = await fetch(`${shop}/public/quick-order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: wanted.map(({ words }) => words).join('\n') }),
  })
  const { rows } = (await response.json()) as QuickOrder
  const lines = wanted.map(
    ({ quantity = 1, groupSlug = null, baselinePriceMinor = null }, at): KeptBasketLine => {
      const itemId = rows[at]?.chosen
      if (!itemId) throw new Error(`Nothing was found for '${wanted[at]!.words}'`)
      return { kind: 'variant', itemId, groupSlug, quantity, baselinePriceMinor }
    },
  )
  await context.addCookies([
    { name: basketCookieName, value: writeBasketCookie(lines), url: shop, sameSite: 'Lax' },
  ])
}
