import type { CartItem } from '../../../shared/api/basket-api.ts'
import { readBasketCookie, writeBasketCookie } from '../../../shared/basket/basket-cookie.ts'
import type { AddedItem } from '../../../shared/basket/basket-events.ts'
import type { CartProblem } from '../../../shared/pages/cart-page-data.ts'
import { basketLineLimit } from '../../../shared/limits/limits.ts'
import type { Database } from '../../platform/database/database.ts'
import { addItems, type Changed } from './change-guest-basket.ts'
import { type GuestBasket, storedLinesOf, readGuestBasket } from './guest-basket.ts'

/** The cookie's new value; null if the lines do not fit: then the cookie stays unchanged, and nothing is lost. */
export type ChangedCookie = { cookie: string | null; problem: CartProblem | null }

/** Changes the basket in a guest's cookie. */
export async function changeGuestCookie(
  database: Database,
  { cookieValue, now }: { cookieValue: string | null; now: Date },
  change: (items: readonly CartItem[]) => Changed | Promise<Changed>,
): Promise<ChangedCookie> {
  const basket = await readGuestBasket(database, cookieValue, now)
  const { items, problem } = await change(basket.quote.items)
  const cookie = cookieOf(items, basket)
  return cookie === null
    ? { cookie, problem: { fault: 'basket_full', itemKey: null, typed: '' } }
    : { cookie, problem }
}

/** Adds an item to the basket in a guest's cookie. */
export async function addToGuestCookie(
  database: Database,
  { cookieValue, now }: { cookieValue: string | null; now: Date },
  added: readonly AddedItem[],
): Promise<ChangedCookie> {
  return changeGuestCookie(database, { cookieValue, now }, (items) =>
    addItems(database, items, { added, now }),
  )
}

function cookieOf(items: readonly CartItem[], basket: GuestBasket): string | null {
  const isCleared = items.length === 0
  const lines = isCleared ? [] : storedLinesOf(items, basket)
  if (lines.length > basketLineLimit) return null
  const cookie = writeBasketCookie(lines)
  return readBasketCookie(cookie).length === lines.length ? cookie : null
}
