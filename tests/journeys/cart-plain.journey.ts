import { fillGuestBasket } from '../support/pages/fill-guest-basket.ts'
import { expect, test } from '../support/shops/shop-fixture.ts'

test.use({ javaScriptEnabled: false })

test(
  'without scripts lines are changed by forms, and mistakes are named (CART-01, CART-32, CART-34, CART-35)',
  { tag: '@core' },
  async ({ page, context, shop }) => {
    await fillGuestBasket(context, shop, [
      { words: 'Counterpane firkin', quantity: 2 },
      { words: 'Skylark firkin', quantity: 1 },
    ])
    await page.goto('/cart')
    const row = page.getByRole('row').filter({ hasText: 'Counterpane' })
    const quantity = row.getByRole('spinbutton')
    const set = row.getByRole('button', { name: 'Set quantity' })
    await expect(quantity).toHaveValue('2')
    await quantity.fill('99')
    await set.click()
    await expect(page).toHaveURL('/cart')
    await expect(quantity).toHaveValue('5')
    await quantity.fill('')
    await set.click()
    await expect(page.getByText('No quantity was given. Nothing was changed.')).toBeVisible()
    await expect(quantity).toHaveValue('5')
    await quantity.fill('0')
    await set.click()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: /^Remove Skylark/ }).click()
    await expect(page.getByRole('heading', { name: 'Your basket is empty.' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Discover Beers' })).toBeVisible()
  },
)

test('without scripts an order is typed, put right and added', async ({ page }) => {
  await page.goto('/quick-order')
  await page
    .getByRole('textbox', { name: 'Your order' })
    .fill('2 firkins Towpath Bitter\n1 firkin unicorn\n3 pins of mild\n2 S-type couplers')
  await page.getByRole('button', { name: 'Find these items' }).click()
  await expect(page.getByRole('article', { name: '1 firkin unicorn' })).toContainText('Nothing found')
  const mild = page.getByRole('article', { name: '3 pins of mild' })
  await mild.getByRole('combobox').selectOption({ label: 'Leave this line out' })
  const towpath = page.getByRole('article', { name: '2 firkins Towpath Bitter' })
  await towpath.getByRole('spinbutton').fill('4')
  await page.getByRole('combobox', { name: 'Add to' }).selectOption({ label: 'Regular basket' })
  await page.getByRole('button', { name: /^Add \d lines? to basket/ }).click()
  await expect(page).toHaveURL('/cart')
  await expect(
    page.getByRole('row').filter({ hasText: 'Towpath Bitter' }).getByRole('spinbutton'),
  ).toHaveValue('4')
  await expect(
    page.getByRole('row').filter({ hasText: 'S-Type Keg Coupler' }).getByRole('spinbutton'),
  ).toHaveValue('2')
  await expect(page.getByRole('row')).toHaveCount(3)
})
