import { basketCookieName, type CookieLine, writeBasketCookie } from '../../shared/basket/basket-cookie.ts'
import { findVariant } from '../support/pages/fill-guest-basket.ts'
import type { Shop } from '../support/shops/start-shop-process.ts'
import type { DrivenPage } from './driven-page.ts'
import type { Target } from './find-elements.ts'

export const main: Target = { role: 'main' }
export const drawer: Target = { role: 'dialog', name: 'Shopping Basket' }
export const basketLink: Target = { role: 'link', name: /^Basket/, within: { role: 'banner' } }
export const dialog: Target = { role: 'dialog' }
export const addToBasket: Target = {
  role: 'button',
  name: /^Add .+ to basket$/,
  within: { role: 'article', within: main },
  enabled: true,
}
export const textOf = (text: string | RegExp, within: Target = main): Target => ({
  role: 'any',
  text,
  within,
})

type Line = { words: string; quantity?: number; groupSlug?: string }

/** Puts items into the cookie of a guest's basket, found by the words of an order. */
export async function fillBasket(page: DrivenPage, shop: Shop, lines: Line[]): Promise<void> {
  const entries: CookieLine[] = []
  for (const { words, quantity = 1, groupSlug = null } of lines)
    entries.push({
      kind: 'variant',
      itemId: await findVariant(shop.url, words),
      groupSlug,
      quantity,
      baselinePriceMinor: null,
    })
  await page.evaluate(
    (cookie) => {
      document.cookie = `${cookie}; Path=/; SameSite=Lax`
    },
    `${basketCookieName}=${writeBasketCookie(entries)}`,
  )
}

/** Types a card of the sandbox that pays. */
export async function typeGoodCard(page: DrivenPage): Promise<void> {
  await page.type({ role: 'textbox', name: 'Name on card' }, 'Maggie Tapster')
  await page.type({ role: 'textbox', name: 'Card number' }, '4242 4242 4242 4242')
  await page.choose({ role: 'combobox', name: 'Expiry month' }, /^11/)
  await page.choose({ role: 'combobox', name: 'Expiry year' }, new RegExp(`${new Date().getFullYear() + 2}$`))
  await page.type({ role: 'textbox', name: 'Security code' }, '123')
}
