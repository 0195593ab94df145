import { accountPages } from '../support/pages/every-account-page.ts'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { bringFirkins } from '../support/pages/sent-firkins.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

test('every page of an account is accessible and fits a phone', { tag: '@core' }, async ({ page, shop }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  const { number, buyer } = await bringFirkins(shop)
  await storeSession(page, buyer)
  for (const path of accountPages(number))
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectNoViolations(page)
      await expect.poll(() => horizontalOverflow(page)).toEqual([])
    })
})
