import type { Page } from '@playwright/test'
import { accountPages } from '../support/pages/every-account-page.ts'
import { fillGuestBasket } from '../support/pages/fill-guest-basket.ts'
import { passRows } from '../support/pages/render-everything.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { paidOrder } from '../support/pages/staff-orders.ts'
import { runInDevelopment, watchFaults } from '../support/servers/development-scripts.ts'
import { expect, test } from '../support/shops/shop-fixture.ts'

test.describe.configure({ timeout: 900_000 })
runInDevelopment()

async function openEach(page: Page, paths: readonly string[]): Promise<void> {
  const faults = watchFaults(page)
  for (const path of paths) {
    await page.goto(path)
    await passRows(page)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await page.waitForLoadState('networkidle')
  }
  expect(faults).toEqual([])
}

const firstBeerOf = async (page: Page, list: string): Promise<string> => {
  await page.goto(list)
  return (await page.locator('main article h2 a').first().getAttribute('href'))!
}

test('a page that differs from what the server wrote is reported', async ({ page }) => {
  await page.route('/support', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('<main id="main"', '<main id="main" lang="de"')
    await route.fulfill({ response: answer, body })
  })
  const faults = watchFaults(page)
  await page.goto('/support')
  expect(faults.join()).toContain('hydrated')
})

test('cart and checkout hydrate with a basket, and the account with an order', async ({
  context,
  page,
  shop,
}) => {
  const { buyer, number } = await paidOrder(shop)
  await fillGuestBasket(context, shop, [{ words: 'Towpath Bitter firkin' }])
  await openEach(page, ['/cart', '/checkout'])
  await storeSession(page, buyer)
  await openEach(page, [...accountPages(number), '/wishlist', '/cart', '/', await firstBeerOf(page, '/shop')])
})
