import type { Page } from '@playwright/test'
import { expect, test } from '../support/shops/shop-fixture.ts'

const far = 3000

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('Back and a reload restore the visitor’s position', async ({ page }) => {
    await page.addInitScript(() => {
      window.addEventListener('dray:carousel-ready', () => Object.assign(window, { isDrawn: true }))
    })
    for (const path of ['/', '/shop']) {
      await page.goto(path)
      await page.waitForFunction(() => 'isDrawn' in window)
      await page.evaluate((top) => scrollTo(0, top), far)
      await comeToRest(page)
      const seen = await middleOf(page)
      await page.evaluate(() => window.navigation.navigate('/retail'))
      await expect(page.getByRole('heading', { level: 1, name: /Retail/ })).toBeVisible()
      await page.goBack()
      await expect.poll(() => middleOf(page)).toBe(seen)
      await page.reload()
      await expect.poll(() => middleOf(page), path).toBe(seen)
    }
  })
})

/** The words of the card that is nearest to the middle of the screen, and how far from it in pixels. */
function middleOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll('main article, main li')].map((card) => {
      const { top, bottom } = card.getBoundingClientRect()
      return { words: card.textContent.slice(0, 60), away: Math.round((top + bottom) / 2 - innerHeight / 2) }
    })
    const [nearest] = cards.toSorted((one, other) => Math.abs(one.away) - Math.abs(other.away))
    return JSON.stringify(nearest)
  })
}

/** Late layout may move the position by some pixels; the browser follows within a few frames. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let still = 0, last = -1; still < 10; still = scrollY === last ? still + 1 : 0) {
      last = scrollY
      await new Promise(requestAnimationFrame)
    }
  })
}
