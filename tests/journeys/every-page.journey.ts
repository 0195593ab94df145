import type { Page } from '@playwright/test'
import { endTransitions } from './end-transitions.ts'
import { hangingOver } from './hanging-over.ts'
import { expect, expectColoursSeen, expectNoViolations, test } from './shop-fixture.ts'

const everyPage = [
  '/',
  '/shop',
  '/shop?q=xyzzyqwert',
  '/releases/cask-latest?style=bitter',
  '/brewery/learmonth-basin',
  '/breweries?region=central-scotland',
  '/groups/region/scotland',
  '/groups/forth-crossing?postcode=EH1',
  '/accessories',
  '/cart',
  '/checkout',
  '/groups/forth-crossing/checkout',
  '/quick-order',
  '/group-deliveries?audience=breweries',
  '/collection-locations',
  '/shipping-faq',
  '/privacy-policy',
  '/terms-and-conditions',
  '/retail',
  '/wishlist',
  '/offline',
  '/support',
  '/keg-kong',
  '/newsletter',
  '/unsubscribe',
  '/no-such-page',
]

/** A screen of 1,280 × 800 pixels at 200 %, and one of 1,280 × 1,024 at 400 %. */
const zoomed = { '200 %': { width: 640, height: 400 }, '400 %, as 320 px': { width: 320, height: 256 } }

for (const path of everyPage) {
  test(`${path} keeps nobody out: light, dark, forced colours, 200 % and 320 px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(path)
    await expectNoOneKeptOut(page)
  })
}

test('a beer in a group keeps nobody out: light, dark, forced colours, 200 % and 320 px', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/groups/forth-crossing')
  await page.goto((await page.locator('main article h2 a').first().getAttribute('href')) ?? '')
  await expectNoOneKeptOut(page)
})

for (const [zoom, viewport] of Object.entries(zoomed)) {
  test(`menu, search and filters can be used at ${zoom}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/shop')
    for (const name of ['Menu', 'Search']) {
      await page.getByRole('banner').getByRole('button', { name, exact: true }).first().click()
      const drawer = page.locator('[popover]:popover-open')
      await expect(drawer.getByRole('button', { name: /^Close/ })).toBeInViewport({ ratio: 1 })
      expect(await hangingOver(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(drawer).toHaveCount(0)
    }
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByRole('checkbox', { name: /^IPA/ }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('checkbox', { name: /^IPA/ })).toBeInViewport()
    await expect(page.getByRole('button', { name: /^Show \d+ beers/ })).toBeInViewport({ ratio: 1 })
    expect(await hangingOver(page)).toEqual([])
  })
}

async function expectNoOneKeptOut(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectNoViolations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectColoursSeen(page)
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
  await endTransitions(page)
  await tellForcedColours(page)
  await expectColoursSeen(page)
  await page.emulateMedia({ forcedColors: 'none' })
  for (const viewport of Object.values(zoomed)) {
    await page.setViewportSize(viewport)
    await expect.poll(() => hangingOver(page)).toEqual([])
    await expect.poll(() => overlappingInHeader(page)).toEqual([])
  }
}

/** Axe asks for the colour that letters are filled with, and Chromium answers with the one that was not forced. */
function tellForcedColours(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      element.style.webkitTextFillColor = getComputedStyle(element).color
    }
  })
}

/** Controls of the header that lie over each other or are cut by their own box. */
function overlappingInHeader(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll('header a, header button, header input')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest('dialog, [popover]') === null,
    )
    const faults: string[] = []
    for (const [at, one] of controls.entries()) {
      const box = one.getBoundingClientRect()
      if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
        faults.push(`cut: ${one.outerHTML.slice(0, 120)}`)
      for (const other of controls.slice(at + 1)) {
        const { left, right, top, bottom } = other.getBoundingClientRect()
        const across = Math.min(box.right, right) - Math.max(box.left, left)
        const down = Math.min(box.bottom, bottom) - Math.max(box.top, top)
        if (across > 1 && down > 1)
          faults.push(`${one.outerHTML.slice(0, 80)} over ${other.outerHTML.slice(0, 80)}`)
      }
    }
    return faults
  })
}
