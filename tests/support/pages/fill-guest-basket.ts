import type { BrowserContext } from '@playwright/test'
import type { QuickOrder } from '../../../shared/api/quick-order-api.ts'
import { basketCookieName, type CookieLine, writeBasketCookie } from '../../../shared/basket/basket-cookie.ts'

type LineInput = { words: string; quantity?: number; groupSlug?: string; baselinePriceMinor?: number }

/** Puts items into the cookie of a guest's basket. It finds them by the words of an order: 'Skylark firkin'. */
export async function fillGuestBasket(
  context: BrowserContext,
  shop: string,
  wanted: readonly LineInput[],
): Promise<void> {
  const rows = await readOrder(shop, wanted.map(({ words }) => words).join('\n'))
  const lines = wanted.map(
    ({ quantity = 1, groupSlug = null, baselinePriceMinor = null }, at): CookieLine => {
      const row = rows[at]
      if (!row?.chosen) throw new Error(`Nothing was found for '${wanted[at]!.words}'`)
      return { kind: row.kind, itemId: row.chosen, groupSlug, quantity, baselinePriceMinor }
    },
  )
  await context.addCookies([
    { name: basketCookieName, value: writeBasketCookie(lines), url: shop, sameSite: 'Lax' },
  ])
}

/** The item that the words of an order name. */
export async function findVariant(shop: string, words: string): Promise<string> {
  const [row] = await readOrder(shop, words)
  if (!row?.chosen) throw new Error(`Nothing was found for '${words}'`)
  return row.chosen
}

async function readOrder(shop: string, text: string): Promise<QuickOrder['rows']> {
  const response = await fetch(`${shop}/public/quick-order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  })
  return ((await response.json()) as QuickOrder).rows
}
