import { typeDetails } from '../support/pages/buyer.ts'
import { fillGuestBasket } from '../support/pages/fill-guest-basket.ts'
import { expect, test } from '../support/shops/shop-fixture.ts'

test.use({ javaScriptEnabled: false })

test(
  'without scripts the form reports missing fields, retains typed values and leads to payment (CHK-01, CHK-12, C-44)',
  { tag: '@core' },
  async ({ page, context, shop }) => {
    await fillGuestBasket(context, shop, [{ words: 'Towpath Bitter firkin', quantity: 2 }])
    await page.goto('/checkout')
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Card number' })).toBeDisabled()
    await expect(page.getByRole('group', { name: 'Delivery address' })).toBeHidden()
    await typeDetails(page, { lastname: '' })
    await page.getByRole('checkbox', { name: 'Ship to a different address' }).check()
    await page.getByRole('radio', { name: 'Collect from brewery taproom' }).check()
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page).toHaveURL('/checkout')
    const list = page.getByRole('alert').filter({ hasText: /^Check th/ })
    await expect(list.getByRole('listitem')).toHaveCount(6)
    await expect(list.getByRole('link', { name: 'Enter a last name.' }).first()).toHaveAttribute(
      'href',
      '#at-lastname',
    )
    await expect(page.getByRole('textbox', { name: 'Street address' }).first()).toHaveValue('1 Swan Street')
    await expect(page.getByRole('radio', { name: 'Collect from brewery taproom' })).toBeChecked()
    await expect(page.getByRole('group', { name: 'Delivery address' })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Ship to a different address' }).uncheck()
    await page.getByRole('textbox', { name: 'Last name' }).first().fill('Tapster')
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page.getByText('Your details are complete.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Last name' }).first()).toHaveValue('Tapster')
  },
)
