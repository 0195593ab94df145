import type { Locator, Page } from '@playwright/test'
import { awaitBasket } from '../support/pages/await-running.ts'
import { fillGuestBasket, findVariant } from '../support/pages/fill-guest-basket.ts'
import { expect, expectNoViolations, test, watchShifts } from '../support/shops/shop-fixture.ts'
import { signInAgain } from '../support/pages/signed-in.ts'

const desktop = { width: 1280, height: 900 }

const rowOf = (page: Page, name: RegExp) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name }) })
const quantityOf = (row: Locator) => row.getByRole('spinbutton')
const sums = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Summary' }).locator('dl > div').filter({ hasText: name }).locator('dd')

/** The page's own basket has taken over from what the server drew. */
async function openCart(page: Page): Promise<void> {
  await page.goto('/cart')
  await awaitBasket(page)
}

test(
  'each line is listed and summed up, and what is coming soon does nothing (CART-01, CART-03, CART-04, CART-05, CART-06, CART-07, CART-08, CART-09, CART-10, CART-11, CART-16, CART-17, CART-18, CART-19, CART-20, CART-21, CART-22, CART-23, CART-24, CART-25, CART-26, CART-39, S-02)',
  { tag: '@core' },
  async ({ page, context, shop }) => {
    await fillGuestBasket(context, shop, [
      { words: 'Towpath Bitter firkin', quantity: 3 },
      { words: 'Towpath Bitter kilderkin', quantity: 1 },
    ])
    const shifts = await watchShifts(page)
    await openCart(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible()
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Shop', 'Shopping Cart'])
    await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    await expect(trail.getByRole('link', { name: 'Shop' })).toHaveAttribute('href', '/shop')

    const row = rowOf(page, /^Towpath Bitter, 9g/)
    await expect(row.locator('img')).toBeVisible()
    await expect(row).toContainText('Learmonth Basin Brewery')
    await expect(row).toContainText('The beer the brewery was built to make')
    await expect(row).toContainText(/In stock: \d+/)
    await expect(quantityOf(row)).toHaveValue('3')
    await expect(row).toContainText('£290.25')
    await expect(row.getByRole('button', { name: /^Remove Towpath Bitter, 9g/ })).toBeVisible()
    await expect(rowOf(page, /^Towpath/)).toHaveCount(2)

    await expect(sums(page, /^Subtotal/)).toHaveText('£478.75')
    await expect(sums(page, /^VAT/)).toHaveText('£95.75')
    await expect(sums(page, /^Shipping/)).toHaveText('Calculated at checkout')
    await expect(sums(page, /^Total price/)).toHaveText('£574.50')
    await expect(page.getByRole('link', { name: 'Check Out' })).toHaveAttribute('href', '/checkout')
    expect(await shifts()).toBe(0)

    const later = page.getByText('Coupons and shipping calculator (coming soon)')
    await expect(page.getByText('Free shipping')).toBeHidden()
    await later.click()
    for (const name of ['Update Cart', 'Apply coupon', 'Update total'])
      await expect(page.getByRole('button', { name })).toBeDisabled()
    const country = page.getByRole('combobox', { name: 'Country' })
    await expect(country).toBeDisabled()
    await expect(country.getByRole('option')).toHaveText(['United Kingdom'])
    await expect(page.getByRole('radio', { name: 'Free shipping' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Flat rate £0.00' })).toBeDisabled()
    await expect(page.getByText('More regions coming soon')).toBeVisible()
  },
)

test('the wheel scrolls the page and leaves a quantity alone (CART-42)', async ({ page, context, shop }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await fillGuestBasket(context, shop, [{ words: 'Towpath Bitter firkin', quantity: 3 }])
  await openCart(page)
  const inCart = quantityOf(rowOf(page, /^Towpath/))
  await page.goto('/shop?q=Towpath+Bitter')
  await page
    .getByRole('link', { name: /^Towpath Bitter/ })
    .first()
    .click()
  const onBeerPage = page.getByRole('spinbutton', { name: /^Quantity of Towpath Bitter/ }).first()
  for (const open of [undefined, () => openCart(page)]) {
    await open?.()
    const field = open === undefined ? onBeerPage : inCart
    await field.click()
    await field.fill('2')
    const before = await page.evaluate(() => scrollY)
    await page.mouse.wheel(0, 100)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
    await expect(field).toHaveValue('2')
  }
})

test('quantities follow every hand, without a page or a form (CART-29, CART-31, CART-32, CART-33, CART-34, CART-35, CART-37, CART-41)', async ({
  page,
  context,
  shop,
}) => {
  await fillGuestBasket(context, shop, [
    { words: 'Counterpane firkin', quantity: 4 },
    { words: 'Skylark firkin', quantity: 2 },
    { words: 'Towpath Bitter firkin', quantity: 2 },
  ])
  await openCart(page)
  let pages = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() || request.url().includes('/cart/')) pages += 1
  })
  const row = rowOf(page, /^Counterpane/)
  await row.getByRole('button', { name: 'One more' }).click()
  await expect(quantityOf(row)).toHaveValue('5')
  await expect(row.getByRole('button', { name: 'One more' })).toBeDisabled()
  for (const [typed, becomes] of [
    ['2.7', '2'],
    ['99', '5'],
    ['e', '5'],
    ['3', '3'],
  ] as const) {
    await quantityOf(row).click()
    await quantityOf(row).press('ControlOrMeta+a')
    await quantityOf(row).pressSequentially(typed)
    await quantityOf(row).press('Enter')
    await expect(quantityOf(row)).toHaveValue(becomes)
  }
  await quantityOf(row).fill('0')
  await expect(row).toHaveCount(0)
  const skylark = rowOf(page, /^Skylark/)
  await quantityOf(skylark).fill('-2')
  await quantityOf(skylark).blur()
  await expect(skylark).toHaveCount(0)
  const towpath = rowOf(page, /^Towpath/)
  await towpath.getByRole('button', { name: 'One fewer' }).click()
  await expect(quantityOf(towpath)).toHaveValue('1')
  await towpath.getByRole('button', { name: 'One fewer' }).click()
  await expect(page.getByRole('heading', { name: 'Your basket is empty.' })).toBeVisible()
  expect(pages).toBe(0)
})

test('a sold-out line is dimmed, can only shrink, and can be taken out (CART-12, CART-13, CART-30, CART-36, C-22)', async ({
  page,
  context,
  shop,
}) => {
  await fillGuestBasket(context, shop, [
    { words: 'Archbishop’s Mild firkin', quantity: 2, baselinePriceMinor: 10_175 },
    { words: 'Skylark firkin', quantity: 1 },
  ])
  await openCart(page)
  const row = rowOf(page, /^Archbishop/)
  await expect(row).toContainText('Sold out online — please adjust your quantity')
  await expect(row).toHaveAttribute('data-sold-out', 'true')
  await expect(row.locator('img').locator('..')).toHaveCSS('opacity', '0.45')
  await expect(quantityOf(row)).toBeDisabled()
  await expect(row.getByRole('button', { name: 'One more' })).toBeDisabled()
  await row.getByRole('button', { name: 'One fewer' }).click()
  await expect(quantityOf(row)).toHaveValue('1')
  await expectNoViolations(page)
  await row.getByRole('button', { name: /^Remove Archbishop/ }).click()
  await expect(row).toHaveCount(0)
  await expect(quantityOf(rowOf(page, /^Skylark/))).toBeEnabled()
})

test('each basket is a note with its own sum beside its own button; clearing empties all and leads on (CART-14, CART-15, CART-27, CART-28, CART-38, C-55)', async ({
  page,
  context,
  shop,
}) => {
  await fillGuestBasket(context, shop, [
    { words: 'Skylark firkin', quantity: 1 },
    { words: 'Towpath Bitter firkin', quantity: 2, groupSlug: 'forth-crossing' },
  ])
  await openCart(page)
  const note = page.getByRole('region', { name: 'Forth Crossing', exact: true })
  await expect(note.getByRole('link', { name: /^Towpath/ })).toBeVisible()
  await expect(note).toContainText(/Arrives Wed \d+ \w+\. Order by Mon \d+ \w+, 12:00\./)
  const checkout = note.getByRole('link', { name: 'Check out Forth Crossing', exact: true })
  await expect(note).toContainText('£299.40 inc VAT')
  await expect(checkout).toHaveAttribute(
    'href',
    /^\/groups\/forth-crossing\/checkout\?groupId=[\da-f-]{36}&groupName=Forth\+Crossing$/,
  )
  await expect(note).toContainText('One pallet ex VATfrom £56.00')
  const regular = page.getByRole('region', { name: 'Regular basket', exact: true })
  await expect(regular.getByRole('link', { name: 'Check Out', exact: true })).toHaveAttribute(
    'href',
    '/checkout',
  )
  await expect(regular).toContainText(/(Leaves|All of it leaves) by \w+ \d+ \w+\./)

  await expect(page.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/shop')
  await page.getByRole('button', { name: 'Clear Shopping Cart' }).click()
  await expect(page.getByRole('heading', { name: 'Your basket is empty.' })).toBeInViewport()
  await expect(sums(page, /^Subtotal/)).toHaveText('£0.00')
  await expect(page.getByRole('link', { name: 'Discover Beers' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('link', { name: 'Check Out' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your basket is empty.' })).toBeVisible()
})

/** A client whose cart in the account holds three firkins of Skylark. */
async function signInWithCart(page: Page, shop: string): Promise<void> {
  const client = await signInAgain(page, shop)
  const variantId = await findVariant(shop, 'Skylark firkin')
  const added = await fetch(`${shop}/api/cart/items`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${client.token.accessToken}` },
    body: JSON.stringify({ variantId, quantity: 3 }),
  })
  expect(added.status).toBe(200)
}

test('a client sees the cart of the account, nothing moves, and changes without a connection are sent with it', async ({
  page,
  context,
  shop,
}) => {
  await signInWithCart(page, shop)
  const shifts = await watchShifts(page)
  await openCart(page)
  const row = rowOf(page, /^Skylark/)
  await expect(quantityOf(row)).toHaveValue('3')
  expect(await shifts()).toBe(0)

  await context.setOffline(true)
  await row.getByRole('button', { name: 'One more' }).click()
  await expect(quantityOf(row)).toHaveValue('4')
  const waiting = page.getByRole('main').getByText('The shop cannot be reached.')
  await expect(waiting).toBeVisible()
  await expect(row).toContainText('Waiting for a connection')
  await context.setOffline(false)
  await expect(waiting).toBeHidden()
  await page.reload()
  await expect(quantityOf(row)).toHaveValue('4')
})

test('everything on the page is reached and done from the keyboard', async ({ page, context, shop }) => {
  await page.setViewportSize(desktop)
  await fillGuestBasket(context, shop, [{ words: 'Towpath Bitter firkin', quantity: 2 }])
  await openCart(page)
  const row = rowOf(page, /^Towpath/)
  await row.getByRole('link').focus()
  await page.keyboard.press('Tab')
  await expect(row.getByText('Work out your margin')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(row.getByRole('button', { name: 'One fewer' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(quantityOf(row)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(quantityOf(row)).toHaveValue('3')
  await page.keyboard.press('Tab')
  await expect(row.getByRole('button', { name: /^Remove/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your basket is empty.' })).toBeVisible()
})
