import { expect, test } from '../support/shops/shop-fixture.ts'

const phone = { width: 390, height: 844 }

test(
  'one question is open at a time, the first at first, and a click closes it (STAT-29, STAT-30, STAT-31)',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/shipping-faq')
    const open = page.locator('main details[open]')
    const question = (name: string) => page.locator('main summary').filter({ hasText: name })
    await expect(open).toHaveCount(1)
    await expect(open).toContainText('When will my order leave the brewery?')
    await question('What does shipping cost?').click()
    await expect(open).toHaveCount(1)
    await expect(open).toContainText('What does shipping cost?')
    await question('My beer arrived damaged').click()
    await expect(open).toHaveCount(1)
    await expect(open).toContainText('24 hours')
    await question('My beer arrived damaged').click()
    await expect(open).toHaveCount(0)
  },
)

test('the contents of the terms lead to their sections, also on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/terms-and-conditions')
  await page.getByText('21 sections').click()
  await page.getByRole('link', { name: 'Scottish law' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/terms-and-conditions#law')
  await expect(page.getByRole('heading', { name: 'Scottish law' })).toBeInViewport()
})
