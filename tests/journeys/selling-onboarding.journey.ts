import type { Page } from '@playwright/test'
import { storeSession } from '../support/pages/sessions.ts'
import { registerConfirmed, signInElsewhere } from '../support/pages/signed-in.ts'
import { pageOf, staffSecrets } from '../support/pages/staff-orders.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const field = (page: Page, label: string) => main(page).getByLabel(new RegExp(`^${label}`))

test('a brewery applies, with a draft that survives a lost connection, is taken on and describes a first beer (SELL-25, NOTE-13, NOTE-14)', async ({
  page,
  shop,
  browser,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await storeSession(page, await registerConfirmed(shop))
  await page.goto('/sell/apply')
  await field(page, 'Name of the brewery').fill('Spile and Shive')
  await field(page, 'Town or city').focus()
  await expect(page.getByText('Saved as a draft.', { exact: true })).toBeVisible()
  await page.route('**/api/apply', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await field(page, 'Town or city').fill('Leith')
  await field(page, 'Contact').fill('Nell Cooper')
  await expect(page.getByText('it is stored in this browser only', { exact: false })).toBeVisible()
  await page.reload()
  await expect(page.getByText('What you typed before is here again. It is not sent yet.')).toBeVisible()
  await expect(field(page, 'Name of the brewery')).toHaveValue('Spile and Shive')
  await expect(field(page, 'Contact')).toHaveValue('Nell Cooper')
  await page.unroute('**/api/apply')
  for (const [label, text] of Object.entries({
    'Legal name': 'Spile and Shive Brewing Ltd',
    'AWRS number': 'XAAW00000555666',
    'Street and number': '3 Cooperage Lane',
    Postcode: 'EH6 6JJ',
    'Email address for orders': 'orders@spile.example',
    Phone: '0131 496 0777',
  }))
    await field(page, label).fill(text)
  await page.getByLabel('Mostly by').selectOption({ label: 'Our own van' })
  await expectNoViolations(page)
  await button(page, 'Send the application').press('Enter')
  await expect(page.getByText('Your application is being looked at.')).toBeVisible()

  const operations = await signInElsewhere(shop, 'operations@dray.example', staffSecrets.operations)
  const staff = await pageOf(browser, shop, operations)
  await staff.goto('/admin')
  await main(staff)
    .getByRole('link', { name: /Spile and Shive/ })
    .first()
    .press('Enter')
  await expect(staff.getByRole('heading', { name: 'Spile and Shive', level: 1 })).toBeVisible()
  await expectNoViolations(staff)
  await button(staff, 'Take it on').press('Enter')
  const dialog = staff.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Review', exact: true }).press('Enter')
  await dialog.getByRole('button', { name: 'Take Spile and Shive on' }).press('Enter')
  await expect(staff.getByRole('link', { name: 'Its page as a brewery' })).toBeVisible()

  await page.goto('/sell/spile-and-shive')
  await expect(page.getByRole('heading', { name: 'Before you take orders' })).toBeVisible()
  await page.goto('/sell/spile-and-shive/settings?tab=papers')
  await page.getByLabel('Your name').fill('Nell Cooper')
  await button(page, 'Accept the agreement').press('Enter')
  await expect(page.getByText(/accepted by Nell Cooper/)).toBeVisible()
  await page.goto('/sell/spile-and-shive/beers/new')
  await page.getByLabel(/^Name/).fill('Cooper’s Dozen')
  await page.getByLabel(/^Style/).selectOption({ index: 1 })
  await page.getByLabel('ABV in percent').fill('4.2')
  await page.getByLabel('Cereals with gluten', { exact: true }).check()
  await button(page, 'Remove size 1').press('Enter')
  await button(page, 'Review').press('Enter')
  await main(page)
    .getByRole('button', { name: /Cooper’s Dozen|Send|Ask/ })
    .last()
    .press('Enter')
  await expect(page.getByRole('heading', { name: 'Cooper’s Dozen', level: 1 })).toBeVisible()
})
