import type { Page } from '@playwright/test'
import { builtFile } from './built-file.ts'
import { expect, expectNoViolations, test, watchShifts } from './shop-fixture.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1600, height: 900 }
const passwordFlag = 'shop.access.password-gate'
const welcomeFlag = 'shop.access.welcome-gate'

test.use({ audience: null, viewport: desk })

/** Answers the flags call as a shop would whose operators set these flags; null for a fault. */
async function setFlags(page: Page, set: Record<string, boolean> | null): Promise<void> {
  await page.route('**/public/feature-flags?*', (route) => {
    if (set === null) return route.fulfill({ status: 500, json: { message: 'Out of order' } })
    const flags = Object.entries(set).map(([key, enabled]) => ({ key, enabled }))
    return route.fulfill({ json: { flags } })
  })
}

/** Answers the question for the site password, which is 'open sesame' here, and tells what was sent. */
async function setPassword(page: Page): Promise<unknown[]> {
  const sent: unknown[] = []
  await page.route('**/public/gate/password', (route) => {
    sent.push(route.request().postDataJSON())
    const isRight = (route.request().postDataJSON() as { password: string }).password === 'open sesame'
    if (isRight) return route.fulfill({ status: 204 })
    return route.fulfill({ status: 401, json: { message: 'Incorrect password, please try again.' } })
  })
  return sent
}

/** Stands in for the site that visitors under 18 are sent to. */
async function fakeVideoSite(page: Page): Promise<void> {
  await page.route('https://www.youtubekids.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Films for children</title>' }),
  )
}

const welcome = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Dray' })
const passwordGate = (page: Page) => page.getByRole('dialog', { name: 'This shop is not open yet' })
const stored = (page: Page, key: string) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, key)
const overflowOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflowY)
const layerOf = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => Number(getComputedStyle(dialog).zIndex))
/** Opens a page and waits until whatever had to be asked about gates is answered. */
async function openAnswered(page: Page, path: string): Promise<void> {
  const answered = page.waitForResponse('**/public/feature-flags?*')
  await page.goto(path)
  await answered
}

