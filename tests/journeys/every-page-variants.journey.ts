import type { Page } from '@playwright/test'
import { endTransitions } from '../support/pages/end-transitions.ts'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { publicPages, stillPages } from '../support/pages/public-pages.ts'
import { passRows } from '../support/pages/render-everything.ts'
import { runInDevelopment, watchFaults } from '../support/servers/development-scripts.ts'
import { expect, expectColoursSeen, test, watchShifts } from '../support/shops/shop-fixture.ts'

/** A screen of 1,280 × 800 pixels at 200 %, one of 1,280 × 1,024 at 400 %, and a phone's of 390 × 844 with letters of 200 %. */
const zoomed = {
  '200 %': { width: 640, height: 400 },
  '400 %, as 320 px': { width: 320, height: 256 },
  'letters of 200 % on a phone': { width: 195, height: 422 },
}

runInDevelopment()

for (const [group, paths] of Object.entries(publicPages))
  test(`the ${group} pages hydrate as the server wrote them and can be read in dark and forced colours, at 200 % and on a phone`, async ({
    page,
  }) => {
    test.slow()
    const shifts = await watchShifts(page)
    const faults = watchFaults(page)
    for (const path of group === 'shop' ? [...paths, ...(await beersOf(page))] : paths)
      await test.step(path, async () => {
        await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' })
        await page.setViewportSize({ width: 390, height: 844 })
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        if (stillPages.has(path)) expect(await shifts()).toBe(0)
        await passRows(page)
        await expectNoOneShutOut(page)
      })
    expect(faults).toEqual([])
  })

test('menu, search and filters can be used at each zoom', async ({ page }) => {
  for (const [zoom, viewport] of Object.entries(zoomed))
    await test.step(zoom, async () => {
      await page.setViewportSize(viewport)
      await page.goto('/shop')
      for (const name of ['Menu', 'Search']) {
        await page.getByRole('banner').getByRole('button', { name, exact: true }).first().click()
        const drawer = page.locator('[popover]:popover-open')
        await expect(drawer.getByRole('button', { name: /^Close/ })).toBeInViewport({ ratio: 1 })
        await expect.poll(() => horizontalOverflow(page)).toEqual([])
        await page.keyboard.press('Escape')
        await expect(drawer).toHaveCount(0)
      }
      await page.getByRole('button', { name: 'Filter' }).click()
      await page.getByRole('checkbox', { name: /^IPA/ }).scrollIntoViewIfNeeded()
      await expect(page.getByRole('checkbox', { name: /^IPA/ })).toBeInViewport()
      await expect(page.getByRole('button', { name: /^Show \d+ beers/ })).toBeInViewport({ ratio: 1 })
      await expect.poll(() => horizontalOverflow(page)).toEqual([])
    })
})

/** The first beer of the shop and of a group, and a further page of the list. */
async function beersOf(page: Page): Promise<string[]> {
  const found = ['/shop?page=2']
  for (const list of ['/shop', '/groups/forth-crossing']) {
    await page.goto(list)
    found.push((await page.locator('main article h2 a').first().getAttribute('href'))!)
  }
  return found
}

async function expectNoOneShutOut(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectColoursSeen(page)
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
  await endTransitions(page)
  await distinguishForcedColours(page)
  await expectColoursSeen(page)
  await page.emulateMedia({ forcedColors: 'none' })
  for (const viewport of Object.values(zoomed)) {
    await page.setViewportSize(viewport)
    await expect.poll(() => horizontalOverflow(page)).toEqual([])
    await expect.poll(() => overlappingInHeader(page)).toEqual([])
  }
}

/** Axe reads the fill colour of letters, and Chromium reports the unforced one. */
function distinguishForcedColours(page: Page): Promise<void> {
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
