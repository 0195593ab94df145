import { sizes } from '../support/pages/basket-page-object.ts'
import { expect, test, watchShifts } from '../support/shops/shop-fixture.ts'
import { close, entry, titleOf, wish } from '../support/pages/wishlist-page-object.ts'

test('the page does the same with JavaScript, by the drawer’s own store', async ({ page }) => {
  await page.setViewportSize(sizes.phone)
  const shifts = await watchShifts(page)
  await page.goto('/shop')
  const first = await titleOf(page, 0)
  await wish(page, 0)
  await close(page)
  await wish(page, 1)
  await page.goto('/wishlist')
  await expect(entry(page)).toHaveAccessibleName('Wishlist, 2')
  expect(await shifts()).toBe(0)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Move to basket' }).click()
  await expect(main.getByText('Choose what to move first.')).toBeVisible()
  await main.getByRole('checkbox', { name: `Select ${first}` }).check()
  await main.getByRole('button', { name: 'Move to basket' }).click()
  const basket = page.getByRole('dialog', { name: 'Shopping Basket' })
  await expect(basket.getByRole('link', { name: first }).first()).toBeVisible()
  await basket.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(main.getByRole('listitem')).toHaveCount(1)
  await main.getByRole('button', { name: 'Clear wishlist' }).click()
  await expect(main.getByText('Your wishlist is empty.')).toBeVisible()
  await expect(entry(page)).toHaveAccessibleName('Wishlist')
})
