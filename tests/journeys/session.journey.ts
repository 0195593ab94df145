import type { Page } from '@playwright/test'
import {
  storeSession,
  storedText,
  loseOwnCalls,
  playedAnswer,
  registerClient,
} from '../support/pages/sessions.ts'
import { expect, expectNoViolations, test, watchShifts } from '../support/shops/shop-fixture.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }
const long = { accessTokenExpiresAt: '2099-01-01T00:00:00Z', refreshTokenExpiresAt: '2099-01-01T00:00:00Z' }
const spent = { accessTokenExpiresAt: '2020-01-01T00:00:00Z' }

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account: / })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Account' })
const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' })

function countRefreshes(page: Page): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/public/auth/refresh')) calls += 1
  })
  return () => calls
}
/** Counts the merge events of a page from its start. */
async function countMerges(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const merges: string[] = []
    Object.assign(window, { mergeEvents: merges })
    window.addEventListener('dray:merge-request', (event) => merges.push((event as CustomEvent).detail.kind))
  })
  return () => page.evaluate(() => (window as unknown as { mergeEvents: string[] }).mergeEvents)
}

test.describe('on a desktop', () => {
  test.use({ viewport: desktop })

  test('a spent token is refreshed by the server, nothing is merged (SESS-03, SESS-04)', async ({
    page,
    shop,
  }) => {
    const refreshes = countRefreshes(page)
    const merges = await countMerges(page)
    const client = await registerClient(shop)
    await storeSession(page, client, spent)
    await page.goto('/')
    await expect(account(page)).toContainText('Ada')
    await expect.poll(() => storedText(page)).not.toContain(client.refresh.refreshToken)
    expect(refreshes()).toBe(1)
    expect(await merges()).toEqual([])
  })

  test('ten tabs cause one refresh', async ({ context, shop }) => {
    let refreshes = 0
    context.on('request', (request) => {
      if (request.url().endsWith('/public/auth/refresh')) refreshes += 1
    })
    await storeSession(context, await registerClient(shop), spent)
    const tabs = await Promise.all(Array.from({ length: 10 }, () => context.newPage()))
    await Promise.all(tabs.map((tab) => tab.goto('/retail')))
    for (const tab of tabs) {
      await expect(account(tab)).toContainText('Ada')
      await tab.waitForLoadState('networkidle')
    }
    expect(refreshes).toBe(1)
  })

  test('signing in asks for one merge of each, in the tab that signs in (SESS-12, SESS-13, BASK-41)', async ({
    page,
    context,
  }) => {
    await page.route('**/public/auth/login', (route) => route.fulfill({ json: playedAnswer() }))
    await loseOwnCalls(context)
    const other = await context.newPage()
    const [merges, merged] = [await countMerges(page), await countMerges(other)]
    await other.goto('/retail')
    await page.goto('/account/login?next=/retail')
    await page.getByLabel('Email address').fill('ada@pub.example')
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill('abcd1234')
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/retail')
    await expect(account(other)).toContainText('Ada')
    expect(await merges()).toEqual(['basket', 'wishlist'])
    expect(await merged()).toEqual([])
  })

  test('the account menu opens by hover, click and focus and closes by Escape and a click elsewhere (HEAD-11, HEAD-26, HEAD-27, HEAD-28, HEAD-29, HEAD-30, HEAD-32, HEAD-33, HEAD-34, HEAD-35, HEAD-36, HEAD-37)', async ({
    page,
  }) => {
    await storeSession(page, playedAnswer(), long)
    await page.goto('/retail')
    await expect(account(page)).toHaveText(/A.*Ada Wholesale/)
    await account(page).hover()
    await expect(menu(page)).toBeVisible()
    await expect(menu(page).getByText('Wholesale')).toBeVisible()
    await expectNoViolations(page)
    await expect(menu(page).getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/account/orders')
    await expect(menu(page).getByRole('link', { name: 'Account' })).toHaveAttribute(
      'href',
      '/account/overview',
    )
    await expect(menu(page).getByRole('button', { name: 'Sign out' })).toBeVisible()
    await page.mouse.move(200, 600)
    await expect(menu(page)).toBeHidden()

    await account(page).click()
    await expect(menu(page)).toBeVisible()
    await page.mouse.click(200, 600)
    await expect(menu(page)).toBeHidden()

    await account(page).focus()
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menu(page).getByRole('link', { name: 'Orders' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(account(page)).toBeFocused()
  })

  test('signing out holds in every tab although the server fails (HEAD-32, SESS-16, ERR-21, AUTH-59)', async ({
    page,
    context,
  }) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await page.route('**/public/auth/logout', (route) => route.fulfill({ status: 500, json: {} }))
    await storeSession(context, playedAnswer(), long)
    const other = await context.newPage()
    await page.goto('/retail')
    await other.goto('/retail')
    await account(page).click()
    await menu(page).getByRole('button', { name: 'Sign out' }).click()
    await expect(signInLink(page)).toBeFocused()
    await expect(signInLink(other)).toBeVisible()
    expect(await storedText(page)).toBeNull()
    await expect
      .poll(() => warnings)
      .toContainEqual(expect.stringContaining('could not be notified of the sign-out'))
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a client’s side menu has the account’s places and the way out (SEC-05)', async ({ page }) => {
    const shifts = await watchShifts(page)
    await storeSession(page, playedAnswer(), long)
    await page.goto('/')
    await expect(account(page)).toBeVisible()
    expect(await shifts()).toBe(0)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const side = page.getByRole('navigation', { name: 'Menu' })
    await expect(side.getByRole('link', { name: 'Orders' })).toBeVisible()
    await expect(side.getByRole('link', { name: 'Account' })).toBeVisible()
    await expect(side.getByRole('link', { name: 'Sign in' })).toHaveCount(0)
    await side.getByRole('button', { name: 'Sign out' }).click()
    await expect(side.getByRole('link', { name: 'Sign in' })).toBeVisible()
  })
})
