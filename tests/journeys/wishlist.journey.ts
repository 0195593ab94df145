import type { Page } from '@playwright/test'
import { sizes } from '../support/pages/basket-page-object.ts'
import { expect, expectNoViolations, test, watchShifts } from '../support/shops/shop-fixture.ts'
import {
  all,
  boxes,
  close,
  cookieOf,
  drawer,
  entry,
  hearts,
  inDrawer,
  rows,
  titleOf,
  wish,
} from '../support/pages/wishlist-page-object.ts'

const flagsCall = '**/public/feature-flags?*wishlist*'
const setFlag = (page: Page, enabled: boolean | null) =>
  page.route(flagsCall, (route) =>
    enabled === null
      ? route.fulfill({ status: 500, json: {} })
      : route.fulfill({ json: { flags: [{ key: 'shop.wishlist.enabled', enabled }] } }),
  )
/** Details of an event that the page raises from now on. */
async function recordEvents(page: Page, name: string): Promise<() => Promise<unknown[]>> {
  await page.addInitScript((name) => {
    const recorded: unknown[] = []
    Object.assign(window, { [`heard ${name}`]: recorded })
    window.addEventListener(name, (event) => recorded.push((event as CustomEvent).detail))
  }, name)
  return () => page.evaluate((name) => Reflect.get(window, `heard ${name}`) as unknown[], name)
}

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone })

  test(
    'a guest sets beers aside, and finds them again (WISH-01, WISH-02, WISH-16, WISH-23, BEER-08, HEAD-12, HEAD-42, BASK-37)',
    { tag: '@core' },
    async ({ page }) => {
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/marketplace/wishlist')) sent.push(request.url())
      })
      const shifts = await watchShifts(page)
      await page.goto('/shop')
      await expect(entry(page)).toHaveAccessibleName('Wishlist')
      const first = await titleOf(page, 0)
      const second = await titleOf(page, 1)
      await wish(page, 0)
      await expect(drawer(page).getByRole('heading', { name: 'Wishlist' })).toBeVisible()
      await expect(rows(page)).toHaveText([new RegExp(first)])
      await close(page)
      await expect(drawer(page)).toBeHidden()
      await wish(page, 1)
      await expect(boxes(page)).toHaveCount(2)
      await expectNoViolations(page)
      await page.keyboard.press('Escape')
      await expect(drawer(page)).toBeHidden()

      await page.reload()
      await expect(entry(page)).toHaveAccessibleName('Wishlist, 2')
      await expect(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'true')
      await expect(hearts(page).nth(2)).toHaveAttribute('aria-pressed', 'false')
      await entry(page).click()
      await expect(rows(page)).toHaveText([new RegExp(second), new RegExp(first)])
      expect(sent).toEqual([])
      expect(await shifts()).toBe(0)
    },
  )

  test('beers are chosen, and the list is cleared (WISH-03, WISH-04, WISH-05, WISH-06, WISH-07, WISH-08, WISH-19)', async ({
    page,
  }) => {
    await page.goto('/shop')
    await wish(page, 0)
    await close(page)
    await wish(page, 1)
    await expect(inDrawer(page, 'Move to basket')).toBeDisabled()
    await expect(inDrawer(page, 'Share wishlist (coming soon)')).toBeDisabled()
    await boxes(page).nth(1).check()
    await expect(inDrawer(page, 'Move to basket')).toBeEnabled()
    await expect(all(page)).not.toBeChecked()
    await all(page).check()
    await expect(boxes(page).nth(0)).toBeChecked()
    await expect(inDrawer(page, 'Share wishlist (coming soon)')).toBeDisabled()
    await all(page).uncheck()
    await expect(boxes(page).nth(0)).not.toBeChecked()
    await expect(boxes(page).nth(1)).not.toBeChecked()
    await all(page).check()

    await inDrawer(page, 'Clear wishlist').click()
    await expect(drawer(page).getByText('Your wishlist is empty.')).toBeVisible()
    await close(page)
    await expect(entry(page)).toHaveAccessibleName('Wishlist')
    await wish(page, 2)
    await expect(boxes(page)).toHaveCount(1)
    await expect(boxes(page).first()).not.toBeChecked()
    await expect(all(page)).not.toBeChecked()
  })
})

