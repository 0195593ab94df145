import type { Page } from '@playwright/test'
import { openSettings, section } from '../support/pages/account-page-object.ts'
import { openCheckout, putIntoCart } from '../support/pages/buyer.ts'
import { signInConfirmed } from '../support/pages/signed-in.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

const towpath = { words: 'Towpath Bitter firkin', quantity: 1 }
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })

async function fillPremises(page: Page): Promise<void> {
  await field(page, 'Name over the entrance').fill('The Tap')
  await field(page, 'Street and number').fill('1 Brewery Yard')
  await field(page, 'Town or city').fill('Leeds')
  await field(page, 'Postcode').fill('ls14dy')
  await field(page, 'Who takes deliveries in').fill('Ada Lovelace')
  await field(page, 'Phone for the driver').fill('0113 496 0000')
  await page.getByLabel('Deliveries from').fill('08:00')
  await page.getByLabel('Until').fill('16:00')
  await page.getByRole('radio', { name: 'The lorry needs a tail-lift' }).check()
}

test(
  'a client learns at the checkout that an approval is needed, applies and orders (TRADE-05, TRADE-10)',
  { tag: '@core' },
  async ({ page, shop }) => {
    const client = await signInConfirmed(page, shop)
    await putIntoCart(shop, client, [towpath])
    await openCheckout(page, client)
    const notice = page.getByRole('status').filter({ hasText: 'Ordering needs an approved trade account.' })
    await expect(notice).toBeVisible()
    await notice.getByRole('link', { name: 'Apply for a trade account' }).click()
    await expect(page).toHaveURL('/account/trade')

    const apply = page.getByRole('button', { name: 'Apply for a trade account' })
    await apply.click()
    await expect(page.getByText(/^Check these \d+ fields$/)).toBeVisible()
    await expect(field(page, 'Business name')).toBeFocused()
    await expectNoViolations(page)
    await field(page, 'Business name').fill('The Tap Ltd')
    await page.getByRole('combobox', { name: 'Kind of business' }).selectOption('bottle_shop')
    await field(page, 'AWRS number').fill('XAAW123')
    await field(page, /^VAT number/).fill('GB 980 7806 85')
    await field(page, /^Company number/).click()
    await expect(field(page, 'AWRS number')).toHaveAccessibleDescription(/five zeros and six digits/)
    await expect(field(page, /^VAT number/)).toHaveAccessibleDescription(/This is not a VAT number/)
    await field(page, 'AWRS number').fill('xaaw 0000 0123 456')
    await field(page, /^VAT number/).fill('GB 980 7806 84')
    await fillPremises(page)
    await apply.click()
    await expect(page.getByText('Your trade account is approved.')).toBeVisible()
    await expect(field(page, 'AWRS number')).toHaveValue('XAAW00000123456')
    await expect(field(page, 'Postcode')).toHaveValue('LS1 4DY')

    await page.goto('/checkout')
    await expect(page.getByText('The Tap, 1 Brewery Yard')).toBeVisible()
    await expect(notice).toHaveCount(0)
  },
)

test('premises are added and taken out, and the overview shows the trade details (OPEN-25, TRADE-02)', async ({
  page,
  shop,
}) => {
  await signInConfirmed(page, shop)
  await page.goto('/account/trade')
  await field(page, 'Business name').fill('The Tap Ltd')
  await page.getByRole('combobox', { name: 'Kind of business' }).selectOption('pub')
  await field(page, 'Premises licence number').fill('LEEDS/1')
  await fillPremises(page)
  await page.getByRole('button', { name: 'Add premises' }).click()
  const second = page.getByRole('group', { name: 'Premises 2' })
  await second.getByRole('textbox', { name: 'Name over the entrance' }).fill('The Spile')
  await page.getByRole('button', { name: 'Take out premises 1' }).click()
  await expect(field(page, 'Name over the entrance')).toHaveValue('The Spile')
  await page.getByRole('button', { name: 'Apply for a trade account' }).click()
  await expect(field(page, 'Street and number')).toHaveAccessibleDescription(/Enter a street and number/)
  await fillPremises(page)
  await page.getByRole('button', { name: 'Apply for a trade account' }).click()
  await expect(page.getByText('Your trade account is approved.')).toBeVisible()

  await openSettings(page, 'details')
  const trade = section(page, 'Trade account')
  await expect(trade.getByText('The Tap Ltd')).toBeVisible()
  await expect(trade.getByText('LEEDS/1')).toBeVisible()
  await expect(section(page, 'Delivery addresses').getByText('1 Brewery Yard')).toHaveCount(1)
})
