import type { Page } from '@playwright/test'
import { awaitBasket } from '../support/pages/await-running.ts'
import { fillGuestBasket } from '../support/pages/fill-guest-basket.ts'
import { expect, test } from '../support/shops/shop-fixture.ts'

const linen = { words: 'Table Linen', quantity: 1 }

const block = (page: Page, brewery: string) => page.getByRole('region', { name: brewery, exact: true })
const row = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Summary' }).locator('dl > div').filter({ hasText: name }).locator('dd')
const pence = async (page: Page, name: RegExp) =>
  Math.round(Number((await row(page, name).textContent())?.replace(/[£,]/g, '')) * 100)

test(
  'the checkout names each delivery once a postcode is typed (DELV-01, DELV-02, DELV-03, DELV-05)',
  { tag: '@core' },
  async ({ page, context, shop }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await fillGuestBasket(context, shop, [linen])
    await page.goto('/checkout')
    await awaitBasket(page)
    const damask = block(page, 'Damask Beer Company')
    const before = await pence(page, /^Total price/)
    await expect(row(page, /^Shipping/)).toHaveText('Calculated at checkout')
    await page.getByRole('textbox', { name: 'Postcode' }).fill('EH1 1AA')
    await expect(row(page, /^Delivery by Damask Beer Company/)).toHaveText('£12.00')
    await expect(row(page, /^Shipping/)).toHaveCount(0)
    expect((await pence(page, /^Total price/)) - before).toBe(1440)
    await expect(damask).toContainText(/Delivery £12\.00 · Arrives (Tue|Thu) \d+ [A-Z]/)
    await damask.getByText('Collect instead').click()
    await expect(
      damask.getByRole('radio', {
        name: /^Standard delivery — calculated once the brewery confirms fulfilment/,
      }),
    ).toBeChecked()
    await damask.getByRole('radio', { name: /^Collect from brewery taproom/ }).check()
    await expect(row(page, /^Total price/)).toContainText(String((before / 100).toFixed(2)))
  },
)
