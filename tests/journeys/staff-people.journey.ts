import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { pageOf } from '../support/pages/staff-orders.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { expect, test } from '../support/shops/shop-fixture.ts'

const strip = 'You look at Learmonth Basin Brewery as Dray staff. Nothing can be changed here.'

test('support looks into a brewery on a phone, without an action or money, and an admin gets there from its page (ROLE-02, STAF-25)', async ({
  page,
  shop,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await storeSession(page, await signInElsewhere(shop, 'support@dray.example', 'kind on the phone'))
  await page.goto('/sell/learmonth-basin')
  await expect(page.getByText(strip)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pause selling' })).toHaveCount(0)
  await page.goto('/sell/learmonth-basin/stock')
  await expect(page.getByRole('heading', { name: 'Stock' })).toBeVisible()
  await expect(page.getByText(strip)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Count/ })).toHaveCount(0)
  await expect.poll(() => horizontalOverflow(page)).toEqual([])
  await page.goto('/sell/learmonth-basin/money')
  await expect(page.getByText('There is nothing here for you')).toBeVisible()
  await page.goto('/admin/money/receivables')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing here for you')
  await expect(page.getByRole('link', { name: 'Receivables' })).toHaveCount(0)

  const session = await signInElsewhere(shop, 'admin@dray.example', 'keys to the cellar')
  const admin = await pageOf(browser, shop, session)
  await admin.goto('/admin/people')
  await expect(admin.getByRole('row').filter({ hasText: 'support@dray.example' })).toContainText('Support')
  await admin.goto('/admin/breweries/learmonth-basin')
  await admin.getByRole('link', { name: 'Look into its console' }).click()
  await expect(admin.getByText(strip)).toBeVisible()
})
