import type { Page } from '@playwright/test'
import { brokenMoments } from '../support/pages/broken-moments.ts'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { signInAs } from '../support/pages/staff-orders.ts'
import { staffScreens } from '../support/pages/staff-screens.ts'
import { runInDevelopment, watchFaults } from '../support/servers/development-scripts.ts'
import { expect, test } from '../support/shops/shop-fixture.ts'

runInDevelopment()

/** Of the smallest phones, phones, tablets and monitors, with both sides of every change of layout. */
const widths = [320, 360, 390, 479, 600, 719, 768, 899, 1024, 1280, 1440]

/** The tables that are wider than their place, which cuts their last column. */
const cutTables = (page: Page): Promise<string[]> =>
  page
    .locator('section[tabindex="0"]:has(> table)')
    .evaluateAll((places) =>
      places
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map((place) => place.getAttribute('aria-label') ?? ''),
    )

/** How much wider than the window a page is, in pixels; what depends on the width may follow it a frame later. */
const excessWidth = (page: Page, { afterFrames = 0 } = {}): Promise<number> =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
    return Math.max(0, document.documentElement.scrollWidth - innerWidth)
  }, afterFrames)

/** What overflows or is cut at any of the widths, and which moment breaks. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const wide = (await excessWidth(page)) && (await excessWidth(page, { afterFrames: 2 }))
    if (wide > 0)
      found.push(
        `${width} px: ${wide} px too wide, ${(await horizontalOverflow(page)).slice(0, 3).join(' ')}`,
      )
    found.push(...(await cutTables(page)).map((table) => `${width} px: '${table}' is cut`))
    found.push(...(await brokenMoments(page)).map((moment) => `${width} px: '${moment}' breaks`))
  }
  return found
}

test('no screen of the staff makes React warn, scrolls sideways, cuts a table or breaks a moment from 320 to 1440 px (STAF-24)', async ({
  page,
  shop,
}) => {
  test.slow()
  const screens = await staffScreens(shop)
  await signInAs(page, shop, 'admin')
  const warnings = watchFaults(page)
  for (const path of Object.values(screens).flat()) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0)
    expect(await faults(page), path).toEqual([])
  }
  expect(warnings).toEqual([])
})
