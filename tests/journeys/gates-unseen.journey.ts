import type { Page } from '@playwright/test'
import { answerWelcomeGate } from '../support/pages/answer-welcome-gate.ts'
import { expect, expectColoursSeen, expectNoViolations, test } from '../support/shops/shop-fixture.ts'
import {
  desktop,
  openAnswered,
  passwordFlag,
  passwordGate,
  setFlags,
  stored,
  welcome,
} from '../support/pages/gate-page-object.ts'

test.use({ audience: null, viewport: desktop })

test.describe('before any script has come', () => {
  test('the gate covers a page, of which nothing is visible, and a customer’s is seen at once (GATE-01, GATE-14)', async ({
    page,
  }) => {
    await withoutScriptFiles(page)
    for (const path of ['/', '/groups/forth-crossing', await someBeer(page)]) {
      await page.goto(path, loaded)
      await expect(welcome(page)).toBeVisible()
      await expect(welcome(page).getByRole('heading', { name: 'Welcome to Dray' })).toBeVisible()
      await expect(page.locator('#app :visible')).toHaveCount(0)
    }
    await page.addInitScript(answerWelcomeGate)
    await page.goto('/groups/forth-crossing', loaded)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(welcome(page)).toBeHidden()
  })

  test('the welcome gate admits a wholesale customer, who stays on the page (GATE-15, ENT-79)', async ({
    page,
  }) => {
    await withoutScriptFiles(page)
    await page.goto('/shop?style=stout', loaded)
    await page.getByRole('button', { name: 'Wholesale customer' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL('/shop?style=stout')
    await expect(welcome(page)).toBeHidden()
    expect(await stored(page, 'dray-audience-choice')).toEqual({
      choice: 'wholesale',
      storedAt: expect.any(String),
    })
    expect(await page.evaluate(() => document.cookie)).not.toContain('dray-gate-answer')
    await page.goto('/groups', loaded)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('the flags override the document (GATE-02)', async ({ page }) => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await setFlags(page, { [passwordFlag]: true })
  await page.route('**/public/feature-flags?*', async (route) => {
    await held
    await route.fallback()
  })
  await page.goto('/shop')
  await expect(welcome(page)).toBeVisible()
  await expectNoViolations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectColoursSeen(page)
  answer()
  await expect(passwordGate(page)).toBeVisible()
  await expect(welcome(page)).toBeHidden()
  await expect(page.locator('#app :visible')).toHaveCount(0)
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

/** Where the newest beer is, by the redirect from any slugs (C-59). */
async function someBeer(page: Page): Promise<string> {
  const { beers } = await (await page.request.get('/public/beers/latest?limit=1')).json()
  return `/beer/brewery/beer/release/${beers[0].id}`
}

/** Without scripts the page does not wait for one. */
const loaded = { waitUntil: 'load' } as const

/** The document loads, and none of its files. */
const withoutScriptFiles = (page: Page) => page.route('**/assets/*.js', (route) => route.abort())
