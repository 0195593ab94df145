import { builtFile } from '../support/shops/built-file.ts'
import { expect, expectNoViolations, test, watchShifts } from '../support/shops/shop-fixture.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }

test.describe('on a desktop', () => {
  test.use({ viewport: desktop })

  test('Shop By opens by click and keyboard, leads into the listing and closes (HEAD-06, HEAD-14, HEAD-15, HEAD-16, HEAD-17, HEAD-18)', async ({
    page,
  }) => {
    await page.goto('/shop')
    const opener = page.getByRole('button', { name: 'Shop By' })
    const menu = page.locator('#shop-by-menu')
    await opener.click()
    for (const name of ['Beer Style', 'Town', 'UK Regions', 'Container', 'Strength & Specials']) {
      await expect(menu.getByRole('heading', { name })).toBeVisible()
      await expect(menu.getByRole('region', { name }).getByRole('link').first()).toBeVisible()
    }
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.click()
    await page.mouse.click(600, 790)
    await expect(menu).toBeHidden()

    await opener.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/shop\?style=/)
    await expect(menu).toBeHidden()
  })

  test(
    'the search opens, suggests during typing and leads to the listing (HEAD-10, HEAD-24, OPEN-17, C-86)',
    { tag: '@core' },
    async ({ page }) => {
      await page.goto('/')
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
      const field = page.getByLabel('Search beers, breweries and groups')
      await expect(field).toBeFocused()
      await field.fill('porter')
      const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
      await expect(options.first()).toBeVisible()
      await expectNoViolations(page)

      await page.keyboard.press('ArrowDown')
      await expect(options.first()).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('Escape')
      await expect(options.first()).toBeHidden()
      await expect(field).toBeVisible()

      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/shop?q=porter')
      await expect(field).toBeHidden()

      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
      await field.fill('')
      const recent = page.getByRole('region', { name: 'Recent searches' })
      await expect(recent.getByRole('link', { name: 'porter' })).toBeVisible()
      await recent.getByRole('button', { name: 'Forget ‘porter’' }).click()
      await expect(recent).toBeHidden()

      await page.goto('/shop')
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
      await field.fill('stout')
      await expect(options.first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      const chosen = page
        .getByRole('listbox', { name: 'Suggestions' })
        .getByRole('option', { selected: true })
      const href = await chosen.getAttribute('href')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(href ?? '')
    },
  )

  test('words typed before the page runs get their suggestions when it does (OPEN-17)', async ({ page }) => {
    const { promise: held, resolve: letScriptsCome } = Promise.withResolvers<void>()
    await page.route(builtFile('storefront/entry-browser.tsx'), async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/shop', { waitUntil: 'commit' })
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    const field = page.getByLabel('Search beers, breweries and groups')
    await field.fill('porter')
    await expect(field).toBeFocused()
    letScriptsCome()
    await expect(page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first()).toBeVisible()
    await expect(field).toHaveValue('porter')
  })

  test('Tab through the header leaves the page where it is', async ({ page }) => {
    await page.goto('/shop')
    await page.evaluate(() => window.scrollTo(0, 500))
    await page.getByRole('link', { name: 'Dray, home' }).focus()
    for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab')
    expect(await page.evaluate(() => window.scrollY)).toBe(500)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test(
    'the side menu holds the whole menu, one section open at a time (HEAD-25)',
    { tag: '@core' },
    async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      const menu = page.getByRole('navigation', { name: 'Menu' })
      await menu.getByText('Town', { exact: true }).click()
      await menu.getByText('Container', { exact: true }).click()
      await expect(menu.locator('details[open]')).toHaveCount(1)
      await expectNoViolations(page)
      await menu.getByRole('link', { name: '30 L keg' }).click()
      await expect(page).toHaveURL('/shop?container=30l-keg')
      await expect(menu).toBeHidden()
    },
  )

  test('the header is not higher than 64 px, stays on top and moves nothing', async ({ page }) => {
    const shifts = await watchShifts(page)
    await page.goto('/shop')
    const header = page.getByRole('banner')
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(64)
    await page.evaluate(() => window.scrollTo(0, 1000))
    await expect.poll(async () => (await header.boundingBox())?.y).toBe(0)
    expect(await shifts()).toBe(0)
  })
})

test('below 768 px the menu is a drawer, above that it is in the header (CONST-47)', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 })
  await page.goto('/retail')
  const drawer = page.getByRole('button', { name: 'Menu', exact: true })
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(drawer).toBeVisible()
  await expect(bar).toBeHidden()
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(drawer).toBeHidden()
  await expect(bar).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: desktop })

  test('the menu and the search open, and the search finds (HEAD-24, C-86)', async ({ page }) => {
    await page.goto('/shop')
    await page.getByRole('button', { name: 'Shop By' }).click()
    await expect(page.locator('#shop-by-menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await page.keyboard.type('porter')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/shop?q=porter')
  })
})
