import type { Page } from '@playwright/test'
import { accountPages } from '../support/pages/every-account-page.ts'
import { fillGuestBasket } from '../support/pages/fill-guest-basket.ts'
import { publicPages } from '../support/pages/public-pages.ts'
import { passRows } from '../support/pages/render-everything.ts'
import { sellingScreens } from '../support/pages/selling-screens.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { paidOrder, signInAs } from '../support/pages/staff-orders.ts'
import { staffScreens } from '../support/pages/staff-screens.ts'
import { buildDevelopmentScripts, useDevelopmentScripts } from '../support/servers/development-scripts.ts'
import { expect, test } from '../support/shops/shop-fixture.ts'

const demoSecrets = {
  brewer: 'mash in at seven',
  organiser: 'van leaves at noon',
  landlord: 'pint of the usual',
} as const

test.describe.configure({ timeout: 900_000 })
test.beforeAll(async () => {
  test.setTimeout(300_000)
  await buildDevelopmentScripts()
})
test.beforeEach(({ context }) => useDevelopmentScripts(context))

/** What React and the page's own code report, with the address it was reported at. */
function watchFaults(page: Page): string[] {
  const faults: string[] = []
  const note = (text: string) => faults.push(`${new URL(page.url()).pathname}: ${text.slice(0, 4000)}`)
  page.on('console', (message) => {
    // The browser's own line for an answer that is not 200, such as that of a page that does not exist
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      note(message.text())
  })
  page.on('pageerror', (error) => note(String(error)))
  return faults
}

async function openEach(page: Page, paths: readonly string[]): Promise<void> {
  const faults = watchFaults(page)
  for (const path of paths) {
    await page.goto(path)
    if (/^\/(sell|admin)/.test(path)) {
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible({ timeout: 60_000 })
      await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0, { timeout: 60_000 })
    } else {
      await passRows(page)
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await page.waitForLoadState('networkidle')
    }
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

test('every page hydrates as the server wrote it for a guest', async ({ page }) => {
  const beers = [await firstBeerOf(page, '/shop'), await firstBeerOf(page, '/groups/forth-crossing')]
  await openEach(page, [...Object.values(publicPages).flat(), ...beers, '/shop?page=2'])
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

test('every screen of the sellers renders without a warning', async ({ browser, shop }) => {
  await paidOrder(shop)
  await paidOrder(shop, {
    groupSlug: 'forth-crossing',
    contact: { towncity: 'Edinburgh', postcode: 'EH6 6JH' },
  })
  const signIn = (who: keyof typeof demoSecrets) =>
    signInElsewhere(shop, `${who}@dray.example`, demoSecrets[who])
  const screens = Object.values(
    await sellingScreens(shop, await signIn('brewer'), await signIn('organiser')),
  ).flat()
  for (const who of ['brewer', 'organiser', 'landlord'] as const) {
    const context = await browser.newContext({ baseURL: shop })
    await useDevelopmentScripts(context)
    const page = await context.newPage()
    await storeSession(page, await signIn(who))
    await openEach(
      page,
      screens.filter((screen) => screen.who === who).map(({ path }) => path),
    )
    await context.close()
  }
})

test('every screen of the staff renders without a warning', async ({ page, shop }) => {
  const screens = await staffScreens(shop)
  await signInAs(page, shop, 'admin')
  await openEach(page, Object.values(screens).flat())
})
