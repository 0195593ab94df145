import type { Page } from '@playwright/test'
import { expect } from '../shops/shop-fixture.ts'

export const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }

export const drawer = (page: Page) => page.getByRole('dialog', { name: 'Shopping Basket' })
export const rows = (page: Page) => drawer(page).getByRole('list').last().getByRole('listitem')
export const basketLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Basket/ })
export const selector = (page: Page, name: RegExp | string) =>
  drawer(page).getByRole('list', { name: 'Baskets' }).getByRole('button', { name })

/**
 * Adds one of a card's usual size and waits until the open basket has it in full; returns the beer's name. Only the
 * first line opens the drawer on its own.
 */
export async function addFromCard(page: Page, at: number): Promise<string> {
  const card = page
    .locator('main article')
    .filter({ has: page.getByRole('button', { name: /^Add .+ to basket$/, disabled: false }) })
    .nth(at)
  const name = (await card.getByRole('heading').textContent()) ?? ''
  const isFirst = !/\d/.test((await basketLink(page).textContent()) ?? '')
  await card.getByRole('button', { name: `Add ${name} to basket` }).click()
  if (!isFirst) await basketLink(page).click()
  await expect(drawer(page)).toBeVisible()
  await expect(rows(page).getByRole('link', { name }).first()).toBeVisible()
  return name
}

export async function close(page: Page): Promise<void> {
  await drawer(page).getByRole('button', { name: 'Close' }).click()
  await expect(drawer(page)).toBeHidden()
}

/** Opens the pages of a group that sells something online; answers its name. */
export async function openGroup(page: Page, at: number): Promise<string> {
  await page.goto('/groups')
  const href = await page.locator('main article a[href^="/groups/"]').nth(at).getAttribute('href')
  await page.goto(href ?? '')
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
}

/** The lines of a client's cart, as the server has them. */
export async function cartOf(
  page: Page,
  accessToken: string,
): Promise<{ title: string; quantity: number; group: { name: string } | null }[]> {
  const answer = await page.request.get('/api/cart', { headers: { authorization: `Bearer ${accessToken}` } })
  return (await answer.json()).items
}

/** As if the buyer had last seen prices that many pence lower. */
export async function rememberOtherPrices(page: Page, lowerMinor: number): Promise<void> {
  // A line that was just added has no price until the shop has answered.
  await page.waitForFunction(() => {
    const { entries = [] } = JSON.parse(localStorage.getItem('dray-basket') ?? '{}')
    return entries.length > 0 && entries.every(({ isBare }: { isBare?: true }) => !isBare)
  })
  await page.evaluate((lower) => {
    const stored = JSON.parse(localStorage.getItem('dray-basket') ?? '{"entries":[]}')
    for (const entry of stored.entries) entry.baselinePriceMinor -= lower
    localStorage.setItem('dray-basket', JSON.stringify(stored))
    document.cookie = 'dray_basket=; Max-Age=0; Path=/'
  }, lowerMinor)
}
