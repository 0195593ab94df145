import type { Page } from '@playwright/test'
import { expect } from '../shops/shop-fixture.ts'

export const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Wishlist: / })
export const entry = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Wishlist/ })
export const drawer = (page: Page) => page.getByRole('dialog', { name: 'Wishlist' })
export const rows = (page: Page) => drawer(page).getByRole('listitem')
export const inDrawer = (page: Page, name: string) => drawer(page).getByRole('button', { name, exact: true })
export const boxes = (page: Page) => rows(page).getByRole('checkbox')
export const all = (page: Page) => drawer(page).getByRole('checkbox', { name: 'Select all' })
export const close = (page: Page) => inDrawer(page, 'Close').click()

/** Presses the heart of a card and waits for the drawer. */
export async function wish(page: Page, card: number): Promise<void> {
  await hearts(page).nth(card).click()
  await expect(drawer(page)).toBeVisible()
}
export const titleOf = async (page: Page, card: number) =>
  ((await hearts(page).nth(card).getAttribute('title')) ?? '').replace('Wishlist: ', '')
export const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'dray_wishlist')
