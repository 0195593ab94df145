import type { Page } from '@playwright/test'
import { awaitBasket } from '../support/pages/await-running.ts'
import { basketLink, close, drawer, rows } from '../support/pages/basket-page-object.ts'
import { cards, newBuyer, typeCard, typeDetails } from '../support/pages/buyer.ts'
import { removeApis, removeStyles } from '../support/pages/older-engine.ts'
import { placeFirkins } from '../support/pages/place-firkins.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { expect, test } from '../support/shops/shop-fixture.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** What some browser of the policy lacks, and docs/browsers.md has a fallback for. */
const newerApis = [
  'navigation',
  'Document.prototype.startViewTransition',
  'trustedTypes',
  'requestIdleCallback',
  'PushManager',
  'PublicKeyCredential',
  'HTMLDialogElement.prototype.closedBy',
]
const newerStyles =
  /anchor-name|position-(?:anchor|area|try)|scroll-initial-target|field-sizing|corner-shape|@starting-style/g

test.describe('in the oldest browsers of the policy', { tag: '@chromium126' }, () => {
  test.beforeEach(async ({ context }) => {
    await removeApis(context, ...newerApis)
    await removeStyles(context, newerStyles)
  })

  test.describe('a guest', () => {
    test.use({ audience: null })

    test('walks from the gate to the basket in one document, and Back returns to its place', async ({
      page,
    }) => {
      await page.goto('/shop')
      const gate = page.getByRole('dialog', { name: 'Welcome to Dray' })
      await gate.getByRole('button', { name: /trade|wholesale/i }).click()
      await expect(gate).toBeHidden()
      await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))

      const beer = page.locator('main article h2 a').nth(6)
      const name = (await beer.textContent())!
      await beer.scrollIntoViewIfNeeded()
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300)
      await beer.click()
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
      await expect(page).toHaveURL(/\/beer\//)
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await page.evaluate(() => history.back())
      await expect(page).toHaveURL('/shop')
      await expect(beer).toBeInViewport()
      await page.evaluate(() => history.forward())
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(name))

      await page.getByRole('button', { name: 'One more' }).first().click()
      await page.getByRole('main').getByRole('button', { name: 'Add to basket', exact: true }).click()
      await expect(rows(page).getByRole('link', { name }).first()).toBeVisible()
      await close(page)
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
      await menu(page).getByRole('link', { name: 'Shop in Groups' }).click()
      await expect(page).toHaveURL('/groups')
      await expect(menu(page)).toBeHidden()
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
      await page
        .getByRole('combobox', { name: /Search/ })
        .or(page.getByRole('searchbox'))
        .first()
        .fill('ipa')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/(?:search|shop)\?.*ipa/)
      await basketLink(page).click()
      await drawer(page)
        .getByRole('link', { name: 'View basket' })
        .or(drawer(page).getByRole('link', { name: /cart|basket/i }))
        .first()
        .click()
      await expect(page).toHaveURL('/cart')
      await expect(page.getByRole('main').getByRole('row', { name: new RegExp(name) })).toBeVisible()
      expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true)
    })
  })

  test('a buyer pays by card, and finds the order in the account', async ({ page, shopProcess }) => {
    const buyer = await newBuyer(shopProcess, [{ words: 'Galena 24 x 440ml can', quantity: 2 }])
    await storeSession(page, buyer)
    await page.goto('/checkout')
    await awaitBasket(page)
    await typeDetails(page)
    await typeCard(page, cards.good)
    await page.getByRole('button', { name: 'Place order', exact: true }).click()
    await expect(page).toHaveURL(/\/thanks$/)
    await page.goto('/account/settings/security')
    await expect(page.getByRole('button', { name: 'Add an authenticator app' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0)
    await page.goto('/account/orders')
    await page.getByRole('main').getByRole('link', { name: /DRAY-/ }).first().click()
    await expect(page).toHaveURL(/\/account\/orders\/DRAY-/)
    await expect(page.getByRole('button', { name: 'Documents as PDF' })).toBeVisible()
  })

  test('a brewery accepts an order, and gets its notices by mail', async ({ page, shop }) => {
    const { part } = await placeFirkins(shop)
    await storeSession(page, await signInElsewhere(shop, 'brewer@dray.example', 'mash in at seven'))
    await page.goto(`/sell/orders/${part}`)
    await page.getByRole('button', { name: 'Accept', exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Accept £/ })
      .click()
    await expect(page.getByRole('button', { name: 'Pack', exact: true })).toBeVisible()
    await page.goto('/sell/learmonth-basin/notifications')
    await expect(page.getByRole('checkbox').first()).toBeAttached()
    await expect(page.getByRole('button', { name: /notif/i })).toHaveCount(0)
  })
})

test(
  'a browser below the policy has links, forms and menus, and reads why',
  { tag: '@chromium108' },
  async ({ page, context }) => {
    await removeApis(context, 'URL.parse', 'navigation', ...popovers)
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    await page.goto('/shop?style=ipa')
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
    const sentence = () => page.evaluate(() => getComputedStyle(document.body, '::before').content)
    await expect.poll(sentence).toContain('This browser is older than Dray supports.')
    await page
      .locator('main article')
      .first()
      .getByRole('button', { name: /^Add .+ to basket$/ })
      .click()
    await page.goto('/cart')
    const quantity = page.getByRole('main').getByRole('spinbutton')
    await quantity.fill('2')
    await page.getByRole('button', { name: 'Set quantity' }).click()
    await expect(quantity).toHaveValue('2')
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    await menu(page).getByRole('link', { name: 'Shop in Groups' }).click()
    await expect(page).toHaveURL('/groups')
    expect(new Set(faults)).toEqual(new Set(['Old browser']))
    await page.goto('/sell')
    await expect(page.getByText('This browser is too old for this part of Dray.')).toBeVisible()
  },
)

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
const popovers = ['popover', 'showPopover', 'hidePopover', 'togglePopover'].map(
  (name) => `HTMLElement.prototype.${name}`,
)
