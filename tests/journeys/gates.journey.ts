import type { Page } from '@playwright/test'
import sharp from 'sharp'
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
  for (const path of ['/', '/shop', '/groups', '/retail', '/no-such-page']) {
    test(`covers ${path}, which is drawn and works below it (GATE-01, GATE-11)`, async ({ page }) => {
      const shifts = await watchShifts(page)
      await page.goto(path)
      await expect(welcome(page)).toBeVisible()
      await expect(page.locator('h1').first()).toBeAttached()
      expect(await shifts()).toBe(0)
    })
  }

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

  test('a sketch stands where its picture is yet to come, and the picture covers it', async ({ page }) => {
    const whole = Promise.withResolvers<void>()
    await page.route('**/pictures/scene/bar-at-dusk.svg', async (route) => {
      await whole.promise
      await route.continue()
    })
    await page.goto('/shop', { waitUntil: 'commit' })
    const [sketch, place] = [welcome(page).locator('img').first(), welcome(page).locator('img').last()]
    await expect(sketch).toBeVisible()
    const look = () => place.screenshot({ scale: 'css' })
    const sketched = await look()
    expect((await sharp(sketched).stats()).channels[0]!.stdev).toBeGreaterThan(30)
    whole.resolve()
    await expect.poll(async () => (await look()).equals(sketched)).toBe(false)
    const covered = await look()
    await sketch.evaluate((image) => image.remove())
    expect((await look()).equals(covered)).toBe(true)
  })

  test('unset flags: welcome, no password (GATE-11, GATE-03)', async ({ page }) => {
    await setFlags(page, {})
    await page.goto('/shop')
    await expect(welcome(page)).toBeVisible()
    await expect(passwordGate(page)).toBeHidden()
  })

  test('its flag is off: no gate (GATE-10)', async ({ page }) => {
    await setFlags(page, { [welcomeFlag]: false })
    await openAnswered(page, '/shop')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('the flags cannot be read: welcome, no password, no message (GATE-04, GATE-12)', async ({ page }) => {
    await setFlags(page, null)
    await page.goto('/shop')
    await expect(welcome(page)).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  })

  test('a wholesale customer is let in and stays in (GATE-14, GATE-15, GATE-19, ENT-79)', async ({
    page,
  }) => {
    await page.goto('/shop')
    await expect(welcome(page)).toBeVisible()
    expect(await overflowOf(page)).toBe('hidden')
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
  })

  test('a stored retail choice is let in (ENT-77, C-20, GATE-14)', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('dray-audience-choice', '{"choice":"retail","storedAt":"2026-01-01T00:00:00Z"}'),
    )
    await openAnswered(page, '/shop')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(welcome(page)).toBeHidden()
  })

  test('private customers cannot come in yet (GATE-16)', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Private customer (COMING SOON)' })).toBeDisabled()
  })

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

  test('a visitor under 18 is also redirected on the way from an open page (GATE-17, C-21)', async ({
    page,
  }) => {
    await fakeVideoSite(page)
    await page.addInitScript(() =>
      localStorage.setItem('dray-audience-choice', '{"choice":"under18","storedAt":"2026-01-01T00:00:00Z"}'),
    )
    await page.goto('/privacy-policy')
    await page.getByRole('link', { name: 'Dray, home' }).click()
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

  test('it is at most 840 px wide (GATE-21)', async ({ page }) => {
    await page.goto('/')
    expect((await welcome(page).boundingBox())?.width).toBeLessThanOrEqual(840)
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

  for (const [width, height] of [
    [320, 568],
    [640, 400],
  ] as const) {
    test(`at ${width} × ${height} px (200 % zoom) nothing hangs over the edge and all can be reached`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      await expect(welcome(page)).toBeVisible()
      expect(await welcome(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
      await page.getByRole('button', { name: 'I am UNDER 18 years old' }).scrollIntoViewIfNeeded()
      await expect(page.getByRole('button', { name: 'I am UNDER 18 years old' })).toBeInViewport()
    })
  }
})
