import { sizes } from '../support/pages/basket-page-object.ts'
import { storeSession, playedAnswer, registerClient } from '../support/pages/sessions.ts'
import { expect, test } from '../support/shops/shop-fixture.ts'
import { signInAgain, signInElsewhere } from '../support/pages/signed-in.ts'
import {
  close,
  cookieOf,
  drawer,
  entry,
  hearts,
  rows,
  titleOf,
  wish,
} from '../support/pages/wishlist-page-object.ts'

const wishlistCalls = '**/public/marketplace/wishlist'

test.describe('a client', () => {
  test.use({ viewport: sizes.desktop })

  test('sees a beer at once; it reaches the server, and the other device (WISH-15, WISH-16, WISH-17, SEC-04)', async ({
    page,
    shop,
  }) => {
    const client = await signInAgain(page, shop)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(wishlistCalls, async (route) => {
      if (route.request().method() === 'POST') await held
      return route.continue()
    })
    await page.goto('/shop')
    const title = await titleOf(page, 0)
    const posted = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/wishlist'),
    )
    await wish(page, 0)
    await expect(rows(page)).toHaveText([new RegExp(title)])
    const request = await posted
    expect(request.headers()['authorization']).toMatch(/^Bearer /)
    expect(request.postDataJSON()).toEqual({ beerId: await hearts(page).nth(0).getAttribute('value') })
    release()

    const { token } = await signInElsewhere(shop, client.email)
    const authorization = `Bearer ${token.accessToken}`
    const heldByServer = async () => {
      const answer = await fetch(`${shop}/public/marketplace/wishlist`, { headers: { authorization } })
      return ((await answer.json()) as { wishlist: { items: { beerId: string }[] } }).wishlist.items.length
    }
    await expect.poll(heldByServer).toBe(1)
    await rows(page)
      .getByRole('button', { name: /^Remove / })
      .click()
    await expect.poll(heldByServer).toBe(0)
  })

  test('a refresh shows what another device did (WISH-20)', async ({ page, shop }) => {
    const client = await signInAgain(page, shop)
    await page.goto('/shop')
    const beerId = await hearts(page).nth(0).getAttribute('value')
    await expect(entry(page)).toHaveAccessibleName('Wishlist')
    await fetch(`${shop}/public/marketplace/wishlist`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${client.token.accessToken}` },
      body: JSON.stringify({ beerId }),
    })
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('dray:wishlist-refresh')))
    await expect(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'true')
  })

  test('a failure is only logged, the beer stays, and the next refresh sends it again (ERR-16, OPEN-53)', async ({
    page,
    shop,
  }) => {
    await signInAgain(page, shop)
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await page.route(wishlistCalls, (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/shop')
    await wish(page, 0)
    await expect.poll(() => warnings.some((text) => text.includes('wishlist'))).toBe(true)
    await expect(rows(page)).toHaveCount(1)
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
    await page.unroute(wishlistCalls)
    const answered = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/wishlist') && answer.ok(),
    )
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('dray:wishlist-refresh')))
    await answered
    await expect(rows(page)).toHaveCount(1)
  })

  test('a guest’s beers go into the account at sign-in, and nothing is lost (C-46, OPEN-08, SESS-13)', async ({
    page,
    shop,
  }) => {
    const client = await registerClient(shop)
    await page.goto('/shop')
    await wish(page, 0)
    await close(page)
    await wish(page, 1)
    await close(page)
    let merges = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/wishlist/merge')) merges += 1
    })
    await page.goto('/account/login')
    const form = page.getByRole('main')
    await form.getByLabel('Email').fill(client.email)
    await form.getByLabel('Password', { exact: true }).fill('a long enough one')
    const merged = page.waitForResponse('**/wishlist/merge')
    await form.getByRole('button', { name: 'Sign in', exact: true }).click()
    expect((await merged).status()).toBe(200)
    await expect(page.getByRole('banner').getByRole('button', { name: /^Account: / })).toBeVisible()
    await expect(entry(page)).toHaveAccessibleName('Wishlist, 2')
    await entry(page).click()
    await expect(rows(page)).toHaveCount(2)
    await expect(drawer(page).getByText('2 beers were added to your wishlist.')).toBeVisible()
    expect(merges).toBe(1)
  })

  test('sign-out removes the list from the browser', async ({ page, shop }) => {
    await signInAgain(page, shop)
    await page.goto('/shop')
    const answered = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/wishlist'),
    )
    await wish(page, 0)
    await answered
    await close(page)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account: / })
      .click()
    await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Sign out' }).click()
    await expect(entry(page)).toHaveAccessibleName('Wishlist')
    await expect.poll(() => cookieOf(page)).toBeUndefined()
  })

  test('an unknown session leaves the page working', async ({ page }) => {
    await storeSession(page, playedAnswer())
    await page.goto('/shop')
    await wish(page, 0)
    await expect(rows(page)).toHaveCount(1)
  })
})
