import { screenOf } from '../../storefront/staff/staff-screen.ts'
import { signInAs } from '../support/pages/staff-orders.ts'
import { staffScreens } from '../support/pages/staff-screens.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

test('every screen of the staff is accessible', { tag: '@core' }, async ({ page, shop }) => {
  test.slow()
  const screens = await staffScreens(shop)
  await signInAs(page, shop, 'admin')
  for (const [kind, opened] of Object.entries(screens))
    for (const path of opened)
      await test.step(path, async () => {
        expect(screenOf(path)?.kind).toBe(kind)
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await expectNoViolations(page)
      })
})
