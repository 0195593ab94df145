import { settingsNames, settingsSections } from '../../shared/accounts/settings-pages.ts'
import {
  creditPath,
  emptiesPath,
  newStandingOrderPath,
  standingOrdersPath,
} from '../../shared/orders/account-paths.ts'
import { paths } from '../../shared/paths/paths.ts'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { bringFirkins } from '../support/pages/sent-firkins.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

test('every page of an account is accessible and fits a phone', { tag: '@core' }, async ({ page, shop }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  const { number, buyer } = await bringFirkins(shop)
  await storeSession(page, buyer)
  for (const path of [
    paths.account,
    ...settingsNames.map((name) => settingsSections[name].path),
    paths.trade,
    creditPath,
    emptiesPath,
    standingOrdersPath,
    newStandingOrderPath,
    paths.orders,
    paths.order(number),
    `${paths.order(number)}/thanks`,
    paths.secondFactor,
  ])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectNoViolations(page)
      await expect.poll(() => horizontalOverflow(page)).toEqual([])
    })
})
