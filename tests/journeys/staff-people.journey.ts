import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

const strip = 'You look at Learmonth Basin Brewery as Dray staff. Nothing can be changed here.'

test('support looks into a brewery on a phone, with the strip and without an act or money (STAF-25)', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await storeSession(page, await signInElsewhere(shop, 'support@dray.example', 'kind on the phone'))
  await page.goto('/sell/learmonth-basin')
  await expect(page.getByText(strip)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pause selling' })).toHaveCount(0)
  await expectNoViolations(page)
  await page.goto('/sell/learmonth-basin/stock')
  await expect(page.getByRole('heading', { name: 'Stock' })).toBeVisible()
  await expect(page.getByText(strip)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Count/ })).toHaveCount(0)
  expect(await horizontalOverflow(page)).toEqual([])
  await page.goto('/sell/learmonth-basin/money')
  await expect(page.getByText('There is nothing here for you')).toBeVisible()
})

test('an area that a role does not see is like an address that does not exist (ROLE-02)', async ({
  page,
  shop,
}) => {
  await storeSession(page, await signInElsewhere(shop, 'support@dray.example', 'kind on the phone'))
  await page.goto('/admin/money/receivables')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('There is nothing here for you')
  await expect(page.getByRole('link', { name: 'Receivables' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Money' })).toHaveCount(0)
})

test('an admin goes from a brewery into its console, and sees the staff (STAF-25)', async ({
  page,
  shop,
}) => {
  await storeSession(page, await signInElsewhere(shop, 'admin@dray.example', 'keys to the cellar'))
  await page.goto('/admin/people')
  await expect(page.getByRole('row').filter({ hasText: 'support@dray.example' })).toContainText('Support')
  await expectNoViolations(page)
  await page.goto('/admin/breweries/learmonth-basin')
  await page.getByRole('link', { name: 'Look into its console' }).click()
  await expect(page.getByText(strip)).toBeVisible()
})
