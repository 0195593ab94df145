import type { Locator, Page } from '@playwright/test'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

const phone = { width: 390, height: 844 }

test('on a phone Menu and Search open by a key, take the focus and return it', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/shop')
  for (const name of ['Menu', 'Search']) {
    const opener = page.getByRole('banner').getByRole('button', { name, exact: true }).first()
    const drawer = page.locator('[popover]:popover-open')
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(drawer).toBeVisible()
    await tabInto(page, drawer)
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
})

test('on a phone the filters open, narrow and close by keys', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/shop')
  const opener = page.getByRole('button', { name: 'Filter' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const box = page.getByRole('checkbox', { name: /^IPA/ })
  await tabInto(page, box)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/shop?style=ipa')
  await expect(box).toBeFocused()
  await expectNoViolations(page)
  await box.focus()
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeFocused()
})

test('slides and carousels are turned by keys, and the button at an end holds the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const second = page.getByRole('button', { name: /^Slide 2/ })
  await second.focus()
  await page.keyboard.press('Enter')
  await expect(second).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('group', { name: '2 of 3' })).toHaveCSS('opacity', '1')

  const carousel = page.getByRole('region', { name: 'Newest beers' })
  const track = carousel.getByRole('list', { name: 'Newest beers' })
  await carousel.getByRole('button', { name: 'Next' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => track.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100)
  await page.keyboard.press('Shift+Tab')
  await expect(carousel.getByRole('button', { name: 'Previous' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => track.evaluate((element) => element.scrollLeft)).toBe(0)

  await track.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => track.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)

  const next = carousel.getByRole('button', { name: 'Next' })
  await next.focus()
  const isAtEnd = () => next.evaluate((button) => button.matches(':disabled, [aria-disabled="true"]'))
  for (let presses = 0; presses < 20 && !(await isAtEnd()); presses += 1) {
    await page.keyboard.press('Enter')
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await expect(next).toBeDisabled()
  await expect(next).toBeFocused()
})

/** Presses Tab until the focus is there or inside it. */
async function tabInto(page: Page, target: Locator): Promise<void> {
  const isInside = () => target.evaluate((element) => element.contains(document.activeElement))
  for (let presses = 0; presses < 40 && !(await isInside()); presses += 1) await page.keyboard.press('Tab')
  expect(await isInside()).toBe(true)
}
