import type { CartItem } from '../../shared/api/basket.ts'
import { readBasketCookie, writeBasketCookie } from '../../shared/basket-cookie.ts'
import type { AddedItem } from '../../shared/basket-events.ts'
import type { CartProblem } from '../../shared/cart-page.ts'
import { basketLineLimit } from '../../shared/limits.ts'
import type { Database } from '../database/connect.ts'
import { addItems, type Changed } from './change-guest-basket.ts'
import { type GuestBasket, keptLinesOf, readGuestBasket } from './guest-basket.ts'

/** The cookie's new value; null where it has no room for the lines: then it stays as it was, and nothing is lost. */
export type ChangedCookie = { cookie: string | null; problem: CartProblem | null }

/** Changes the basket that a guest's cookie keeps. */
export async function changeGuestCookie(
  database: Database,
  kept: string | null,
  change: (items: readonly CartItem[]) => Changed | Promise<Changed>,
): Promise<ChangedCookie> {
  const basket = await readGuestBasket(database, kept)
  const { items, problem } = await change(basket.quote.items)
  const cookie = cookieOf(items, basket)
  return cookie === null
    ? { cookie, problem: { fault: 'basket_full', itemKey: null, typed: '' } }
    : { cookie, problem }
}

/** Adds to the basket that a guest's cookie keeps. */
export async function addToGuestCookie(
  database: Database,
  kept: string | null,
  added: readonly AddedItem[],
): Promise<ChangedCookie> {
  return changeGuestCookie(database, kept, (items) => addItems(database, items, added))
}

function cookieOf(items: readonly CartItem[], basket: GuestBasket): string | null {
  const isCleared = items.length === 0
  const lines = isCleared ? [] : keptLinesOf(items, basket)
  if (lines.length > basketLineLimit) return null
  const cookie = writeBasketCookie(lines)
  return readBasketCookie(cookie).length === lines.length ? cookie : null
}
