import { sizes } from '../support/pages/basket-page-object.ts'
import { registerClient } from '../support/pages/sessions.ts'
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

  test('a guest’s beers go into the account at sign-in, and sign-out removes them from the browser (C-46, OPEN-08, SESS-13)', async ({
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
    await close(page)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account: / })
      .click()
    await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Sign out' }).click()
    await expect(entry(page)).toHaveAccessibleName('Wishlist')
    await expect.poll(() => cookieOf(page)).toBeUndefined()
  })
})
