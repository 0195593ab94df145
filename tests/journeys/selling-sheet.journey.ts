import type { Locator } from '@playwright/test'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

test(
  'all prices of a brewery rise by 3 % from a day in at most eight presses (SELL-44)',
  { tag: '@core' },
  async ({ page, shop }) => {
    test.slow()
    await storeSession(page, await signInElsewhere(shop, 'brewer@dray.example', 'mash in at seven'))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/sell/learmonth-basin/prices')
    let presses = 0
    const press = async (what: Locator) => {
      presses += 1
      await what.click()
    }
    const cells = page.getByLabel(/^New price of /)
    await expect(cells.first()).toHaveValue('')
    await press(page.getByRole('checkbox', { name: /^All / }))
    await page.getByLabel('By', { exact: true }).fill('3')
    await page.getByLabel('New prices apply from').fill('2027-12-01')
    await press(page.getByRole('button', { name: 'Fill in the prices' }))
    await expect(cells.first()).toHaveValue(/^\d+\.\d\d$/)
    await expectNoViolations(page)
    await expect.poll(() => horizontalOverflow(page)).toEqual([])
    // What is typed is there again after a reload.
    await page.reload()
    await expect(cells.first()).toHaveValue(/^\d+\.\d\d$/)
    await page.getByLabel('New prices apply from').fill('2027-12-01')
    await press(page.getByRole('button', { name: 'Review' }))
    const dialog = page.getByRole('dialog', { name: 'Save the sheet' })
    await expect(dialog.getByText(/£[\d.]+ becomes £[\d.]+ from .*\b1 Dec 2027/).first()).toBeVisible()
    await expectNoViolations(page)
    await press(dialog.getByRole('button', { name: /^Save \d+ prices$/ }))
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(/from.+1.Dec.2027/).first()).toBeVisible()
    expect(presses).toBeLessThanOrEqual(8)
  },
)

test('cells are moved through by keyboard and take what a spreadsheet copied; a wrong one is named (SELL-44)', async ({
  page,
  shop,
}) => {
  await storeSession(page, await signInElsewhere(shop, 'brewer@dray.example', 'mash in at seven'))
  await page.goto('/sell/learmonth-basin/prices')
  const price = page.getByLabel(/^New price of /)
  const units = page.getByLabel(/^Units counted of /)
  await price.first().fill('99')
  await page.keyboard.press('Enter')
  await expect(price.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(units.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(units.first()).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(price.first()).toBeFocused()
  await price.first().evaluate((cell) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '92.00\t12\n£1,101.50\tabout 7')
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(price.nth(1)).toHaveValue('£1,101.50')
  await expect(page.getByText('2 new prices, 2 counts')).toBeVisible()
  await page.getByRole('button', { name: 'Review' }).press('Enter')
  await expect(units.nth(1)).toBeFocused()
  await expect(page.getByRole('alert').getByText('Type a whole number of units.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).press('Enter')
  await expect(price.first()).toHaveValue('')
})
