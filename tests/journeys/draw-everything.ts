import type { Page } from '@playwright/test'

/** Draws what the browser leaves until it comes near the screen (content-visibility), to be judged as it will be seen. */
export async function drawEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
    }
  })
}
