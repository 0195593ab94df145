import { sizes } from './basket-hands.ts'
import { keepSession, playedAnswer, registerClient } from './sessions.ts'
import { expect, test } from './shop-fixture.ts'
import { signInAnew, signInElsewhere } from './signed-in.ts'
import { close, cookieOf, drawer, entry, hearts, rows, titleOf, wish } from './wishlist-hands.ts'

const wishlistCalls = '**/public/marketplace/wishlist'

test.describe('a client', () => {
  test.use({ viewport: sizes.desk })

  test('WISH-15 WISH-16 WISH-17 SEC-04 sees a beer at once; it goes to the server, and to the other device', async ({
    page,
    shop,
  }) => {
    const client = await signInAnew(page, shop)
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

  test('WISH-20 a refresh shows what another device did', async ({ page, shop }) => {
    const client = await signInAnew(page, shop)
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

  test('ERR-16 OPEN-53 a failure is only logged, the beer stays, and the next refresh tells the server', async ({
    page,
    shop,
  }) => {
    await signInAnew(page, shop)
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await page.route(wishlistCalls, (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/shop')
    await wish(page, 0)
    await expect.poll(() => warnings.some((text) => text.includes('wishlist'))).toBe(true)
    await expect(rows(page)).toHaveCount(1)
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
    await page.unroute(wishlistCalls)
    const told = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/wishlist') && answer.ok(),
    )
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('dray:wishlist-refresh')))
    await told
    await expect(rows(page)).toHaveCount(1)
  })

  test('C-46 OPEN-08 SESS-13 a guest’s beers go into the account at sign-in, and nothing is lost', async ({
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

  test('who signs out leaves nothing of the list behind', async ({ page, shop }) => {
    await signInAnew(page, shop)
    await page.goto('/shop')
    const told = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/wishlist'),
    )
    await wish(page, 0)
    await told
    await close(page)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account: / })
      .click()
    await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Sign out' }).click()
    await expect(entry(page)).toHaveAccessibleName('Wishlist')
    await expect.poll(() => cookieOf(page)).toBeUndefined()
  })

  test('a session that the server does not know keeps the page standing', async ({ page }) => {
    await keepSession(page, playedAnswer())
    await page.goto('/shop')
    await wish(page, 0)
    await expect(rows(page)).toHaveCount(1)
  })
})
