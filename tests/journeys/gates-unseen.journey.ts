import type { Page } from '@playwright/test'
import { builtFile } from './built-file.ts'
import { expect, expectNoViolations, test } from './shop-fixture.ts'
import { desk, openAnswered, passwordFlag, passwordGate, setFlags, welcome } from './gate-hands.ts'

test.use({ audience: null, viewport: desk })

const phone = { width: 390, height: 844 }

test.describe('what is seen before it is known', () => {
  test('nothing of the page is seen until the flags are there, and the page of a customer at once', async ({
    page,
  }) => {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/public/feature-flags?*', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/shop')
    await expect(page.locator('h1').first()).toBeHidden()
    await expect(page.getByRole('dialog')).toBeHidden()
    answer()
    await expect(welcome(page)).toBeVisible()
    await page.getByRole('button', { name: 'Wholesale customer' }).click()
    await page.unroute('**/public/feature-flags?*')
    await page.route('**/public/feature-flags?*', () => {})
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  for (const [name, path] of Object.entries({
    home: '/',
    'a group': '/groups/forth-crossing',
    'a beer': null,
  })) {
    test(`nothing of ${name} is seen before the flags are there, nor behind the password gate`, async ({
      page,
    }) => {
      const seen = page.locator('#app :not(dialog, dialog *):visible')
      const { promise: held, resolve: answer } = Promise.withResolvers<void>()
      await setFlags(page, { [passwordFlag]: true })
      await page.route('**/public/feature-flags?*', async (route) => {
        await held
        await route.fallback()
      })
      await page.goto(path ?? (await someBeer(page)))
      await expect(page.locator('html')).toHaveAttribute('data-gate', 'unknown')
      await expect(seen).toHaveCount(0)
      answer()
      await expect(passwordGate(page)).toBeVisible()
      await expect(seen).toHaveCount(0)
    })
  }

  test('a shop whose scripts never come opens by itself', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/groups/forth-crossing', { waitUntil: 'load' })
    const pallet = page.getByText('Whatever you add from the breweries of Forth Crossing')
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(pallet).toBeHidden()
    // As eight seconds do
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(pallet).toBeVisible()
  })

  test('a gate that cannot be fetched lets in', async ({ page }) => {
    await page.route(builtFile('storefront/frame/gates/GateDialogs.tsx'), (route) => route.abort())
    await page.goto('/shop')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Dray, home' })).toBeVisible()
  })
})

test.describe('for search engines', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/130.0 Safari/537.36',
  })

  test('the page is drawn, without the welcome gate', async ({ page }) => {
    await openAnswered(page, '/shop')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no gate, and the page is there', async ({ page }) => {
    await page.goto('/shop')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [name, viewport] of Object.entries({ phone, desk })) {
    test.describe(`in the ${colorScheme} theme on a ${name}, the gates keep nobody out`, () => {
      test.use({ viewport, colorScheme })

      test('welcome', async ({ page }) => {
        await page.goto('/')
        await expect(welcome(page)).toBeVisible()
        await expectNoViolations(page)
      })

      test('password', async ({ page }) => {
        await setFlags(page, { [passwordFlag]: true })
        await page.goto('/')
        await expect(passwordGate(page)).toBeVisible()
        await expectNoViolations(page)
      })
    })
  }
}

/** Where the newest beer is, by the redirect from any slugs (C-59). */
async function someBeer(page: Page): Promise<string> {
  const { beers } = await (await page.request.get('/public/beers/latest?limit=1')).json()
  return `/beer/brewery/beer/release/${beers[0].id}`
}
