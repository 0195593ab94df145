import type { Page } from '@playwright/test'

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