test.describe('the welcome gate', () => {
  for (const path of ['/', '/shop', '/groups', '/retail', '/no-such-page']) {
    test(`GATE-01 GATE-11 covers ${path}, which is drawn and works below it`, async ({ page }) => {
      const shifts = await watchShifts(page)
      await page.goto(path)
      await expect(welcome(page)).toBeVisible()
      await expect(page.locator('h1').first()).toBeAttached()
      expect(await shifts()).toBe(0)
    })
  }

  test('GATE-11 GATE-03 flags that nobody set: welcome, no password', async ({ page }) => {
    await setFlags(page, {})
    await page.goto('/shop')
    await expect(welcome(page)).toBeVisible()
    await expect(passwordGate(page)).toBeHidden()
  })

  test('GATE-10 its flag is off: no gate', async ({ page }) => {
    await setFlags(page, { [welcomeFlag]: false })
    await openAnswered(page, '/shop')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('GATE-04 GATE-12 the flags cannot be read: welcome, no password, no message', async ({ page }) => {
    await setFlags(page, null)
    await page.goto('/shop')
    await expect(welcome(page)).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  })

  test('GATE-14 GATE-15 GATE-19 ENT-79 a wholesale customer is let in and stays in', async ({ page }) => {
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

  test('ENT-77 C-20 GATE-14 a stored retail choice is let in', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('dray-audience-choice', '{"choice":"retail","storedAt":"2026-01-01T00:00:00Z"}'),
    )
    await openAnswered(page, '/shop')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(welcome(page)).toBeHidden()
  })

  test('GATE-16 private customers cannot come in yet', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Private customer (COMING SOON)' })).toBeDisabled()
  })

  test('GATE-17 GATE-18 SEC-13 C-21 who is under 18 is sent away, and again on the next visit', async ({
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

  test('GATE-17 C-21 who is under 18 is also sent away on the way from an open page', async ({ page }) => {
    await fakeVideoSite(page)
    await page.addInitScript(() =>
      localStorage.setItem('dray-audience-choice', '{"choice":"under18","storedAt":"2026-01-01T00:00:00Z"}'),
    )
    await page.goto('/privacy-policy')
    await page.getByRole('link', { name: 'Dray, home' }).click()
    await expect(page).toHaveURL('https://www.youtubekids.com/')
  })

  test('GATE-19 neither Escape nor a press outside closes it, and the focus stays inside', async ({
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

  test('GATE-21 it is at most 840 px wide', async ({ page }) => {
    await page.goto('/')
    expect((await welcome(page).boundingBox())?.width).toBeLessThanOrEqual(840)
  })

  test('C-31 leads to the terms and the privacy policy, which are open, and stands before what follows', async ({
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

test.describe('the password gate', () => {
  const both = { [passwordFlag]: true, [welcomeFlag]: true }

  test('GATE-02 GATE-13 GATE-20 stands alone and above the welcome gate', async ({ page }) => {
    await setFlags(page, both)
    await setPassword(page)
    await page.goto('/shop')
    await expect(passwordGate(page)).toBeVisible()
    await expect(welcome(page)).toBeHidden()
    await expect(page.locator('h1').first()).toBeHidden()
    const above = await layerOf(page)
    await page.getByLabel('Password').fill('open sesame')
    await page.keyboard.press('Enter')
    await expect(welcome(page)).toBeVisible()
    await expect(passwordGate(page)).toBeHidden()
    expect(above).toBeGreaterThan(await layerOf(page))
  })

  test.describe('for a wholesale customer', () => {
    test.use({ audience: 'wholesale' })

    test('GATE-05 GATE-06 GATE-07 GATE-09 GATE-19 ENT-80 opens by the password, spaces around it or not, and stays open', async ({
      page,
    }) => {
      await setFlags(page, both)
      const sent = await setPassword(page)
      await page.goto('/shop')
      await page.evaluate(() =>
        addEventListener('dray:unlocked', () => Object.assign(window, { wasUnlocked: true })),
      )
      await expect(passwordGate(page)).toBeVisible()
      expect(await overflowOf(page)).toBe('hidden')
      await page.getByLabel('Password').fill('  open sesame ')
      await page.getByRole('button', { name: 'Enter' }).click()
      await expect(passwordGate(page)).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(sent).toEqual([{ password: 'open sesame' }])
      expect(await overflowOf(page)).toBe('visible')
      expect(await page.evaluate(() => Reflect.get(window, 'wasUnlocked') as unknown)).toBe(true)
      expect(await stored(page, 'dray-protected-access')).toEqual({
        unlocked: true,
        storedAt: expect.any(String),
      })
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(passwordGate(page)).toBeHidden()
    })

    test('GATE-08 a wrong password is told, what was typed stays, and the gate stays', async ({ page }) => {
      await setFlags(page, both)
      await setPassword(page)
      await page.goto('/shop')
      await page.getByLabel('Password').fill('guess')
      await page.getByRole('button', { name: 'Enter' }).click()
      await expect(page.getByText('Incorrect password, please try again.')).toBeVisible()
      await expect(page.getByLabel('Password')).toHaveValue('guess')
      await expect(page.getByLabel('Password')).toBeFocused()
      await expectNoViolations(page)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expect(passwordGate(page)).toBeVisible()
    })

    test('C-93 too many attempts: the shop says so', async ({ page }) => {
      await setFlags(page, both)
      await page.route('**/public/gate/password', (route) =>
        route.fulfill({ status: 429, json: { message: 'Too many attempts. Please try again in a minute.' } }),
      )
      await page.goto('/shop')
      await page.getByLabel('Password').fill('guess')
      await page.getByRole('button', { name: 'Enter' }).click()
      await expect(page.getByText('Too many attempts. Please try again in a minute.')).toBeVisible()
    })

    test('GATE-02 GATE-03 without its flag there is none', async ({ page }) => {
      await openAnswered(page, '/shop')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
    })

    test('GATE-04 none when the flags cannot be read', async ({ page }) => {
      await setFlags(page, null)
      await openAnswered(page, '/shop')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
    })
  })
})

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
