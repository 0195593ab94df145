import { basketLink, drawer } from '../support/pages/basket-page-object.ts'
import { fillGuestBasket } from '../support/pages/fill-guest-basket.ts'
import { expect, test } from '../support/shops/shop-fixture.ts'

const phone = { width: 390, height: 844 }

test(
  'the drawer shows the margin of any of its lines, picked by size: £96.75 a firkin sold at £4.80 a pint',
  { tag: '@core' },
  async ({ page, context, shop }) => {
    await page.setViewportSize(phone)
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
    // The calculated line disappears: the calculator continues with a remaining line
    await drawer(page).getByRole('button', { name: 'Remove Towpath Bitter, 9g Cask (Firkin)' }).click()
    await expect(drawer(page).getByLabel('You sell one for')).toBeVisible()
  },
)
