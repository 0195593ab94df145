import type { Page } from '@playwright/test'
import {
  storeSession,
  storeText,
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

  test('a guest finds the way to sign in, and back, and no account menu (HEAD-11, HEAD-38, SEC-05)', async ({
    page,
  }) => {
    await page.goto('/shop?style=ipa')
    await expect(signInLink(page)).toHaveAttribute('href', '/account/login?next=%2Fshop%3Fstyle%3Dipa')
    await expect(account(page)).toHaveCount(0)
    await signInLink(page).click()
    await expect(page).toHaveURL(/\/account\/login\?next=/)
    await expect(signInLink(page)).toHaveAttribute('href', '/account/login?next=%2Fshop%3Fstyle%3Dipa')
  })

  test('a stored session is restored, without movement, requests or merges (SESS-01, SESS-02, SESS-04)', async ({
    page,
  }) => {
    const shifts = await watchShifts(page)
    const refreshes = countRefreshes(page)
    const merges = await countMerges(page)
    await storeSession(page, playedAnswer(), long)
    await page.goto('/')
    await expect(account(page)).toContainText('Ada')
    await expect(signInLink(page)).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    expect(refreshes()).toBe(0)
    expect(await merges()).toEqual([])
    expect(await shifts()).toBe(0)
  })

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

  test('spent and corrupt tokens are cleared (SESS-05, SESS-06)', async ({ page, context }) => {
    await storeSession(page, playedAnswer(), { ...spent, refreshTokenExpiresAt: '2020-01-01T00:00:00Z' })
    await page.goto('/retail')
    await expect(signInLink(page)).toBeVisible()
    await expect.poll(() => storedText(page)).toBeNull()
    await page.evaluate(() => localStorage.clear())
    const other = await context.newPage()
    await storeText(other, '{bad')
    await other.goto('/retail')
    await expect(signInLink(other)).toBeVisible()
    await expect.poll(() => storedText(other)).toBeNull()
  })

  for (const status of [401, 500]) {
    test(`a refresh answered by ${status} signs out (SESS-22)`, async ({ page }) => {
      await page.route('**/public/auth/refresh', (route) => route.fulfill({ status, json: {} }))
      await storeSession(page, playedAnswer(), spent)
      await page.goto('/retail')
      await expect(signInLink(page)).toBeVisible()
      await expect.poll(() => storedText(page)).toBeNull()
    })
  }

  test('a refresh with a 429 signs no client out and repeats at the server’s time', async ({
    page,
    shop,
  }) => {
    await page.route(
      '**/public/auth/refresh',
      (route) => route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: {} }),
      { times: 1 },
    )
    const client = await registerClient(shop)
    await storeSession(page, client, spent)
    const refused = page.waitForResponse('**/public/auth/refresh')
    await page.goto('/retail')
    expect((await refused).status()).toBe(429)
    expect(await storedText(page)).toContain(client.refresh.refreshToken)
    await expect.poll(() => storedText(page)).not.toContain(client.refresh.refreshToken)
    await expect(account(page)).toContainText('Ada')
  })

  test('a refresh that finds no connection is tried again', async ({ page, shop }) => {
    let lost = 0
    await page.route(
      '**/public/auth/refresh',
      (route) => {
        lost += 1
        return route.abort()
      },
      { times: 2 },
    )
    const client = await registerClient(shop)
    await storeSession(page, client, spent)
    await page.goto('/retail')
    await expect.poll(() => storedText(page)).not.toContain(client.refresh.refreshToken)
    expect(lost).toBe(2)
    await expect(account(page)).toBeVisible()
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

  test('the client’s picture appears if there is one (HEAD-26)', async ({ page, shop }) => {
    const answer = playedAnswer()
    const avatarUrl = `${shop}/pictures/site-mark.svg`
    await storeSession(page, { ...answer, client: { ...answer.client, avatarUrl } as never }, long)
    await page.goto('/retail')
    await expect(account(page).locator('img')).toHaveAttribute('src', avatarUrl)
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
      .toContainEqual(expect.stringContaining('could not be told of the sign-out'))
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  })

  test('signing out ends the session on the server (AUTH-57)', async ({ page, shop }) => {
    const client = await registerClient(shop)
    await storeSession(page, client)
    await page.goto('/retail')
    await account(page).click()
    const answered = page.waitForResponse('**/public/auth/logout')
    await menu(page).getByRole('button', { name: 'Sign out' }).click()
    expect((await answered).status()).toBe(204)
    const again = await fetch(`${shop}/public/auth/refresh`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken: client.refresh.refreshToken }),
    })
    expect(again.status).toBe(401)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a guest’s side menu leads to signing in and registering (HEAD-39, HEAD-40)', async ({ page }) => {
    await page.goto('/groups')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const side = page.getByRole('navigation', { name: 'Menu' })
    await expect(side.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/account/login?next=%2Fgroups',
    )
    await side.getByRole('link', { name: 'Create account' }).click()
    await expect(page).toHaveURL('/account/register?next=%2Fgroups')
  })

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

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`on a ${name} in the ${colorScheme} theme`, () => {
      test.use({ viewport, colorScheme })

      test('the account menu is accessible', async ({ page }) => {
        await storeSession(page, playedAnswer(), long)
        await page.goto('/retail')
        await expectNoViolations(page)
        await account(page).click()
        await expect(menu(page)).toBeVisible()
        await expectNoViolations(page)
      })
    })
  }
}
