import { sizes } from '../support/pages/basket-page-object.ts'
import { expect, expectNoViolations, test, watchShifts } from '../support/shops/shop-fixture.ts'
import { close, entry, hearts, titleOf, wish } from '../support/pages/wishlist-page-object.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: sizes.phone })

  test('hearts are forms, and the list is a page (BEER-08, BEER-09, WISH-08)', async ({ page }) => {
    await page.goto('/shop')
    const title = await titleOf(page, 1)
    await hearts(page).nth(1).click()
    await expect(page).toHaveURL('/wishlist')
    await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toContainText(
      /In stock: \d+.*£\d+\.\d\d ex VAT/,
    )
    await page.goto('/shop')
    await entry(page).click()
    await page.getByRole('button', { name: `Remove ${title} from the wishlist` }).click()
    await expect(page.getByText('Your wishlist is empty.')).toBeVisible()
  })

  test('chosen beers on the page go to the basket, and the rest is cleared (WISH-18, WISH-19, OPEN-52)', async ({
    page,
  }) => {
    await page.goto('/shop')
    const titles = [await titleOf(page, 0), await titleOf(page, 1), await titleOf(page, 2)]
    for (const card of [0, 1, 2]) {
      await page.goto('/shop')
      await hearts(page).nth(card).click()
    }
    const main = page.getByRole('main')
    const action = (name: string) => main.getByRole('button', { name, exact: true })
    await action('Move to basket').click()
    await expect(page.getByText('Choose what to move first.')).toBeVisible()
    await main.getByRole('checkbox', { name: `Select ${titles[0]}` }).check()
    await action('Move to basket').click()
    await expect(page).toHaveURL('/cart')
    await expect(page.getByRole('row').filter({ hasText: titles[0] })).toHaveCount(1)
    await page.goto('/wishlist')
    await expect(main.getByRole('listitem')).toHaveText([new RegExp(titles[2]!), new RegExp(titles[1]!)])
    await action('Clear wishlist').click()
    await expect(page.getByText('Your wishlist is empty.')).toBeVisible()
  })
})

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
  await expectNoViolations(page)
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
