import { addFromCard, basketLink, drawer, rows } from '../support/pages/basket-page-object.ts'
import { expect, test } from '../support/shops/shop-fixture.ts'

test('with storage cleared the cookie alone brings the basket back, and without the cookie storage does (C-53)', async ({
  page,
  context,
}) => {
  await page.goto('/shop')
  const name = await addFromCard(page, 0)
  await page.evaluate(() => localStorage.removeItem('dray-basket'))
  await page.reload()
  await basketLink(page).click()
  await expect(rows(page).getByRole('link', { name })).toBeVisible()
  await context.clearCookies({ name: 'dray_basket' })
  await page.reload()
  await basketLink(page).click()
  await expect(rows(page).getByRole('link', { name })).toBeVisible()
})

test('two tabs of a guest show the same basket', async ({ page, context }) => {
  await page.goto('/shop')
  const other = await context.newPage()
  await other.goto('/shop')
  await basketLink(other).click()
  await expect(drawer(other)).toBeVisible()
  const name = await addFromCard(page, 0)
  await expect(rows(other).getByRole('link', { name })).toBeVisible()
  await rows(other).getByRole('button', { name: 'One more' }).click()
  await expect(rows(page).getByRole('spinbutton')).toHaveValue('2')
  await rows(page)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(drawer(other).getByText('Your basket is empty.')).toBeVisible()
})
