import { awaitBasket } from '../support/pages/await-running.ts'
import { basketLink, drawer } from '../support/pages/basket-page-object.ts'
import { fillGuestBasket } from '../support/pages/fill-guest-basket.ts'
import { expect, expectNoViolations, test, watchShifts } from '../support/shops/shop-fixture.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  test(`a landlord works out the margin of a beer, size by size, on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/shop?q=Towpath+Bitter')
    const card = page.locator('main article').getByRole('link', { name: 'Towpath Bitter', exact: true })
    const href = await card.first().getAttribute('href')
    const shifts = await watchShifts(page)
    await page.goto(href ?? '')
    const place = page.locator('details#margin')
    await place.getByText('Work out your margin').click()
    await expect(place.getByText('Type your price to see the gross profit.')).toBeVisible()
    expect(await shifts()).toBe(0)
    await place.getByLabel(/^You sell (a pint|one) for/).fill('1000')
    await expect(place.getByRole('status')).toContainText(/9\d\.\d% GP/)
    await place.getByLabel(/^You sell (a pint|one) for/).fill('0.01')
    await expect(place.getByRole('status')).toContainText('A loss of')
    await expectNoViolations(page)
  })
}

test('the basket page reckons the margin of a line: £96.75 a firkin sold at £4.80 a pint', async ({
  page,
  context,
  shop,
}) => {
  await page.setViewportSize(desktop)
  await fillGuestBasket(context, shop, [{ words: 'Towpath Bitter firkin' }])
  await page.goto('/cart')
  await awaitBasket(page)
  const row = page.getByRole('row').filter({ hasText: 'Towpath Bitter' })
  await row.getByText('Work out your margin').click()
  await row.getByLabel('You sell a pint for').fill('4.80')
  // 72 pints: £1.34 of £4.00 without VAT
  await expect(row.getByRole('status')).toContainText('66.4% GP')
  await expect(row.getByRole('status')).toContainText('A profit of £2.66 a pint on £4.00 ex VAT')
  await expect(row).toContainText('For 65% you would ask £4.61 with 20% VAT.')
  await expectNoViolations(page)
})

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  test(`the drawer reckons the margin of any of its lines, picked by size, on a ${size}`, async ({
    page,
    context,
    shop,
  }) => {
    await page.setViewportSize(viewport)
    await fillGuestBasket(context, shop, [
      { words: 'Slate Stout 500ml bottle' },
      { words: 'Towpath Bitter firkin' },
    ])
    await page.goto('/shop')
    await basketLink(page).click()
    await drawer(page).getByText('Work out your margin').click()
    await drawer(page)
      .getByRole('combobox', { name: 'Size' })
      .selectOption('Towpath Bitter, 9g Cask (Firkin)')
    await drawer(page).getByLabel('You sell a pint for').fill('4.80')
    await expect(drawer(page)).toContainText('66.4% GP')
    await expect(drawer(page)).toContainText('A profit of £2.66 a pint on £4.00 ex VAT')
    await expectNoViolations(page)
    // The calculated line disappears: the calculator continues with a remaining line
    await drawer(page).getByRole('button', { name: 'Remove Towpath Bitter, 9g Cask (Firkin)' }).click()
    await expect(drawer(page).getByLabel('You sell one for')).toBeVisible()
  })
}
