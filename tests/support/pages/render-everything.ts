import { expect, type Page } from '@playwright/test'

/**
 * Renders the parts that the browser leaves until they come near the screen (content-visibility), so that pictures and
 * accessibility checks see the whole page.
 */
export async function renderEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
    }
  })
}

/** Goes past every row of cards, so that those beyond its first become elements (docs/performance.md), and back. */
export async function passRows(page: Page): Promise<void> {
  const rows = page.locator('html[data-scripts] main ul:has(> li > noscript)')
  for (let left = await rows.count(); left > 0; left = await rows.count()) {
    await rows.first().scrollIntoViewIfNeeded()
    await expect.poll(() => rows.count()).toBeLessThan(left)
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}
