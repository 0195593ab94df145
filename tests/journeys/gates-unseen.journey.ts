import type { Page } from '@playwright/test'
import { answerWelcomeGate } from '../support/pages/answer-welcome-gate.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'
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

const phone = { width: 390, height: 844 }

test.describe('before any script has come', () => {
  for (const [name, path] of Object.entries({
    home: '/',
    'a group': '/groups/forth-crossing',
    'a beer': null,
  })) {
    test(`the gate covers ${name}, of which nothing is visible (GATE-01)`, async ({ page }) => {
      await withoutScriptFiles(page)
      await page.goto(path ?? (await someBeer(page)), loaded)
      await expect(welcome(page)).toBeVisible()
      await expect(welcome(page).getByRole('heading', { name: 'Welcome to Dray' })).toBeVisible()
      await expect(page.locator('#app :visible')).toHaveCount(0)
    })
  }

  test('the page of a customer is seen at once (GATE-14)', async ({ page }) => {
    await page.addInitScript(answerWelcomeGate)
    await withoutScriptFiles(page)
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

  test('the welcome gate redirects a visitor under 18, and remembers it (GATE-17, GATE-18)', async ({
    page,
  }) => {
    await page.route('https://www.youtubekids.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Films for children</title>' }),
    )
    await withoutScriptFiles(page)
    await page.goto('/shop', loaded)
    await page.getByRole('button', { name: 'I am UNDER 18 years old' }).click()
    await expect(page).toHaveURL('https://www.youtubekids.com/')
    await page.goto('/privacy-policy', loaded)
    expect(await stored(page, 'dray-audience-choice')).toEqual({
      choice: 'under18',
      storedAt: expect.any(String),
    })
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

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [name, viewport] of Object.entries({ phone, desktop })) {
    test.describe(`in the ${colorScheme} theme on a ${name}, the gates are accessible`, () => {
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

/** Without scripts the page does not wait for one. */
const loaded = { waitUntil: 'load' } as const

/** The document loads, and none of its files. */
const withoutScriptFiles = (page: Page) => page.route('**/assets/*.js', (route) => route.abort())
