import type { Page } from '@playwright/test'
import { expect, test, watchShifts } from '../support/shops/shop-fixture.ts'
import {
  desktop,
  openAnswered,
  overflowOf,
  passwordGate,
  setFlags,
  stored,
  welcome,
  welcomeFlag,
} from '../support/pages/gate-page-object.ts'

test.use({ audience: null, viewport: desktop })

/** Simulates the site that receives visitors under 18. */
async function fakeVideoSite(page: Page): Promise<void> {
  await page.route('https://www.youtubekids.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Films for children</title>' }),
  )
}

test.describe('the welcome gate', () => {
  test('covers each page, which is drawn below it (GATE-01, GATE-11)', async ({ page }) => {
    const shifts = await watchShifts(page)
    for (const path of ['/', '/shop', '/groups', '/retail', '/no-such-page']) {
      await page.goto(path)
      await expect(welcome(page)).toBeVisible()
      await expect(page.locator('h1').first()).toBeAttached()
      expect(await shifts(), path).toBe(0)
    }
  })

  test('its picture is asked for before the body has come, where the gate shows', async ({ page }) => {
    const pictures = page.locator('head link[rel="preload"][as="image"][href^="/pictures/scene/"]')
    await page.goto('/shop')
    await expect(pictures).toHaveCount(1)
    const shown = await welcome(page).locator('img').last().getAttribute('src')
    expect(await pictures.getAttribute('href')).toBe(shown)
    await page.evaluate(() => localStorage.setItem('dray-audience-choice', '{"choice":"wholesale"}'))
    await page.reload()
    await expect(pictures).toHaveCount(0)
  })

  test('its flag puts it up or away, and without an answer it is there (GATE-03, GATE-04, GATE-10, GATE-11, GATE-12)', async ({
    page,
  }) => {
    for (const flags of [{}, null]) {
      await setFlags(page, flags)
      await page.goto('/shop')
      await expect(welcome(page)).toBeVisible()
      await expect(passwordGate(page)).toBeHidden()
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
    }
    await setFlags(page, { [welcomeFlag]: false })
    await openAnswered(page, '/shop')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test(
    'a wholesale customer is let in and stays in, a private one cannot come in yet (GATE-14, GATE-15, GATE-16, GATE-19, GATE-21, ENT-79)',
    { tag: '@core' },
    async ({ page }) => {
      await page.goto('/shop')
      await expect(welcome(page)).toBeVisible()
      expect(await overflowOf(page)).toBe('hidden')
      expect((await welcome(page).boundingBox())?.width).toBeLessThanOrEqual(840)
      await expect(page.getByRole('button', { name: 'Private customer (COMING SOON)' })).toBeDisabled()
      await page.getByRole('button', { name: 'Wholesale customer' }).click()
      await expect(welcome(page)).toBeHidden()
      expect(await overflowOf(page)).toBe('visible')
      await page.mouse.wheel(0, 400)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
      expect(await stored(page, 'dray-audience-choice')).toEqual({
        choice: 'wholesale',
        storedAt: expect.any(String),
      })
      await openAnswered(page, '/shop')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(welcome(page)).toBeHidden()
    },
  )

  test('a visitor under 18 is redirected, and again on the next visit (GATE-17, GATE-18, SEC-13, C-21)', async ({
    page,
  }) => {
    await fakeVideoSite(page)
    await page.goto('/shop')
    await page.getByRole('button', { name: 'I am UNDER 18 years old' }).click()
    await expect(page).toHaveURL('https://www.youtubekids.com/')
    await page.goto('/privacy-policy')
    expect(await stored(page, 'dray-audience-choice')).toEqual({
      choice: 'under18',
      storedAt: expect.any(String),
    })
    await page.goto('/groups').catch(() => null)
    await expect(page).toHaveURL('https://www.youtubekids.com/')
  })

  test('neither Escape nor a press outside closes it, and the focus stays inside (GATE-19)', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(welcome(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Welcome to Dray' })).toBeFocused()
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await page.keyboard.press('Escape')
    await expect(welcome(page)).toBeVisible()
    for (let stop = 0; stop < 7; stop += 1) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true)
    }
  })

  test('leads to the terms and the privacy policy, which are open, and covers the next page (C-31)', async ({
    page,
  }) => {
    await page.goto('/shop')
    await welcome(page).getByRole('link', { name: 'terms and conditions' }).click()
    await expect(page).toHaveURL('/terms-and-conditions')
    await expect(welcome(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'Dray, home' }).click()
    await expect(page).toHaveURL('/')
    await expect(welcome(page)).toBeVisible()
  })

  test('an answer given in another tab counts here', async ({ page, context }) => {
    await page.goto('/shop')
    await expect(welcome(page)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/')
    await other.getByRole('button', { name: 'Wholesale customer' }).click()
    await expect(welcome(page)).toBeHidden()
  })

  test('at 200 % zoom nothing hangs over the edge and everything can be reached', async ({ page }) => {
    await page.goto('/')
    for (const viewport of [
      { width: 320, height: 568 },
      { width: 640, height: 400 },
    ]) {
      await page.setViewportSize(viewport)
      await expect(welcome(page)).toBeVisible()
      expect(await welcome(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
      await page.getByRole('button', { name: 'I am UNDER 18 years old' }).scrollIntoViewIfNeeded()
      await expect(page.getByRole('button', { name: 'I am UNDER 18 years old' })).toBeInViewport()
    }
  })
})