test.describe('a guest', () => {
  test.use({ viewport: sizes.desktop })

  test('switched off, nothing of it is left (WISH-09, WISH-10, WISH-13, WISH-14, HEAD-43, HEAD-44)', async ({
    page,
  }) => {
    await page.goto('/shop')
    await wish(page, 0)
    await setFlag(page, false)
    await page.reload()
    await expect(hearts(page)).toHaveCount(0)
    await expect(entry(page)).toHaveCount(0)
    await expect(drawer(page)).toHaveCount(0)
    await expect(page.locator('dialog', { hasText: 'Move to basket' })).toHaveCount(0)
    await expect.poll(() => cookieOf(page)).toBeUndefined()
    await page.unroute(flagsCall)
    await page.reload()
    await expect(entry(page)).toHaveAccessibleName('Wishlist')
    await entry(page).click()
    await expect(drawer(page).getByText('Your wishlist is empty.')).toBeVisible()
  })

  test('on by default, and when the flag is unreadable (WISH-11, WISH-12, CONST-07)', async ({ page }) => {
    const asked = page.waitForRequest(flagsCall)
    await page.goto('/shop')
    expect(new URL((await asked).url()).searchParams.get('keys')).toBe('shop.wishlist.enabled')
    await expect(hearts(page).first()).toBeVisible()
    await setFlag(page, null)
    const answered = page.waitForResponse(flagsCall)
    await page.reload()
    await answered
    await expect(hearts(page).first()).toBeVisible()
    await wish(page, 0)
  })

  test('chosen beers go to the basket, and unavailable ones stay (WISH-18, WISH-21, OPEN-52)', async ({
    page,
  }) => {
    const moves = await recordEvents(page, 'dray:wishlist-move')
    const taken = await recordEvents(page, 'dray:basket-add')
    const moved = await recordEvents(page, 'dray:wishlist-moved')
    await page.goto('/shop')
    const beerIds = await hearts(page).evaluateAll((all) =>
      all.slice(0, 2).map((heart) => (heart as HTMLButtonElement).value),
    )
    const staying = await titleOf(page, 1)
    await page.route(`**/public/beers/${beerIds[1]}`, async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      for (const container of body.beer.containers) container.availableUnits = 0
      return route.fulfill({ json: body })
    })
    await wish(page, 0)
    await close(page)
    await wish(page, 1)
    await all(page).check()
    await inDrawer(page, 'Move to basket').click()
    await expect.poll(moved).toEqual([{ beerIds: [beerIds[0]] }])
    expect(await moves()).toEqual([{ beerIds: [beerIds[1], beerIds[0]] }])
    expect(await taken()).toMatchObject([{ items: [{ kind: 'variant', groupSlug: null, quantity: 1 }] }])
    const basket = page.getByRole('dialog', { name: 'Shopping Basket' })
    await expect(basket.getByRole('listitem').first()).toBeVisible()
    await basket.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(entry(page)).toHaveAccessibleName('Wishlist, 1')
    await entry(page).click()
    await expect(rows(page)).toHaveText([new RegExp(staying)])
    await expect(drawer(page).getByText(`${staying} cannot be bought online right now.`)).toBeVisible()
  })

  test('two tabs agree at once', async ({ page, context }) => {
    await page.goto('/shop')
    const other = await context.newPage()
    await other.goto('/shop')
    await wish(page, 0)
    await expect(hearts(other).nth(0)).toHaveAttribute('aria-pressed', 'true')
    await expect(entry(other)).toHaveAccessibleName('Wishlist, 1')
    await wish(other, 1)
    await expect(rows(page)).toHaveCount(2)
    await inDrawer(page, 'Clear wishlist').click()
    await expect(rows(other)).toHaveCount(0)
  })

  test('where storage and cookies are forbidden the list lives as long as the page', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Forbidden', 'SecurityError')
        },
      })
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
    })
    await page.route('**/public/feature-flags?*welcome*', (route) =>
      route.fulfill({ json: { flags: [{ key: 'shop.access.welcome-gate', enabled: false }] } }),
    )
    await page.goto('/shop')
    await wish(page, 0)
    await expect(rows(page)).toHaveCount(1)
    await close(page)
    await expect(entry(page)).toHaveAccessibleName('Wishlist, 1')
  })
})
