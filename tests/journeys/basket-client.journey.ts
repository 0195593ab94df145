import {
  addFromCard,
  basketLink,
  cartOf,
  close,
  drawer,
  openGroup,
  rows,
  selector,
} from '../support/pages/basket-page-object.ts'
import { builtFile } from '../support/shops/built-file.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'
import { signInAgain, signInElsewhere } from '../support/pages/signed-in.ts'
import { password } from '../support/pages/sessions.ts'

test(
  'a client’s basket is the cart of the account, on every device and after a refresh event (BASK-17, BASK-13, BASK-40, SEC-03)',
  { tag: '@core' },
  async ({ page, shop }) => {
    const client = await signInAgain(page, shop)
    await page.goto('/shop')
    const name = await addFromCard(page, 0)
    await expect(drawer(page).getByRole('link', { name: 'Log in' })).toHaveCount(0)
    await expect
      .poll(() => cartOf(page, client.token.accessToken))
      .toMatchObject([{ title: name, quantity: 1 }])
    const elsewhere = await signInElsewhere(shop, client.email)
    await rows(page).getByRole('button', { name: 'One more' }).click()
    await expect.poll(() => cartOf(page, elsewhere.token.accessToken)).toMatchObject([{ quantity: 2 }])
    await rows(page)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect.poll(() => cartOf(page, client.token.accessToken)).toEqual([])
    const asked = page.waitForRequest(
      (request) => request.url().endsWith('/api/cart') && request.method() === 'GET',
    )
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('dray:basket-refresh')))
    await asked
  },
)

test('an item that a client adds before the session is restored goes into the cart (BASK-17)', async ({
  page,
  shop,
}) => {
  const client = await signInAgain(page, shop)
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route(builtFile('storefront/accounts/browser-session.ts'), async (route) => {
    await isReleased
    await route.continue()
  })
  // The page fetches the basket once it runs
  const runs = page.waitForRequest(builtFile('storefront/basket/basket-entrance.ts'))
  await page.goto('/shop', { waitUntil: 'commit' })
  await runs
  await page.locator('main article').first().getByRole('button', { name: /^Add/ }).click()
  await expect(drawer(page)).toBeVisible()
  await expect(rows(page).getByRole('spinbutton')).toHaveValue('1')
  release()
  await expect.poll(() => cartOf(page, client.token.accessToken)).toMatchObject([{ quantity: 1 }])
})

test('a guest with lines in two groups signs in to an account with a cart and sees the outcome (BASK-25, BASK-41, C-46, SESS-12)', async ({
  page,
  shop,
  browser,
}) => {
  const device = await browser.newContext({ baseURL: shop })
  const client = await signInAgain(await device.newPage(), shop)
  await page.goto('/shop')
  const regular = await addFromCard(page, 0)
  const entry = await page.evaluate(() => JSON.parse(localStorage.getItem('dray-basket') ?? '').entries[0])
  const groups = [await openGroup(page, 0), '']
  await addFromCard(page, 0)
  groups[1] = await openGroup(page, 2)
  await addFromCard(page, 0)
  await close(page)
  await device.request.post('/api/cart/items', {
    headers: { authorization: `Bearer ${client.token.accessToken}` },
    data: { kind: 'variant', variantId: entry.variantId, quantity: 1 },
  })
  await device.close()

  await page.goto('/account/login?next=/shop')
  await page.getByLabel('Email').first().fill(client.email)
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Sign in|Log in)/ })
    .click()
  await expect(page.getByText('3 items from this browser are now in your basket.')).toBeVisible()
  const detail = page.getByText(`${regular}: you had some already, now 2.`)
  await expect(detail).toBeHidden()
  await page.getByText(/^\d things? to know$/).click()
  await expect(detail).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Show basket' }).click()
  await expect(selector(page, /^Regular basket 2 items$/)).toBeVisible()
  for (const group of groups) await expect(selector(page, new RegExp(`^${group} 1 item$`))).toBeVisible()
  await drawer(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('3 items from this browser')).toHaveCount(0)
  await page.reload()
  await expect(basketLink(page)).toHaveAccessibleName('Basket 4 items')
  expect((await cartOf(page, client.token.accessToken)).map(({ quantity }) => quantity)).toEqual([2, 1, 1])
})
